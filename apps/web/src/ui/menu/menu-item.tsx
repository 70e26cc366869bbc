import type { ReactNode } from 'react';
import { MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import sheet from '../overlay/sheet.module.css';
import styles from './menu.module.css';

type Props = {
  icon?: ReactNode;
  children: string;
} & ({ onAction: () => void; href?: never } | { href: string; onAction?: never });

export function MenuItem({ icon, children, ...rest }: Props) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={`${sheet.entry} ${styles.item}`}>
      {icon}
      {children}
    </AriaMenuItem>
  );
}

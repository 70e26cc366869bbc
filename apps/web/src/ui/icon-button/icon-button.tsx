import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import styles from './icon-button.module.css';

type Props = {
  label: string;
  /** Left out where the button opens a menu: the menu takes the press. */
  onPress?: () => void;
  children: ReactNode;
};

export function IconButton({ label, children, ...rest }: Props) {
  return (
    <Button {...rest} aria-label={label} className={`${styles.iconButton}`}>
      {children}
    </Button>
  );
}

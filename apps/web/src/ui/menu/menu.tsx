import { type ReactNode, useId } from 'react';
import { Menu as AriaMenu, MenuTrigger, Popover } from 'react-aria-components/Menu';
import sheet from '../overlay/sheet.module.css';
import styles from './menu.module.css';

type Props = {
  /** The button that opens the menu: a MenuButton or an IconButton. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
};

export function Menu({ trigger, label, children }: Props) {
  const labelId = useId();
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement="bottom end" className={`${sheet.sheet} ${styles.popover}`}>
        {/* The name of the trigger would win over a plain aria-label. */}
        <span id={labelId} hidden>
          {label}
        </span>
        <AriaMenu aria-labelledby={labelId} className={`${styles.menu}`}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

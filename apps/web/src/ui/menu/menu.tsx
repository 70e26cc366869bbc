import { type ReactNode, useId } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Header,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from 'react-aria-components/Menu';
import button from '../button/button.module.css';
import { ChevronDownIcon } from '../icon/icons.tsx';
import popover from '../popover.module.css';
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
      <Popover placement="bottom end" className={`${popover.surface} ${styles.popover}`}>
        {/* The trigger's name would override a plain aria-label. */}
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

type MenuButtonProps = { variant?: 'plain' | 'secondary'; children: ReactNode };

/** The trigger of a Menu that shows more than an icon. */
export function MenuButton({ variant = 'plain', children }: MenuButtonProps) {
  const content = (
    <>
      {children}
      <ChevronDownIcon />
    </>
  );
  return variant === 'plain' ? (
    <Button className={`${styles.menuButton}`}>{content}</Button>
  ) : (
    <Button className={`${button.button} ${button[variant]}`}>
      <span className={button.label}>{content}</span>
    </Button>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  children: string;
} & ({ onAction: () => void; href?: never } | { href: string; onAction?: never });

export function MenuItem({ icon, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem {...rest} textValue={children} className={`${popover.entry} ${styles.item}`}>
      {icon}
      {children}
    </AriaMenuItem>
  );
}

/** A block on top of the menu that says what it is about. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <MenuSection>
      <Header className={`${styles.header}`}>{children}</Header>
    </MenuSection>
  );
}

export function MenuDivider() {
  return <Separator className={`${styles.divider}`} />;
}

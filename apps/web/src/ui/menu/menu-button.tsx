import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../icon/icons.tsx';
import styles from './menu-button.module.css';

/** The trigger of a Menu that shows more than an icon. */
export function MenuButton({ children }: { children: ReactNode }) {
  return (
    <Button className={`${styles.menuButton}`}>
      {children}
      <ChevronDownIcon />
    </Button>
  );
}

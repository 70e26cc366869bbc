import type { ReactNode } from 'react';
import { Header, MenuSection } from 'react-aria-components/Menu';
import styles from './menu.module.css';

/** A block on top of the menu that says what it is about, such as whose profile it is. */
export function MenuHeader({ children }: { children: ReactNode }) {
  return (
    <MenuSection>
      <Header className={`${styles.header}`}>{children}</Header>
    </MenuSection>
  );
}

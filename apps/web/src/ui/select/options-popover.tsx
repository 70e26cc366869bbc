import type { ReactNode } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import sheet from '../overlay/sheet.module.css';
import styles from './options-popover.module.css';

type Props = {
  /** Shown in place of the options while there are none. */
  empty?: ReactNode;
  children: ReactNode;
};

/** The list that a select or a searchable dropdown opens. */
export function OptionsPopover({ empty, children }: Props) {
  return (
    <Popover offset={6} className={`${sheet.sheet} ${styles.popover}`}>
      <ListBox
        // Escape closes the list and leaves what is chosen alone.
        escapeKeyBehavior="none"
        renderEmptyState={() => empty}
        className={`${styles.list}`}
      >
        {children}
      </ListBox>
    </Popover>
  );
}

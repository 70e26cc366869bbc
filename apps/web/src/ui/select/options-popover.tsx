import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import type { Option } from '../field/field.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import popover from '../popover.module.css';
import styles from './options-popover.module.css';

type Props = {
  /** Shown in place of the options while there are none. */
  empty?: ReactNode;
  children: ReactNode;
};

/** The list that a select or a searchable dropdown opens. */
export function OptionsPopover({ empty, children }: Props) {
  return (
    <Popover offset={6} className={`${popover.surface} ${styles.popover}`}>
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

type OptionItemProps = Option & {
  /** For the entry that means no choice. */
  muted?: boolean;
};

/** An entry with a check mark when it is chosen. */
export function OptionItem({ value, label, muted = false, disabled = false }: OptionItemProps) {
  return (
    <ListBoxItem
      id={value}
      textValue={label}
      isDisabled={disabled}
      className={`${popover.entry} ${muted || disabled ? styles.muted : ''}`}
    >
      <span className={styles.label}>{label}</span>
      <span className={popover.check}>
        <CheckIcon />
      </span>
    </ListBoxItem>
  );
}

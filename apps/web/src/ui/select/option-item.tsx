import { ListBoxItem } from 'react-aria-components/ListBox';
import type { Option } from '../field/option.ts';
import { CheckIcon } from '../icon/icons.tsx';
import sheet from '../overlay/sheet.module.css';
import styles from './option-item.module.css';

type Props = Option & {
  /** For the entry that stands for no choice. */
  muted?: boolean;
};

/** An entry with a tick behind it when it is chosen. */
export function OptionItem({ value, label, muted = false }: Props) {
  return (
    <ListBoxItem id={value} textValue={label} className={`${sheet.entry} ${muted ? styles.muted : ''}`}>
      <span className={styles.label}>{label}</span>
      <span className={sheet.check}>
        <CheckIcon />
      </span>
    </ListBoxItem>
  );
}

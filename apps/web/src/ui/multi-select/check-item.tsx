import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../icon/icons.tsx';
import popover from '../popover.module.css';
import styles from './check-item.module.css';

type Props = {
  id: string;
  label: string;
  state: 'checked' | 'mixed' | 'unchecked';
  /** Shows a line below the entry. */
  divided?: boolean;
};

/** An entry with a checkbox. */
export function CheckItem({ id, label, state, divided = false }: Props) {
  return (
    <ListBoxItem id={id} textValue={label} className={`${popover.entry} ${divided ? styles.divided : ''}`}>
      <span className={`${styles.box} ${state === 'unchecked' ? '' : styles[state]}`}>
        {state === 'checked' && <CheckIcon />}
      </span>
      <span className={styles.label}>{label}</span>
    </ListBoxItem>
  );
}

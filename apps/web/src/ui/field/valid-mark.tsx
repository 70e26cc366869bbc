import { CheckIcon } from '../icon/icons.tsx';
import styles from './valid-mark.module.css';

/** For a filled, enabled field without an error. Its style hides it while the input beside it has the focus. */
export function ValidMark() {
  return (
    <span role="img" aria-label="Valid" className={styles.mark}>
      <CheckIcon />
    </span>
  );
}

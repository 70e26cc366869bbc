import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A line under the upper edge while the next page is being loaded. */
export function NavigationProgress() {
  return useNavigation().state === 'loading' ? <div aria-hidden="true" className={styles.progress} /> : null;
}

import { useLanguage } from '../language/language.tsx';
import { AlertIcon } from '../ui/icons.tsx';
import styles from './form.module.css';

/** At the beginning and at the end: a form is no call for help. */
export function EmergencyNotice() {
  const { words } = useLanguage();
  return (
    <div className={styles.notice}>
      <AlertIcon />
      <p>
        <strong>{words.notWatched}</strong> {words.emergency}
      </p>
    </div>
  );
}

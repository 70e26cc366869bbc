import { useLanguage } from '../language/language.tsx';
import { EmergencyNotice } from './emergency-notice.tsx';
import styles from './form.module.css';

export function End() {
  const { words } = useLanguage();
  return (
    <>
      <h1 tabIndex={-1} data-arrival className={styles.title}>
        {words.thanks}
      </h1>
      <p>{words.done}</p>
      <EmergencyNotice />
    </>
  );
}

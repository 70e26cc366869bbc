import formStyles from '../form/form.module.css';
import { useLanguage } from '../language/language.tsx';
import styles from './live.module.css';

/** What to do with a device that belongs to the practice. Only signing in leads on from here. */
export function GiveBack() {
  const { words } = useLanguage();
  return (
    <section className={styles.giveBack}>
      <h2 className={formStyles.section}>{words.giveBack}</h2>
      <p>{words.giveBackText}</p>
      <a href="/login">{words.signIn}</a>
    </section>
  );
}

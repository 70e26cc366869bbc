import formStyles from '../form/form.module.css';
import { useLanguage } from '../language/language.tsx';
import styles from './live.module.css';

/** Asks to give back a device of the practice. From here, the only way on is to sign in. */
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

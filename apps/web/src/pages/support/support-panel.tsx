import { Contact } from './contact.tsx';
import { QuestionSearch } from './question-search.tsx';
import styles from './support-panel.module.css';

export function SupportPanel() {
  return (
    <div className={styles.columns}>
      <Contact />
      <QuestionSearch />
    </div>
  );
}

import { ThemeChoice } from '../../lib/theme/theme-choice.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './account-facts.module.css';

/** Kept in this browser: another device may stand in another light. */
export function Appearance() {
  return (
    <div className={styles.section}>
      <Card>
        <h2 className={styles.title}>Appearance</h2>
        <ThemeChoice />
      </Card>
    </div>
  );
}

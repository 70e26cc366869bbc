import type { ReactNode } from 'react';
import styles from './review-question.module.css';

/** Over what is shown once more before it counts. */
export function ReviewQuestion({ action }: { action?: ReactNode }) {
  return (
    <div className={styles.line}>
      <h2 className={styles.question}>Is all the information here correct?</h2>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

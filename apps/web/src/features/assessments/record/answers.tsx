import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type OneForm, useAnswers } from '../assessment-queries.ts';
import styles from './record.module.css';

/** The answers, item by item. */
export function Answers({ params }: { params: OneForm }) {
  const query = useAnswers(params);
  return (
    <Card>
      <h2 className={styles.title}>Answers</h2>
      {query.data ? (
        <AnswerList answers={query.data} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The answers could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Card>
  );
}

const statusWords = {
  missing: 'Not answered',
  'double-marked': 'Marked twice',
  'not-shown': 'Not shown',
} as const;

function AnswerList({ answers: { isSealed, items } }: { answers: FormAnswers }) {
  if (isSealed) {
    return (
      <p className={styles.empty}>
        The form ended without a score. What was answered is kept, and no longer shown.
      </p>
    );
  }
  return (
    <ol className={styles.answers}>
      {items.map((item) => (
        <li key={item.itemId} value={item.number} className={styles.answer}>
          <span>{item.text}</span>
          <span className={item.status === 'answered' ? styles.given : styles.empty}>
            {item.status === 'answered' ? item.answerText : statusWords[item.status]}
            {item.formerText !== null && (
              <span className={styles.when}>
                {' '}
                · corrected, was {item.formerText ? `“${item.formerText}”` : 'not answered'}
              </span>
            )}
            {item.changes > 0 && (
              <span className={styles.when}>
                {' '}
                · changed {item.changes === 1 ? 'once' : `${item.changes} times`}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

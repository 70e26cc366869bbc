import type { Review, ReviewEvidence, ReviewedItem } from '@hub/contract/core/administrations/reviews';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { type OneForm, useReview } from '../assessment-queries.ts';
import { indexInWords } from '../assessment-words.ts';
import record from '../record/record.module.css';
import { validityLabels, validityTones } from '../record/validity-words.ts';
import styles from './review.module.css';

/** The reasons why a form waits for a review, in place of its scores. */
export function ReviewCard({ params }: { params: OneForm }) {
  const query = useReview(params);
  return (
    <Card>
      <h2 className={record.title}>Needs review</h2>
      {query.data ? (
        <Reasons review={query.data} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The review could not be loaded.</LoadFailure>
      ) : (
        <Skeleton variant="body" width="wide" />
      )}
    </Card>
  );
}

const inOrder = ['extreme', 'caution', 'cannot-be-determined', 'not-available', 'acceptable'];

function Reasons({ review: { indices, omitted, maxOmitted } }: { review: Review }) {
  const sorted = [...indices].sort((one, other) => inOrder.indexOf(one.state) - inOrder.indexOf(other.state));
  return (
    <>
      <p className={record.explanation}>
        The form is not scored, and its use stays held, until you have decided. Accept it with a reason, or
        discard it.
      </p>
      {omitted.length > maxOmitted && (
        <section className={styles.reason}>
          <h3 className={record.subtitle}>
            {omitted.length} items have no answer; the form allows {maxOmitted}
          </h3>
          <Items items={omitted} />
        </section>
      )}
      <ul className={`${record.indices} ${styles.reason}`}>
        {sorted.map(({ code, name, value, state, explanation, evidence }) => (
          <li key={code}>
            <div className={record.index}>
              <span className={record.name}>{name}</span>
              <Badge tone={validityTones[state]}>{validityLabels[state]}</Badge>
              {value !== null && <span className={record.when}>{indexInWords(value)}</span>}
            </div>
            <p className={record.explanation}>{explanation}</p>
            {(state === 'extreme' || state === 'caution') && (
              <details className={styles.evidence} open={state === 'extreme'}>
                <summary>{summaryOf(evidence)}</summary>
                <Evidence evidence={evidence} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const summaries: Record<ReviewEvidence['kind'], string> = {
  omitted: 'Items without an answer',
  inconsistency: 'Pairs of items that belong together',
  infrequency: 'Answers that hardly anybody gives',
  impression: 'Answers that count towards it',
  'longest-run': 'The longest run of one answer',
  'seconds-per-item': 'Seconds for each item',
};
const summaryOf = ({ kind }: ReviewEvidence) => summaries[kind];

function Evidence({ evidence }: { evidence: ReviewEvidence }) {
  switch (evidence.kind) {
    case 'inconsistency':
      return (
        <ul className={styles.pairs}>
          {evidence.pairs.map(({ first, second, difference }) => (
            <li key={`${first.itemId} ${second.itemId}`}>
              <Items items={[first, second]} />
              <p className={styles.apart}>
                {difference === null ? 'One of them is missing' : `${indexInWords(difference)} apart`}
              </p>
            </li>
          ))}
        </ul>
      );
    case 'seconds-per-item':
      return (
        <ol className={styles.items}>
          {evidence.seconds.map((item) => (
            <li key={item.itemId} value={item.number}>
              {item.text} <strong>{indexInWords(item.seconds)} s</strong>
            </li>
          ))}
        </ol>
      );
    default:
      return evidence.items.length === 0 ? (
        <p className={record.empty}>None.</p>
      ) : (
        <Items items={evidence.items} />
      );
  }
}

const Items = ({ items }: { items: readonly ReviewedItem[] }) => (
  <ol className={styles.items}>
    {items.map((item) => (
      <li key={item.itemId} value={item.number}>
        {item.text} <strong>{item.answerText || 'Not answered'}</strong>
      </li>
    ))}
  </ol>
);

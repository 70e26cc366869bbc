import type { NewResult } from '@hub/contract/core/administrations/new-results';
import { useId } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { timeInWords } from '../../../lib/time-in-words.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import cards from '../../cases/home/needs-action/needs-action.module.css';
import { useNewResults } from '../assessment-queries.ts';
import { formTitle } from '../assessment-words.ts';
import { FirstFew } from './first-few.tsx';
import styles from './needs.module.css';

/** Scored forms that were not opened yet, the latest first. */
export function NewResults() {
  const titleId = useId();
  const query = useNewResults();
  return (
    <section aria-labelledby={titleId} className={styles.results}>
      <h2 id={titleId} className={`${cards.heading}`}>
        New results
      </h2>
      {query.data ? (
        <Results {...query.data} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The new results could not be loaded.</LoadFailure>
      ) : (
        <div aria-hidden="true" className={`${cards.card}`}>
          <Skeleton variant="body" width="medium" />
        </div>
      )}
    </section>
  );
}

function Results({ total, items }: { total: number; items: readonly NewResult[] }) {
  if (total === 0) {
    return (
      <p className={styles.facts}>You have looked at every result. What is scored next is shown here.</p>
    );
  }
  return (
    <div className={`${cards.card}`}>
      <FirstFew label="New results" items={items} total={total}>
        {(result) => <ResultItem key={result.id} result={result} />}
      </FirstFew>
    </div>
  );
}

function ResultItem({ result }: { result: NewResult }) {
  const { id, caseId, clientName, respondentName, scored } = result;
  const title = formTitle(result);
  return (
    <li className={styles.form}>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{clientName}</bdi>
        </p>
        <p className={styles.facts}>{[title, respondentName, `scored ${timeInWords(scored)}`].join(' · ')}</p>
      </div>
      <Link href={generatePath(paths.administration, { id: caseId, formId: id })}>
        See scores
        <span className="visually-hidden">
          : {title} for {clientName}
        </span>
      </Link>
    </li>
  );
}

import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { generatePath } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { browserDayOf } from '../../../lib/browser-day.ts';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Link } from '../../../ui/link/link.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { formTitle } from '../assessment-words.ts';
import { useScreenings } from './screening-queries.ts';
import { countedClients, progressInWords } from './screening-words.ts';
import styles from './screenings.module.css';

const PAGE_SIZE = 12;

/** The screenings of the practitioner, the latest first. */
export function ScreeningList() {
  const [page, setPage] = useState(1);
  const query = useScreenings({ Page: page, PageSize: PAGE_SIZE });
  if (!query.data) {
    return query.errorUpdateCount > 0 ? (
      <LoadFailure query={query}>The screenings could not be loaded.</LoadFailure>
    ) : (
      <Skeleton variant="body" width="wide" />
    );
  }
  const { items, totalItems } = query.data;
  if (totalItems === 0) {
    return (
      <EmptyState
        message="Nothing was sent to many clients yet. Select them in the directory, and choose “Send a form”."
        action={
          <Link variant="primary" href={paths.clients}>
            Select clients
          </Link>
        }
      />
    );
  }
  return (
    <>
      <ul className={styles.list} aria-label="Screenings">
        {items.map((screening) => (
          <li key={screening.id}>
            <Card>
              <div className={styles.item}>
                <Link href={generatePath(paths.screening, { id: screening.id })}>{screening.name}</Link>
                <p className={styles.muted}>
                  {[
                    formTitle(screening),
                    countedClients(screening.counts.total),
                    `sent ${displayDate(browserDayOf(screening.created))}`,
                    ...progressInWords(screening.counts),
                  ].join(' · ')}
                </p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {totalItems > PAGE_SIZE && (
        <Pager label="Screenings" page={page} pageSize={PAGE_SIZE} totalItems={totalItems} onPage={setPage} />
      )}
    </>
  );
}

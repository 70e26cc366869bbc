import { useState } from 'react';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Pager, type PageSize } from '../../ui/pager/pager.tsx';
import { useClientAdministrations } from './assessment-queries.ts';
import styles from './assessments.module.css';
import { FormItem } from './form-item.tsx';

const FIRST: { page: number; pageSize: PageSize } = { page: 1, pageSize: 12 };

/** What was given to a client in all of their cases, the latest first. Nothing where there is nothing. */
export function ClientAssessments({ clientId }: { clientId: string }) {
  const [{ page, pageSize }, show] = useState(FIRST);
  const query = useClientAdministrations(clientId, { Page: page, PageSize: pageSize });
  if (!query.data) {
    return query.errorUpdateCount > 0 ? (
      <LoadFailure query={query}>The assessments could not be loaded.</LoadFailure>
    ) : null;
  }
  const { items, totalItems } = query.data;
  if (totalItems === 0) return null;
  return (
    <Card>
      <div className={styles.titleLine}>
        <h2 className={styles.title}>Assessments</h2>
      </div>
      <ul className={styles.list} aria-label="Assessments">
        {items.map(({ caseName, batteryId, ...form }) => (
          <FormItem key={form.id} form={form} batteryId={batteryId} note={caseName} />
        ))}
      </ul>
      {totalItems > FIRST.pageSize && (
        <div className={styles.pager}>
          <Pager
            label="Assessments"
            page={page}
            pageSize={pageSize}
            totalItems={totalItems}
            onPage={(next) => show({ page: next, pageSize })}
            onPageSize={(size) => show({ page: 1, pageSize: size })}
          />
        </div>
      )}
    </Card>
  );
}

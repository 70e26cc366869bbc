import { useState } from 'react';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Card } from '../../ui/card/card.tsx';
import list from '../../ui/card/card-list.module.css';
import { Pager, type PageSize } from '../../ui/pager/pager.tsx';
import { useClientAdministrations } from './assessment-queries.ts';
import { FormItem } from './form-item.tsx';

const FIRST: { page: number; pageSize: PageSize } = { page: 1, pageSize: 12 };

/** The forms given to a client in all of their cases, the latest first. Renders nothing if there are none. */
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
      <div className={list.titleLine}>
        <h2 className={list.title}>Assessments</h2>
      </div>
      <ul className={list.list} aria-label="Assessments">
        {items.map(({ caseName, batteryId, ...form }) => (
          <FormItem key={form.id} form={form} batteryId={batteryId} note={caseName} />
        ))}
      </ul>
      {totalItems > FIRST.pageSize && (
        <div className={list.pager}>
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

import { COMBINED } from '@hub/contract/catalogs/report-formats';
import type { Case } from '@hub/contract/core/cases/case';
import type { CaseReports as Found, ReportOffer } from '@hub/contract/core/reports/report';
import { generatePath } from 'react-router';
import { paths } from '../../app/paths.ts';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { Card } from '../../ui/card/card.tsx';
import list from '../../ui/card/card-list.module.css';
import { Link } from '../../ui/link/link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { MakeReport } from './make-report.tsx';
import { ReportItem } from './report-item.tsx';
import { useCaseReports } from './report-queries.ts';

/** The reports of a case, the latest first, with a button to make one. */
export function CaseReports({ record }: { record: Pick<Case, 'id' | 'clientId'> }) {
  const query = useCaseReports(record.id);
  return (
    <Card>
      <div className={list.titleLine}>
        <h2 className={list.title}>Reports</h2>
        {query.data?.canMake && (
          <div className={list.buttons}>
            {query.data.compared.some(canCompareRaters) && (
              <Link variant="secondary" href={generatePath(paths.compareRaters, { id: record.id })}>
                Compare raters
              </Link>
            )}
            <MakeReport record={record} found={query.data} />
          </div>
        )}
      </div>
      {query.data ? (
        <ReportList found={query.data} />
      ) : query.errorUpdateCount > 0 ? (
        <LoadFailure query={query}>The reports could not be loaded.</LoadFailure>
      ) : (
        <div aria-hidden="true">
          <Skeleton variant="body" width="wide" />
        </div>
      )}
    </Card>
  );
}

const canCompareRaters = ({ outputFormat, reason }: ReportOffer) =>
  outputFormat === COMBINED && reason === null;

function ReportList({ found: { items, forms, canMake } }: { found: Found }) {
  if (items.length === 0) {
    return (
      <p className={list.empty}>
        {!canMake
          ? 'No report was made in this case.'
          : forms.length === 0
            ? 'Reports are made here once a form is scored.'
            : 'No report was made yet. Each stays as it was made, whatever is scored later.'}
      </p>
    );
  }
  return (
    <ul className={list.list} aria-label="Reports">
      {items.map((report) => (
        <ReportItem key={report.id} report={report} />
      ))}
    </ul>
  );
}

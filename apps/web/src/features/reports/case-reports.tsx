import type { Case } from '@hub/contract/core/cases/case';
import type { CaseReports as Found } from '@hub/contract/core/reports/report';
import { useState } from 'react';
import { LoadFailure } from '../../lib/load-failure/load-failure.tsx';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { dialogOnDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { ReportItem } from './report-item.tsx';
import { useCaseReports } from './report-queries.ts';
import styles from './reports.module.css';

const MakeReportDialog = dialogOnDemand('Make a report', () =>
  import('./make-report-dialog.tsx').then((part) => part.MakeReportDialog),
);

/** The reports of a case, the latest first, and a way to make one. */
export function CaseReports({ record }: { record: Pick<Case, 'id' | 'clientId'> }) {
  const query = useCaseReports(record.id);
  const [dialog, setDialog] = useState<'open' | 'closing'>();
  return (
    <Card>
      <div className={styles.titleLine}>
        <h2 className={styles.title}>Reports</h2>
        {query.data?.canMake && (
          <ExplainedButton
            disabledReason={
              query.data.forms.length === 0
                ? 'Reports are made of scored forms, and there are none yet.'
                : undefined
            }
            onPress={() => setDialog('open')}
          >
            <PlusIcon />
            Make a report
          </ExplainedButton>
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
      {dialog && query.data && (
        <MakeReportDialog
          record={record}
          found={query.data}
          visible={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onGone={() => setDialog(undefined)}
        />
      )}
    </Card>
  );
}

function ReportList({ found: { items, forms } }: { found: Found }) {
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        {forms.length === 0
          ? 'Reports are made here once a form is scored.'
          : 'No report was made yet. Each stays as it was made, whatever is scored later.'}
      </p>
    );
  }
  return (
    <ul className={styles.list} aria-label="Reports">
      {items.map((report) => (
        <ReportItem key={report.id} report={report} />
      ))}
    </ul>
  );
}

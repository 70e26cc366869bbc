import type { Case } from '@hub/contract/core/cases/case';
import type { CaseReports } from '@hub/contract/core/reports/report';
import { useState } from 'react';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import { PlusIcon } from '../../ui/icon/icons.tsx';
import { dialogOnDemand } from '../../ui/on-demand.tsx';
import { useCaseReports } from './report-queries.ts';

const MakeReportDialog = dialogOnDemand('Make a report', () =>
  import('./make-report-dialog.tsx').then((part) => part.MakeReportDialog),
);

type Props = {
  record: Pick<Case, 'id' | 'clientId'>;
  found: CaseReports;
  /** The form that is selected at first; the latest form of the case if left out. */
  formId?: string | undefined;
};

/** The button for the dialog that makes a report. */
export function MakeReport({ record, found, formId }: Props) {
  const [dialog, setDialog] = useState<'open' | 'closing'>();
  return (
    <>
      <ExplainedButton
        disabledReason={
          found.forms.length === 0 ? 'Reports are made of scored forms, and there are none yet.' : undefined
        }
        onPress={() => setDialog('open')}
      >
        <PlusIcon />
        Make a report
      </ExplainedButton>
      {dialog && (
        <MakeReportDialog
          record={record}
          found={found}
          formId={formId}
          visible={dialog === 'open'}
          onClose={() => setDialog('closing')}
          onGone={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** The button on the page of a form, for users who may make reports of it. */
export function MakeReportOfForm({ record, formId }: Pick<Props, 'record'> & { formId: string }) {
  const { data: found } = useCaseReports(record.id);
  const isOffered = found?.canMake && found.forms.some(({ administrationId }) => administrationId === formId);
  return isOffered ? <MakeReport record={record} found={found} formId={formId} /> : null;
}

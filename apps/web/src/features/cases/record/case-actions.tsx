import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { pageProblems } from '@hub/contract/http/page-problems';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { useReloadCases } from '../case-queries.ts';
import { DeleteCaseDialog } from '../delete-case-dialog.tsx';
import { CloseCaseDialog } from './close-case-dialog.tsx';
import styles from './record.module.css';

type Props = {
  record: Case;
  focusEdit: boolean;
  focusClose: boolean;
  onEdit: () => void;
  onClosed: () => void;
};

/** The actions on the whole case. A closed case is reopened from its notice. */
export function CaseActions({ record, focusEdit, focusClose, onEdit, onClosed }: Props) {
  const navigate = useNavigate();
  const reload = useReloadCases();
  const [asking, setAsking] = useState<'close' | 'delete'>();
  const isClosed = record.status === CLOSED;
  const closedReason = isClosed ? pageProblems['case-closed'].title : undefined;

  async function leaveDeletion(outcome: 'deleted' | 'kept') {
    setAsking(undefined);
    if (outcome === 'kept') return;
    await navigate(paths.cases);
    await reload();
  }
  return (
    <div className={styles.actions}>
      <ExplainedButton variant="secondary" disabledReason={closedReason} onPress={() => setAsking('delete')}>
        Delete
      </ExplainedButton>
      {!isClosed && (
        <Button variant="secondary" autoFocus={focusClose} onPress={() => setAsking('close')}>
          Close case
        </Button>
      )}
      <ExplainedButton disabledReason={closedReason} autoFocus={focusEdit} onPress={onEdit}>
        Edit
      </ExplainedButton>
      {asking === 'delete' && (
        <DeleteCaseDialog caseSummary={record} onGone={(outcome) => void leaveDeletion(outcome)} />
      )}
      {asking === 'close' && (
        <CloseCaseDialog
          record={record}
          onGone={(outcome) => {
            setAsking(undefined);
            if (outcome === 'closed') onClosed();
          }}
        />
      )}
    </div>
  );
}

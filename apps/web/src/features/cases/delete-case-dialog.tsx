import type { CaseSummary } from '@hub/contract/core/cases/case';
import { useState } from 'react';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../ui/dialog/dialog.tsx';
import { showToast, TIME_TO_ACT_MS } from '../../ui/toast/toasts.ts';
import { PausedForms } from '../clients/forms-in-deletion.tsx';
import { useDeleteCase, useOpenForms, useRestoreCase } from './case-queries.ts';

type Outcome = 'deleted' | 'kept';
type Props = { caseSummary: CaseSummary; onGone: (outcome: Outcome) => void };

/** Asks, deletes, and offers to undo it. `onGone` is called after the focus has returned. */
export function DeleteCaseDialog({ caseSummary: { id, caseName }, onGone }: Props) {
  const [outcome, setOutcome] = useState<Outcome>();
  const deletion = useDeleteCase();
  const restoration = useRestoreCase();
  const openForms = useOpenForms(id);

  const succeed = () => {
    const action = { label: 'Undo', onPress: () => restoration.mutate(id) };
    showToast({ message: `${caseName} was deleted`, tone: 'success', action, timeout: TIME_TO_ACT_MS });
    setOutcome('deleted');
  };
  const fail = (error: Error) => {
    if (!isGoneAlready(error)) return;
    showToast({ message: `${caseName} was deleted already` });
    setOutcome('deleted');
  };

  return (
    <ConfirmDialog
      visible={outcome === undefined}
      title={`Delete ${caseName}?`}
      confirmLabel="Delete case"
      variant="danger"
      busy={deletion.isPending}
      onCancel={() => setOutcome('kept')}
      onConfirm={() => deletion.mutate(id, { onSuccess: succeed, onError: fail })}
      onGone={() => onGone(outcome ?? 'kept')}
    >
      <p>Its notes are hidden with it.</p>
      <PausedForms forms={openForms.data?.items} failed={openForms.isError} />
      <p>You can restore it for 30 days. What was scored is kept in the archive after that.</p>
      {deletion.error && (
        <DialogFailure title="The case could not be deleted">{reasonOf(deletion.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}

const isGoneAlready = (error: Error) =>
  error instanceof ApiProblem && (error.code === 'case-deleted' || error.code === 'not-found');

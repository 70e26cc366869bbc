import type { CaseSummary } from '@hub/contract/core/cases/case';
import { useState } from 'react';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { hasFormsOut, useCloseCases } from '../case-queries.ts';

type Props = {
  cases: readonly CaseSummary[];
  onClosed: () => void;
  /** Called after the focus has returned. */
  onGone: () => void;
};

/** Asks, and closes all of the cases or none. */
export function CloseCasesDialog({ cases, onClosed, onGone }: Props) {
  const [outcome, setOutcome] = useState<'closed' | 'kept'>();
  const closing = useCloseCases();
  const isOne = cases.length === 1;
  const withdrawOpen = hasFormsOut(closing.error);

  const succeed = ({ closed }: { closed: readonly string[] }) => {
    showToast({ message: closedInWords(closed.length), tone: 'success' });
    setOutcome('closed');
  };
  function leave() {
    if (outcome === 'closed') onClosed();
    onGone();
  }
  return (
    <ConfirmDialog
      visible={outcome === undefined}
      title={isOne ? `Close ${cases[0]?.caseName}?` : `Close ${numberOfCases(cases.length)}?`}
      confirmLabel={withdrawOpen ? 'Withdraw and close' : isOne ? 'Close case' : 'Close cases'}
      busy={closing.isPending}
      onCancel={() => setOutcome('kept')}
      onConfirm={() =>
        closing.mutate({ caseIds: cases.map(({ id }) => id), withdrawOpen }, { onSuccess: succeed })
      }
      onGone={leave}
    >
      <p>
        {isOne
          ? `The case of ${cases[0]?.clientName} becomes read-only. You can reopen it at any time.`
          : 'They become read-only. You can reopen each of them at any time.'}
      </p>
      {closing.error && (
        <DialogFailure title={isOne ? 'The case was not closed' : 'No case was closed'}>
          {whyNot(closing.error)}
        </DialogFailure>
      )}
    </ConfirmDialog>
  );
}

/** One case that was deleted meanwhile prevents closing the others. */
const whyNot = (error: Error) =>
  error instanceof ApiProblem && error.code === 'not-found'
    ? 'One of them may have been deleted. Cancel, and look at the list again.'
    : reasonOf(error);

const numberOfCases = (count: number) => (count === 1 ? '1 case' : `${count} cases`);

/** Someone else may have closed the cases a moment before. */
const closedInWords = (count: number) =>
  count === 0 ? 'Nothing was left to close' : `${numberOfCases(count)} closed`;

import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import type { Case } from '@hub/contract/core/cases/case';
import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { hasFormsOut, useCaseStatus, useShowCase } from '../case-queries.ts';

type Props = { record: Case; onGone: (outcome: 'closed' | 'kept') => void };

/** The page changes after the dialog is gone, because the change removes the button that opened it. */
export function CloseCaseDialog({ record: { id, caseName }, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const closing = useCaseStatus(id);
  const show = useShowCase();
  const withdrawOpen = hasFormsOut(closing.error);

  function leave() {
    onGone(closing.data ? 'closed' : 'kept');
    if (closing.data) void show(closing.data);
  }
  return (
    <ConfirmDialog
      visible={visible}
      title={`Close ${caseName}?`}
      confirmLabel={withdrawOpen ? 'Withdraw and close' : 'Close case'}
      busy={closing.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() =>
        closing.mutate(
          { status: CLOSED, withdrawOpen },
          {
            onSuccess: () => {
              showToast({ message: `${caseName} was closed`, tone: 'success' });
              setVisible(false);
            },
          },
        )
      }
      onGone={leave}
    >
      <p>A closed case can be read, but not changed.</p>
      <p>You can reopen it at any time.</p>
      {closing.error && (
        <DialogFailure title="The case could not be closed">{reasonOf(closing.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}

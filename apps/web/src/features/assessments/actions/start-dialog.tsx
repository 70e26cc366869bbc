import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { keepHandOver, markHandedOver } from '../../../lib/session/hand-over.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { wipeHub } from '../../../lib/session/wipe-hub.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { useStartHere } from '../assessment-queries.ts';
import { respondentName } from '../assessment-words.ts';
import type { FormDialogProps } from './form-dialog.tsx';

/** Logs the practitioner out before the respondent gets the screen. */
export function StartDialog({ form, params, onGone }: FormDialogProps) {
  const [visible, setVisible] = useState(true);
  const session = useSession();
  const starting = useStartHere(params);
  const isLeaving = starting.isPending || starting.isSuccess;

  const start = () =>
    starting.mutate(undefined, {
      onSuccess: ({ address }) => {
        wipeHub();
        markHandedOver();
        keepHandOver(address);
        if (session.status === 'signed-in') session.signOut();
      },
    });
  return (
    <ConfirmDialog
      visible={visible}
      title="Start on this device?"
      confirmLabel="Log out and start"
      busy={isLeaving}
      onCancel={() => setVisible(false)}
      onConfirm={start}
      onGone={onGone}
    >
      <p>You are logged out here, and the screen shows the form for {respondentName(form)}.</p>
      <p>Afterwards, sign in again: you come back to this case.</p>
      {starting.error && (
        <DialogFailure title="The form could not be started">{reasonOf(starting.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}

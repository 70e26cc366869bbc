import { useState } from 'react';
import { reasonOf } from '../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/toast/toasts.ts';
import { useEndOtherSessions } from './session-queries.ts';

type Props = { count: number; onGone: () => void };

export function EndOthersDialog({ count, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const ending = useEndOtherSessions();
  const succeed = () => {
    showToast({ message: 'All other sessions were signed out', tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title="Sign out all other sessions?"
      confirmLabel="Sign out all others"
      variant="danger"
      busy={ending.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => ending.mutate(undefined, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>
        {count} other {count === 1 ? 'session ends' : 'sessions end'} at once. This one goes on.
      </p>
      {ending.error && (
        <DialogFailure title="The other sessions could not be signed out">
          {reasonOf(ending.error)}
        </DialogFailure>
      )}
    </ConfirmDialog>
  );
}

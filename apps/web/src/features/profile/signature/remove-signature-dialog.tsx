import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useRemoveSignature } from './signature-queries.ts';

export function RemoveSignatureDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const removal = useRemoveSignature();
  const succeed = () => {
    showToast({ message: 'Signature removed', tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title="Remove your signature?"
      confirmLabel="Remove signature"
      variant="danger"
      busy={removal.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => removal.mutate(undefined, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>New reports have a line on which you sign by hand. Those that exist stay as they were made.</p>
      {removal.error && (
        <DialogFailure title="Your signature could not be removed">{reasonOf(removal.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}

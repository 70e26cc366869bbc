import { useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { DialogFailure } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useRemovePicture } from './picture-queries.ts';

export function RemovePictureDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const removal = useRemovePicture();
  const succeed = () => {
    showToast({ message: 'Picture removed', tone: 'success' });
    setVisible(false);
  };
  return (
    <ConfirmDialog
      visible={visible}
      title="Remove your picture?"
      confirmLabel="Remove picture"
      variant="danger"
      busy={removal.isPending}
      onCancel={() => setVisible(false)}
      onConfirm={() => removal.mutate(undefined, { onSuccess: succeed })}
      onGone={onGone}
    >
      <p>Your initials are shown beside your name again. The picture is not kept.</p>
      {removal.error && (
        <DialogFailure title="Your picture could not be removed">{reasonOf(removal.error)}</DialogFailure>
      )}
    </ConfirmDialog>
  );
}

import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = { visible: boolean; onStay: () => void; onAbandon: () => void };

/** Asks before typed text is lost. `lib/unsaved-changes` decides when. */
export function UnsavedChangesDialog({ visible, onStay, onAbandon }: Props) {
  return (
    <ConfirmDialog
      visible={visible}
      title="Your changes will be lost."
      cancelLabel="Stay on page"
      confirmLabel="Abandon changes"
      variant="danger"
      onCancel={onStay}
      onConfirm={onAbandon}
    >
      Do you want to abandon your changes?
    </ConfirmDialog>
  );
}

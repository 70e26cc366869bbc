import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

type Props = { visible: boolean; busy: boolean; onReload: () => void; onKeepEditing: () => void };

/** Someone else has saved the record since the form was opened. */
export function ConflictDialog({ visible, busy, onReload, onKeepEditing }: Props) {
  return (
    <Dialog
      visible={visible}
      onVisibleChange={onKeepEditing}
      locked={busy}
      persist
      role="alertdialog"
      size="message"
      title="Someone else has saved changes meanwhile"
      footer={
        <>
          <Button variant="secondary" autoFocus disabled={busy} onPress={onKeepEditing}>
            Keep editing
          </Button>
          <Button busy={busy} onPress={onReload}>
            Reload
          </Button>
        </>
      }
    >
      <p>Your changes are not saved, so that theirs are not lost.</p>
      <p>Reload to see their version. What you have typed is kept, and you can restore it over theirs.</p>
    </Dialog>
  );
}

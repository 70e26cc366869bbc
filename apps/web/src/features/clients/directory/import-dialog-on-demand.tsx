import { lazy, Suspense, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

// Few open it, and reading files takes more than the list itself.
const LoadedDialog = lazy(() =>
  import('./import/import-dialog.tsx').then(
    (file) => ({ default: file.ImportDialog }),
    () => ({ default: MissingDialog }),
  ),
);

type Props = { onGone: () => void };

export const ImportDialog = (props: Props) => (
  <Suspense>
    <LoadedDialog {...props} />
  </Suspense>
);

function MissingDialog({ onGone }: Props) {
  const [visible, setVisible] = useState(true);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={setVisible}
      onGone={onGone}
      title="Import clients"
      size="message"
    >
      This part of the page could not be loaded. Check your connection and reload the page.
    </Dialog>
  );
}

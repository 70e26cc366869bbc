import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Link } from '../../../ui/link/link.tsx';

type Props = { onGone: () => void };

export function NewCaseFromHome({ onGone }: Props) {
  const [visible, setVisible] = useState(true);
  return (
    <Dialog visible={visible} onVisibleChange={setVisible} onGone={onGone} title="New case">
      <Link href={paths.clients}>Choose a client in the Client Directory</Link>
    </Dialog>
  );
}

import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ConnectApp } from './connect-app.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function TurnOnDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setVisible(false);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      persist
      locked={codes !== undefined}
      title={codes ? 'Keep your recovery codes' : 'Turn on two-factor sign-in'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <ConnectApp onConnected={setCodes} onCancel={close} />
      )}
    </Dialog>
  );
}

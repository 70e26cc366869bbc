import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ConfirmNewEmail } from './confirm-new-email.tsx';
import { NewEmail } from './new-email.tsx';

/** First the address, then the code that was sent to it. */
export function ChangeEmailDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const [email, setEmail] = useState<string>();
  const close = () => setVisible(false);
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} title="Change email" persist>
      {email ? (
        <ConfirmNewEmail email={email} onClose={close} />
      ) : (
        <NewEmail onSent={setEmail} onClose={close} />
      )}
    </Dialog>
  );
}

import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import { useTwoFactorCalls } from '../two-factor-queries.ts';
import { CodeForm } from './code-form.tsx';

export function TurnOffDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const { turnOff } = useTwoFactorCalls();
  const close = () => setVisible(false);
  return (
    <Dialog visible={visible} onVisibleChange={close} onGone={onGone} title="Turn off two-factor sign-in?">
      <CodeForm
        label="Turn off two-factor sign-in"
        help="Six digits from your app, or a recovery code"
        action="Turn off"
        send={turnOff}
        onDone={() => {
          showToast({ message: 'Two-factor sign-in is off', tone: 'success' });
          close();
        }}
        onCancel={close}
      >
        <p>Signing in then takes your password alone, and your recovery codes work no more.</p>
      </CodeForm>
    </Dialog>
  );
}

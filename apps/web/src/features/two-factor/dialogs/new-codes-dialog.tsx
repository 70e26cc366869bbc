import { useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useTwoFactorCalls } from '../two-factor-queries.ts';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function NewCodesDialog({ onGone }: { onGone: () => void }) {
  const [visible, setVisible] = useState(true);
  const [codes, setCodes] = useState<readonly string[]>();
  const { renewCodes } = useTwoFactorCalls();
  const close = () => setVisible(false);
  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      persist={codes !== undefined}
      locked={codes !== undefined}
      title={codes ? 'Keep your recovery codes' : 'Get new recovery codes?'}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <CodeForm
          label="Get new recovery codes"
          help="Six digits from your app, or a recovery code"
          action="Get new codes"
          send={renewCodes}
          onDone={setCodes}
          onCancel={close}
        >
          <p>The recovery codes that you have now work no more.</p>
        </CodeForm>
      )}
    </Dialog>
  );
}

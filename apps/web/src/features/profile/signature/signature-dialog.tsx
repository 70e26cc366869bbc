import { typedSignature } from '@hub/contract/auth/users/signature';
import { useRef, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-problem.ts';
import { AlertBanner } from '../../../ui/alert-banner/alert-banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ExplainedButton } from '../../../ui/button/explained-button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from './signature.module.css';
import { SignaturePad } from './signature-pad.tsx';
import { useSaveSignature } from './signature-queries.ts';
import { pictureOf, type Stroke } from './strokes.ts';

type Props = { name: string; onGone: () => void };

/** Types a signature or draws it. Typing is for users who cannot draw. */
export function SignatureDialog({ name, onGone }: Props) {
  const [visible, setVisible] = useState(true);
  const [way, setWay] = useState<'type' | 'draw'>('type');
  const [text, setText] = useState(name);
  const [strokes, setStrokes] = useState<readonly Stroke[]>([]);
  const save = useSaveSignature();
  const failure = useRef<HTMLDivElement>(null);
  const close = () => setVisible(false);
  const isReady = way === 'type' ? typedSignature.safeParse(text).success : strokes.length > 0;

  async function keep() {
    const signature = way === 'type' ? text.trim() : await pictureOf(strokes);
    await save.mutateAsync(signature).then(
      () => {
        showToast({ message: 'Signature saved', tone: 'success' });
        close();
      },
      // The dialog shows the error.
      () => failure.current?.scrollIntoView({ block: 'nearest' }),
    );
  }

  return (
    <Dialog
      visible={visible}
      onVisibleChange={close}
      onGone={onGone}
      title="Your signature"
      persist
      locked={save.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={save.isPending} onPress={close}>
            Cancel
          </Button>
          <ExplainedButton
            busy={save.isPending}
            disabledReason={
              isReady ? undefined : way === 'type' ? 'Type your name first.' : 'Draw your signature first.'
            }
            onPress={() => void keep()}
          >
            Save signature
          </ExplainedButton>
        </>
      }
    >
      <div ref={failure} className={styles.content}>
        {save.error && (
          <AlertBanner tone="alert" title="Your signature could not be saved">
            {reasonOf(save.error)}
          </AlertBanner>
        )}
        <Tabs
          label="How to sign"
          selected={way}
          onSelect={setWay}
          tabs={[
            {
              id: 'type',
              title: 'Type',
              content: (
                <div className={styles.content}>
                  <TextField label="Name" required maxLength={80} value={text} onChange={setText} />
                  <p className={styles.typed}>{text}</p>
                </div>
              ),
            },
            {
              id: 'draw',
              title: 'Draw',
              content: <SignaturePad strokes={strokes} onChange={setStrokes} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}

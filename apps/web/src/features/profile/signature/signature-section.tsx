import type { Signature } from '@hub/contract/auth/users/signature';
import { useRef, useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { dialogOnDemand } from '../../../ui/on-demand.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../profile.module.css';
import own from './signature.module.css';
import { useSignature } from './signature-queries.ts';

type DialogProps = { name: string; onGone: () => void };

const SignatureDialog = dialogOnDemand<DialogProps>(
  'Your signature',
  async () => (await import('./signature-dialog.tsx')).SignatureDialog,
);

const RemoveSignatureDialog = dialogOnDemand<DialogProps>(
  'Remove signature',
  async () => (await import('./remove-signature-dialog.tsx')).RemoveSignatureDialog,
);

/** The signature at the end of reports. */
export function SignatureSection({ name }: { name: string }) {
  const query = useSignature();
  const [open, setOpen] = useState<'change' | 'remove'>();
  const title = useRef<HTMLHeadingElement>(null);
  const close = () => {
    setOpen(undefined);
    // The button that removes it disappears together with the signature.
    if (document.activeElement === document.body) title.current?.focus();
  };
  const signature = query.data?.signature;
  return (
    <div className={styles.section}>
      <Card>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          Signature
        </h2>
        {query.data ? (
          <>
            <Shown signature={signature ?? null} name={name} />
            <div className={styles.actions}>
              <Button variant="secondary" onPress={() => setOpen('change')}>
                {signature ? 'Change signature' : 'Add signature'}
              </Button>
              {signature && (
                <Button variant="quiet" onPress={() => setOpen('remove')}>
                  Remove <span className="visually-hidden">signature</span>
                </Button>
              )}
            </div>
          </>
        ) : query.errorUpdateCount > 0 ? (
          <LoadFailure query={query}>Your signature could not be loaded.</LoadFailure>
        ) : (
          <Skeleton variant="body" width="wide" />
        )}
      </Card>
      {open === 'change' && <SignatureDialog name={name} onGone={close} />}
      {open === 'remove' && <RemoveSignatureDialog name={name} onGone={close} />}
    </div>
  );
}

function Shown({ signature, name }: { signature: Signature; name: string }) {
  if (!signature) {
    return <p>Reports have a line on which you sign by hand. Add a signature, and new reports carry it.</p>;
  }
  return (
    <>
      {signature.kind === 'drawn' ? (
        <img
          className={own.drawn}
          src={`data:image/png;base64,${signature.picture}`}
          alt={`Signature of ${name}`}
        />
      ) : (
        <p className={own.typed}>{signature.text}</p>
      )}
      <p className={own.note}>New reports carry it. Those that exist stay as they were made.</p>
    </>
  );
}

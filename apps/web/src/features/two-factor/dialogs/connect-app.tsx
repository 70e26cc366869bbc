import { useState } from 'react';
import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../two-factor.module.css';
import {
  requiredReauthentication,
  type Secret,
  useNewSecret,
  useTwoFactorCalls,
} from '../two-factor-queries.ts';
import { CodeForm } from './code-form.tsx';
import { OwnerForm } from './owner-form.tsx';

type Props = { onConnected: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** Shows the secret for the app and asks for a first code from it. */
export function ConnectApp({ onConnected, onCancel }: Props) {
  const asked = useNewSecret();
  const [proven, setProven] = useState<Secret>();
  const { turnOn } = useTwoFactorCalls();
  const secret = proven ?? asked.data;
  if (!secret) {
    if (asked.errorUpdateCount === 0) return <Waiting />;
    const first = requiredReauthentication(asked.error);
    if (first === 'type the password') return <OwnerForm onProven={setProven} onCancel={onCancel} />;
    if (first === 'sign in again') {
      return <p role="alert">You signed in a while ago. Log out, sign in again and then turn it on.</p>;
    }
    return <LoadFailure query={asked}>A secret for your app could not be loaded</LoadFailure>;
  }
  return (
    <CodeForm
      label="Turn on two-factor sign-in"
      help="The six digits that the app shows now"
      action="Turn on"
      send={turnOn}
      onDone={onConnected}
      onCancel={onCancel}
      inputMode="numeric"
    >
      <p>
        Scan this code with an authenticator app on your phone. Any such app will do, also the one in your
        password manager.
      </p>
      <div className={styles.secret}>
        <QrCode text={secret.url} label="QR code for your authenticator app" />
        <div className={styles.typed}>
          <p>Cannot scan it? Type this key into the app:</p>
          <p className={styles.key}>{inGroups(secret.secret)}</p>
        </div>
      </div>
    </CodeForm>
  );
}

const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

const Waiting = () => (
  <>
    <p role="status" className="visually-hidden">
      Loading…
    </p>
    <div aria-hidden="true" className={styles.waiting}>
      <Skeleton variant="body" width="full" />
      <div className={styles.secret}>
        <div className={styles.waitingCode} />
        <div className={styles.typed}>
          <Skeleton variant="body" width="wide" />
          <Skeleton variant="body" width="full" />
        </div>
      </div>
    </div>
  </>
);

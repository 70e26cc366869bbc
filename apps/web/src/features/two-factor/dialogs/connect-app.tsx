import { LoadFailure } from '../../../lib/load-failure/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { useNewSecret, useTwoFactorCalls } from '../api/use-two-factor.ts';
import styles from '../two-factor.module.css';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';

type Props = { onConnected: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** Brings the secret into the app, and a first code back from it. */
export function ConnectApp({ onConnected, onCancel }: Props) {
  const secret = useNewSecret();
  const { turnOn } = useTwoFactorCalls();
  if (secret.errorUpdateCount > 0 && !secret.data) {
    return <LoadFailure of={secret}>A secret for your app could not be loaded</LoadFailure>;
  }
  if (!secret.data) return <Waiting />;
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
        <QrCode text={secret.data.url} label="QR code for your authenticator app" />
        <div className={styles.typed}>
          <p>Cannot scan it? Type this key into the app:</p>
          <p className={styles.key}>{inGroups(secret.data.secret)}</p>
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
      <Skeleton of="body" width="full" />
      <div className={styles.secret}>
        <div className={styles.qr} />
        <div className={styles.typed}>
          <Skeleton of="body" width="wide" />
          <Skeleton of="body" width="full" />
        </div>
      </div>
    </div>
  </>
);

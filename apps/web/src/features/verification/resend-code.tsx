import type { SignedIn } from '../../lib/session/use-session.ts';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import styles from './verification.module.css';
import { useResend } from './verification-queries.ts';

/** Requests another code, at most once a minute. */
export function ResendCode({ session }: { session: SignedIn }) {
  const { resend, isSending, message, secondsLeft } = useResend(session);
  const wait = secondsLeft > 0 ? `You can ask for another code in ${inWords(secondsLeft)}.` : undefined;
  return (
    <div className={styles.resend}>
      <ExplainedButton
        variant="secondary"
        busy={isSending}
        disabledReason={wait}
        onPress={() => void resend()}
      >
        Resend
      </ExplainedButton>
      <div className={styles.words}>
        <p role="status">{message}</p>
        {wait && <p>{wait}</p>}
      </div>
    </div>
  );
}

const inWords = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);

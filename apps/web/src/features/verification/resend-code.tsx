import type { SignedIn } from '../../lib/session/use-session.ts';
import { ExplainedButton } from '../../ui/button/explained-button.tsx';
import styles from './verification.module.css';
import { useResend } from './verification-queries.ts';

/** Asks for another code, which is sent once a minute. */
export function ResendCode({ session }: { session: SignedIn }) {
  const { resend, isSending, told, secondsLeft } = useResend(session);
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
        <p role="status">{told}</p>
        {wait && <p>{wait}</p>}
      </div>
    </div>
  );
}

const inWords = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);

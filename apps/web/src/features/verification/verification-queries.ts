import { confirmEmail, RESEND_AFTER_SECONDS, resendConfirmation } from '@hub/contract/auth/users/email';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { ApiProblem, reasonOf } from '../../lib/api/api-problem.ts';
import { useApi } from '../../lib/api/use-api.ts';
import { atField } from '../../lib/form/server-refusal.ts';
import { useRuntimeConfig } from '../../lib/runtime-config.ts';
import type { SignedIn } from '../../lib/session/use-session.ts';
import { showToast } from '../../ui/toast/toasts.ts';

/** Confirms the address with the code and updates the session. */
export function useConfirmEmail(session: SignedIn) {
  const api = useApi();
  const continueConfirmed = useConfirmedSession(session);
  return async (code: string) => {
    const accessToken = session.user.access_token;
    const answer = await api
      .call(confirmEmail, { body: { code, accessToken } })
      .catch(atField('code-refused', 'code'));
    if (answer.waitsForApproval) session.end('awaiting-approval');
    else await continueConfirmed();
  };
}

export function useResend(session: SignedIn) {
  const api = useApi();
  const continueConfirmed = useConfirmedSession(session);
  const { secondsLeft, start } = useCountdown();
  const [isSending, setIsSending] = useState(false);
  const [message, setMessage] = useState('');

  async function refuse(error: unknown) {
    const code = error instanceof ApiProblem ? error.code : undefined;
    if (code === 'email-confirmed') return continueConfirmed();
    if (code === 'too-many-attempts') {
      setMessage('A code was sent a moment ago.');
      return start((error as ApiProblem).retryAfter ?? RESEND_AFTER_SECONDS);
    }
    setMessage(`No code was sent. ${reasonOf(error)}`);
  }

  async function resend() {
    setIsSending(true);
    setMessage('');
    try {
      await api.call(resendConfirmation);
      setMessage('A new code is on its way. The one before is good no more.');
      start(RESEND_AFTER_SECONDS);
    } catch (error) {
      await refuse(error);
    } finally {
      setIsSending(false);
    }
  }
  return { resend, isSending, message, secondsLeft };
}

/** Gets new tokens for the confirmed address and opens Home. */
function useConfirmedSession(session: SignedIn) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { externalProvider } = useRuntimeConfig();
  return async () => {
    try {
      // Another provider's tokens do not carry it.
      if (!externalProvider) await session.renew();
    } catch {
      // The next sign-in brings new tokens.
      return session.end('refused');
    }
    void queryClient.resetQueries();
    await navigate(paths.start, { replace: true });
    showToast({ message: 'Your email is confirmed', tone: 'success' });
  };
}

/** Counts the seconds down to zero by the system clock. */
function useCountdown() {
  const [endsAt, setEndsAt] = useState(0);
  const [now, setNow] = useState(0);
  const isRunning = now < endsAt;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    secondsLeft: Math.max(0, Math.ceil((endsAt - now) / 1000)),
    start(seconds: number) {
      setNow(Date.now());
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}

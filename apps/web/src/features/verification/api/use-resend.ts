import { RESEND_AFTER_SECONDS, resendConfirmation } from '@hub/contract/auth/users/email';
import { useState } from 'react';
import { ApiProblem, reasonOf } from '../../../lib/api/api-problem.ts';
import { useApi } from '../../../lib/api/use-api.ts';
import type { SignedIn } from '../../../lib/session/session-context.ts';
import { useCountdown } from '../use-countdown.ts';
import { useConfirmedSession } from './use-confirmed-session.ts';

export function useResend(session: SignedIn) {
  const api = useApi();
  const goOnConfirmed = useConfirmedSession(session);
  const { secondsLeft, start } = useCountdown();
  const [isSending, setIsSending] = useState(false);
  const [told, setTold] = useState('');

  async function refuse(error: unknown) {
    const code = error instanceof ApiProblem ? error.code : undefined;
    if (code === 'email-confirmed') return goOnConfirmed();
    if (code === 'too-many-attempts') {
      setTold('A code was sent a moment ago.');
      return start((error as ApiProblem).retryAfter ?? RESEND_AFTER_SECONDS);
    }
    setTold(`No code was sent. ${reasonOf(error)}`);
  }

  async function resend() {
    setIsSending(true);
    setTold('');
    try {
      await api.call(resendConfirmation);
      setTold('A new code is on its way. The one before is good no more.');
      start(RESEND_AFTER_SECONDS);
    } catch (error) {
      await refuse(error);
    } finally {
      setIsSending(false);
    }
  }
  return { resend, isSending, told, secondsLeft };
}

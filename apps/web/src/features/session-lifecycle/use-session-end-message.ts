import { pageProblems } from '@hub/contract/http/page-problems';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { type EndReason, takeSessionEnd } from '../../lib/session/session-end.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { showToast } from '../../ui/toast/toasts.ts';

const ENDED = 'Your session has ended. Please log in again to continue.';

const messages: Record<Exclude<EndReason, 'logged-out'>, string> = {
  inactive: 'Your session has expired due to inactivity. Please log in again to continue.',
  expired: ENDED,
  refused: ENDED,
  elsewhere: 'You were logged out in another tab. Please log in again to continue.',
  provider: 'You were logged out at the sign-in service. Please log in again to continue.',
  'awaiting-approval': `${pageProblems['approval-pending'].title} You get an email once that is done, and can log in then.`,
};

/** Says why the session ended, in the tab that comes back from the provider and in those that stayed. */
export function useSessionEndMessage(): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'signed-out') return;
    const kept = takeSessionEnd();
    if (!kept || kept.reason === 'logged-out') return;
    // After half an hour away, a message that closes by itself would be missed.
    showToast({ message: messages[kept.reason], tone: 'priority', timeout: 'until-closed' });
    if (kept.returnTo) void navigate(paths.login, { replace: true, state: kept.returnTo });
  }, [status, navigate]);
}

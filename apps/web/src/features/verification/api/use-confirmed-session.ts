import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useRuntimeConfig } from '../../../lib/config/use-runtime-config.ts';
import type { SignedIn } from '../../../lib/session/session-context.ts';
import { showToast } from '../../../ui/toast/toasts.ts';

/** The address is confirmed: new tokens say so, and Home opens with what they may see. */
export function useConfirmedSession(session: SignedIn) {
  const loaded = useQueryClient();
  const navigate = useNavigate();
  const { externalProvider } = useRuntimeConfig();
  return async () => {
    try {
      // Another provider's tokens have nothing to say about it.
      if (!externalProvider) await session.renew();
    } catch {
      // The next sign-in brings tokens that say it.
      return session.end('refused');
    }
    void loaded.resetQueries();
    await navigate(paths.start, { replace: true });
    showToast({ message: 'Your email is confirmed', tone: 'success' });
  };
}

import { useRuntimeConfig } from '../../../lib/config/use-runtime-config.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useProfile } from './use-profile.ts';

/**
 * Whether the email of whoever is signed in is confirmed here; nothing as long as that is not known. An external
 * provider's tokens tell what was confirmed there.
 */
export function useIsEmailConfirmed(): boolean | undefined {
  const session = useSession();
  const { externalProvider } = useRuntimeConfig();
  const { data: profile } = useProfile();
  if (session.status !== 'signed-in') return undefined;
  if (!externalProvider) return session.isEmailConfirmed;
  return profile && profile.status !== 'PendingEmailConfirmation';
}

import { ErrorResponse, type User } from 'oidc-client-ts';
import { lastActivity, type Presence, presenceAt, recordActivity } from './activity.ts';
import type { EndReason } from './session-end.ts';
import type { SessionManager } from './session-manager.ts';
import { SILENT_RENEW_RETRY, TOKEN_EXPIRY_MARGIN, TOKEN_REFRESH_INTERVAL } from './session-settings.ts';

const CHECK_EVERY = 1000;

type KeepSessionOptions = {
  manager: SessionManager;
  user: () => User | undefined;
  onPresence: (presence: Presence) => void;
  end: (reason: EndReason) => void;
};

/**
 * Renews the tokens while the session is open and ends it when nobody is there. Every check reads the
 * system clock, so a computer that slept past a deadline notices when it wakes.
 */
export function keepSession({ manager, user, onPresence, end }: KeepSessionOptions): () => void {
  let renewing = false;
  let retryAt = 0;

  const renew = async (held: User) => {
    renewing = true;
    try {
      await manager.renew(held);
    } catch (error) {
      if (isRefusal(error)) end('refused');
      retryAt = Date.now() + SILENT_RENEW_RETRY;
    } finally {
      renewing = false;
    }
  };

  const check = () => {
    const now = Date.now();
    const presence = presenceAt(now, lastActivity());
    onPresence(presence);
    if (presence.status === 'gone') return end('inactive');
    const held = user();
    if (!held?.expires_at || renewing) return;
    const due = renewalDue({ receivedAt: manager.tokens.receivedAt(), expiresAt: held.expires_at * 1000 });
    if (now >= Math.max(due, retryAt)) void renew(held);
  };

  // A page restored by the back button may show a session that has ended meanwhile.
  const wake = () => void manager.adopt().then(check);
  const expiring = () => end('expired');
  const leftAtProvider = () => end('provider');

  const timer = setInterval(check, CHECK_EVERY);
  const stopRecording = recordActivity();
  document.addEventListener('visibilitychange', check);
  window.addEventListener('pageshow', wake);
  manager.events.addAccessTokenExpiring(expiring);
  manager.events.addUserSignedOut(leftAtProvider);
  check();

  return () => {
    clearInterval(timer);
    stopRecording();
    document.removeEventListener('visibilitychange', check);
    window.removeEventListener('pageshow', wake);
    manager.events.removeAccessTokenExpiring(expiring);
    manager.events.removeUserSignedOut(leftAtProvider);
  };
}

/** When tokens with this lifetime are renewed: early enough for a second try before the margin. */
export function renewalDue({ receivedAt, expiresAt }: { receivedAt: number; expiresAt: number }): number {
  const lifetime = expiresAt - receivedAt;
  const latest = Math.max(lifetime / 2, lifetime - 2 * TOKEN_EXPIRY_MARGIN);
  return receivedAt + Math.min(TOKEN_REFRESH_INTERVAL, latest);
}

/** The provider has refused; trying again would not help. */
export const isRefusal = (error: unknown) => error instanceof ErrorResponse;

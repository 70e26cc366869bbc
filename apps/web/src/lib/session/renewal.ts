import { ErrorResponse } from 'oidc-client-ts';
import { TOKEN_EXPIRY_MARGIN, TOKEN_REFRESH_INTERVAL } from './session-settings.ts';

/** When tokens with this lifetime are to be renewed: early enough for a second try before their margin. */
export function renewalDue({ receivedAt, expiresAt }: { receivedAt: number; expiresAt: number }): number {
  const lifetime = expiresAt - receivedAt;
  const latest = Math.max(lifetime / 2, lifetime - 2 * TOKEN_EXPIRY_MARGIN);
  return receivedAt + Math.min(TOKEN_REFRESH_INTERVAL, latest);
}

/** The provider has answered and said no, which trying again does not change. */
export const isRefusal = (error: unknown) => error instanceof ErrorResponse;

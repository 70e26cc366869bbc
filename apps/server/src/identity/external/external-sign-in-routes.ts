import { requireTwoFactor } from '@hub/contract/auth/organizations/two-factor-requirement';
import { changePassword, forgotPassword } from '@hub/contract/auth/users/password';
import {
  beginTwoFactor,
  confirmTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '@hub/contract/auth/users/two-factor';
import { refreshTokens, signIn, signOut } from '@hub/contract/auth/users/users';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import type { FastifyInstance } from 'fastify';
import { endSessions } from '../../accounts/session-repository.ts';
import { Problem } from '../../http/problem.ts';
import { serveAccount, servePublic } from '../../http/serve.ts';

/** With an external provider the calls for passwords and codes are refused; signing out still ends the session here. */
export function externalSignInRoutes(app: FastifyInstance): void {
  for (const endpoint of [signIn, refreshTokens, forgotPassword]) {
    servePublic(app, endpoint as AnyEndpoint, refuse);
  }
  for (const endpoint of [
    changePassword,
    beginTwoFactor,
    confirmTwoFactor,
    turnOffTwoFactor,
    renewRecoveryCodes,
    requireTwoFactor,
  ]) {
    serveAccount(app, endpoint as AnyEndpoint, refuse);
  }

  servePublic(app, signOut, async ({ body }) => {
    const session = await app.verifyToken(body.accessToken).catch(nobody);
    if (session) await endSessions(app.database.system, { sessionId: session.sessionId });
    return undefined;
  });
}

/** A user without a usable account has no session to end. */
function nobody(error: unknown): undefined {
  if (error instanceof Problem && error.status === 403) return undefined;
  throw error;
}

/** Passwords are the external provider's task. */
export async function refuse(): Promise<never> {
  throw new Problem('sign-in-elsewhere');
}

import { refreshTokens, signIn, signOut } from '@hub/contract/auth/users/users';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { servePublic } from '../http/serve.ts';
import { endSessions } from './session-repository.ts';

/** With an external provider nobody sends us a password; signing out still ends the session here. */
export function externalSignInRoutes(app: FastifyInstance): void {
  servePublic(app, signIn, async () => {
    throw new Problem('sign-in-elsewhere');
  });

  servePublic(app, refreshTokens, async () => {
    throw new Problem('sign-in-elsewhere');
  });

  servePublic(app, signOut, async ({ body }) => {
    const session = await app.verifyToken(body.accessToken);
    if (session) await endSessions(app.database.system, session);
    return undefined;
  });
}

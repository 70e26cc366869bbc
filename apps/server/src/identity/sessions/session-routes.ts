import { endOtherSessions, endSession, listSessions } from '@hub/contract/auth/users/sessions';
import type { FastifyInstance } from 'fastify';
import { wholeList } from '../../http/page-answer.ts';
import { Problem } from '../../http/problem.ts';
import { serveAccount } from '../../http/serve.ts';
import { revokeGrant } from '../provider-store.ts';
import { deviceName } from './device-name.ts';
import { findLiveSessions } from './live-sessions.ts';

/** A user's own sessions in all of their organizations. An ended session fails on its next call. */
export function sessionRoutes(app: FastifyInstance): void {
  serveAccount(app, listSessions, async ({ caller }) => {
    const found = await findLiveSessions(app.database.system, caller.userId);
    const [own, others] = [
      found.filter(({ id }) => id === caller.sessionId),
      found.filter(({ id }) => id !== caller.sessionId),
    ];
    return wholeList(
      [...own, ...others].map((session) => ({
        id: session.id,
        device: deviceName(session.user_agent),
        address: session.address,
        opened: session.opened_at.toISOString(),
        lastActive: session.renewed_at.toISOString(),
        isCurrent: session.id === caller.sessionId,
      })),
    );
  });

  serveAccount(app, endSession, ({ params, caller, commit }) =>
    commit(async (db) => {
      const session = (await findLiveSessions(db, caller.userId)).find(({ id }) => id === params.id);
      if (!session) throw new Problem('not-found');
      await revokeGrant(db, session.grant_id);
      return undefined;
    }),
  );

  serveAccount(app, endOtherSessions, ({ caller, commit }) =>
    commit(async (db) => {
      for (const session of await findLiveSessions(db, caller.userId)) {
        if (session.id !== caller.sessionId) await revokeGrant(db, session.grant_id);
      }
      return undefined;
    }),
  );
}

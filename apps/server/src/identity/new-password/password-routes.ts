import { changePassword, forgotPassword } from '@hub/contract/auth/users/password';
import type { FastifyInstance } from 'fastify';
import { serveAccount, servePublic } from '../../http/serve.ts';
import type { Enqueue } from '../../jobs/enqueue.ts';
import { FORGOT_PASSWORD_QUEUE } from '../identity-queues.ts';
import type { OwnerCheck } from '../owner-check.ts';
import { requirePassword } from '../require-password.ts';
import type { PasswordChange } from './password-change.ts';

type Dependencies = { checkOwner: OwnerCheck; change: PasswordChange; enqueue: Enqueue };

export function passwordRoutes(app: FastifyInstance, { checkOwner, change, enqueue }: Dependencies): void {
  const db = app.database.system;

  // A job looks up the email, so that the answer takes equally long for unknown emails.
  servePublic(app, forgotPassword, async ({ body }) => {
    await enqueue(db, FORGOT_PASSWORD_QUEUE, { email: body.email });
    return undefined;
  });

  serveAccount(app, changePassword, async ({ body, caller, commit }) => {
    await requirePassword(db, caller.userId);
    await checkOwner(caller, body.currentPassword);
    const write = await change.prepare(body.password);
    return commit(async (db) => {
      await write(db, caller.userId, { keepSession: caller.sessionId });
      return undefined;
    });
  });
}

import { changePassword, forgotPassword } from '@hub/contract/auth/users/password';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../http/problem.ts';
import { serveAccount, servePublic } from '../../http/serve.ts';
import type { Enqueue } from '../../jobs/enqueue.ts';
import { FORGOT_PASSWORD_QUEUE } from '../../jobs/queues.ts';
import type { PasswordChecker } from '../check-password.ts';
import { findUserEmail } from '../email/email-repository.ts';
import { isSessionFresh } from '../session-repository.ts';
import type { PasswordChange } from './password-change.ts';

type Needs = { checkPassword: PasswordChecker; change: PasswordChange; enqueue: Enqueue };

export function passwordRoutes(app: FastifyInstance, { checkPassword, change, enqueue }: Needs): void {
  const db = app.database.system;

  // A job finds out whether somebody has the email, so that the answer takes as long for nobody.
  servePublic(app, forgotPassword, async ({ body }) => {
    await enqueue(db, FORGOT_PASSWORD_QUEUE, { email: body.email });
    return undefined;
  });

  serveAccount(app, changePassword, async ({ body, caller, commit }) => {
    const { userId, sessionId, address } = caller;
    if (body.currentPassword !== undefined) {
      const { email } = await findUserEmail(db, userId);
      await checkPassword({ email, password: body.currentPassword, address }).catch(asWrongPassword);
    } else if (!(await isSessionFresh(db, sessionId))) {
      throw new Problem('sign-in-again');
    }
    const write = await change.prepare(body.password);
    return commit(async (db) => {
      await write(db, userId, { keepSession: sessionId });
      return undefined;
    });
  });
}

function asWrongPassword(error: unknown): never {
  if (error instanceof Problem && error.code === 'wrong-credentials') throw new Problem('wrong-password');
  throw error;
}

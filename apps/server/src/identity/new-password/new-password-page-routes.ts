import formbody from '@fastify/formbody';
import { PASSWORDS_DIFFER } from '@hub/contract/auth/users/credentials';
import { forgotPassword } from '@hub/contract/auth/users/password';
import { email as emailRule } from '@hub/contract/fields/email';
import { password as passwordRule } from '@hub/contract/fields/password';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { findAccountByUser } from '../../accounts/user-repository.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { countAgainstLimit } from '../../http/rate-limit.ts';
import type { Enqueue } from '../../jobs/enqueue.ts';
import type { AccountCodes } from '../account-codes.ts';
import { FORGOT_PASSWORD_QUEUE } from '../identity-queues.ts';
import {
  forgotPasswordPage,
  linkRefusedPage,
  linkSentPage,
  newPasswordPage,
  passwordChangedPage,
} from './new-password-pages.ts';
import type { PasswordChange } from './password-change.ts';

const text = z.string().max(4096).catch('');
const forgotForm = z.object({ email: text });
const newPasswordForm = z.object({ link: text, password: text, confirmation: text });

type Dependencies = { codes: AccountCodes; change: PasswordChange; enqueue: Enqueue };

/** Pages for forgotten and new passwords beside the sign-in page. They work without JavaScript. */
export async function newPasswordPageRoutes(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { codes, change, enqueue } = dependencies;
  const db = app.database.system;
  await app.register(formbody);

  app.get('/idp/forgot-password', (_request, reply) => sendPage(reply, forgotPasswordPage()));

  app.post('/idp/forgot-password', async (request, reply) => {
    const typed = forgotForm.parse(request.body ?? {}).email.trim();
    const checked = emailRule.safeParse(typed);
    if (!checked.success) {
      const problem = checked.error.issues[0]?.message ?? '';
      return sendPage(reply.code(400), forgotPasswordPage({ email: typed, problem }));
    }
    const limit = { name: forgotPassword.path, max: forgotPassword.callsPerMinute ?? 1, seconds: 60 };
    try {
      await countAgainstLimit(db, limit, request.ip);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      reply.code(429).header('retry-after', error.details.retryAfter ?? limit.seconds);
      return sendPage(reply, forgotPasswordPage({ email: typed, problem: error.body.title }));
    }
    await enqueue(db, FORGOT_PASSWORD_QUEUE, { email: typed });
    return sendPage(reply, linkSentPage(typed));
  });

  app.get('/idp/new-password', async (request, reply) => {
    const { link } = z.object({ link: text }).parse(request.query);
    if (!(await codes.findLink(db, link))) return sendPage(reply.code(400), linkRefusedPage());
    return sendPage(reply, newPasswordPage({ link }));
  });

  app.post('/idp/new-password', async (request, reply) => {
    const { link, password, confirmation } = newPasswordForm.parse(request.body ?? {});
    if (!(await codes.findLink(db, link))) return sendPage(reply.code(400), linkRefusedPage());
    const checked = passwordRule.safeParse(password);
    const problem =
      checked.error?.issues[0]?.message ?? (password === confirmation ? undefined : PASSWORDS_DIFFER);
    if (problem) return sendPage(reply.code(400), newPasswordPage({ link, problem }));

    const write = await change.prepare(password);
    const isChanged = await inSystemTransaction(app.database, async (db) => {
      const spent = await codes.spendLink(db, link);
      const account = spent && (await findAccountByUser(db, spent.userId));
      if (!account) return false;
      const { userId } = account;
      await write(db, userId, { keepSession: null });
      const requestId = request.id;
      await writeAudit(db, account, {
        action: 'reset password',
        record: 'user',
        recordIds: [userId],
        requestId,
      });
      return true;
    });
    return isChanged ? sendPage(reply, passwordChangedPage()) : sendPage(reply.code(400), linkRefusedPage());
  });
}

const sendPage = (reply: FastifyReply, markup: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(markup);

import { changeEmail, confirmEmail, resendConfirmation } from '@hub/contract/auth/users/email';
import { emailKey } from '@hub/contract/fields/email';
import type { FastifyInstance } from 'fastify';
import { findUserEmail, isEmailTaken } from '../../accounts/user-repository.ts';
import { Problem } from '../../http/problem.ts';
import { serveAccount } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { emailChangeAskedMail } from '../../mail/templates/email-changed.ts';
import type { AccountCodes } from '../account-codes.ts';
import type { Mailer } from '../mailer.ts';
import type { OwnerCheck } from '../owner-check.ts';
import { requirePassword } from '../require-password.ts';
import { createConfirmation } from './confirmation.ts';

type Dependencies = {
  codes: AccountCodes;
  mailer: Mailer;
  checkOwner: OwnerCheck;
  sendMail: SendMail;
  publicUrl: URL;
};

/** Confirming the address of a registration, and changing to another one. */
export function emailRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { codes, mailer, checkOwner, sendMail, publicUrl } = dependencies;
  const db = app.database.system;
  const confirm = createConfirmation({ sendMail, publicUrl });

  serveAccount(app, confirmEmail, async ({ body, caller, commit }) => {
    const token = await app.verifyToken(body.accessToken);
    if (token?.sessionId !== caller.sessionId) throw new Problem('not-signed-in');
    const purpose = caller.emailConfirmed ? 'change-email' : 'confirm-email';
    const { email } = await codes.tryCode(db, caller.userId, purpose, body.code);
    return commit(async (db) => {
      await codes.spendCode(db, caller.userId, purpose, body.code);
      return purpose === 'confirm-email'
        ? confirm.first(db, caller.userId, email)
        : confirm.another(db, caller.userId, email);
    });
  });

  serveAccount(app, resendConfirmation, async ({ caller, commit }) => {
    if (caller.emailConfirmed) throw new Problem('email-confirmed');
    return commit(async (db) => {
      const { email } = await findUserEmail(db, caller.userId);
      await mailer.askToConfirm(db, { userId: caller.userId, email });
      return undefined;
    });
  });

  serveAccount(app, changeEmail, async ({ body, caller, commit }) => {
    await requirePassword(db, caller.userId);
    await checkOwner(caller, body.currentPassword);
    const { email: current } = await findUserEmail(db, caller.userId);
    if (emailKey(body.email) === emailKey(current) || (await isEmailTaken(db, body.email))) {
      throw new Problem('user-exists');
    }
    return commit(async (db) => {
      await mailer.askForNewEmail(db, { userId: caller.userId, email: body.email });
      await sendMail(db, { to: current, ...emailChangeAskedMail(publicUrl) });
      return undefined;
    });
  });
}

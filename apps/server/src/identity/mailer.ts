import { RESEND_AFTER_SECONDS } from '@hub/contract/auth/users/email';
import type { Db } from '../db/database.ts';
import { countAgainstLimit } from '../http/rate-limit.ts';
import type { SendMail } from '../mail/outbox.ts';
import { confirmEmailMail } from '../mail/templates/confirm-email.ts';
import { newPasswordMail, noPasswordMail } from '../mail/templates/new-password.ts';
import type { AccountCodes } from './account-codes.ts';

/** As often as a new link may be sent. */
const NO_PASSWORD_MAILS = { name: 'no-password mail', max: 1, seconds: RESEND_AFTER_SECONDS };

type Dependencies = { sendMail: SendMail; codes: AccountCodes; publicUrl: URL; providerLabel: string };
type Addressee = { userId: string; email: string };

export type Mailer = ReturnType<typeof createMailer>;

/** Sends mails with a code or a link; each is created and queued in one transaction. */
export function createMailer({ sendMail, codes, publicUrl, providerLabel }: Dependencies) {
  const sendCode = async (db: Db, purpose: 'confirm-email' | 'change-email', to: Addressee) => {
    const code = await codes.issueCode(db, { ...to, purpose });
    await sendMail(db, { to: to.email, ...confirmEmailMail(publicUrl, code) });
  };

  return {
    askToConfirm: (db: Db, to: Addressee) => sendCode(db, 'confirm-email', to),

    askForNewEmail: (db: Db, to: Addressee) => sendCode(db, 'change-email', to),

    async offerNewPassword(db: Db, { userId, email }: Addressee): Promise<void> {
      const secret = await codes.issueLink(db, { userId, email, purpose: 'new-password' });
      await sendMail(db, { to: email, ...newPasswordMail(publicUrl, secret) });
    },

    /** For a user who requests a new password and never had one. */
    async sendNoPasswordMail(db: Db, { userId, email }: Addressee): Promise<void> {
      await countAgainstLimit(db, NO_PASSWORD_MAILS, userId);
      await sendMail(db, { to: email, ...noPasswordMail(publicUrl, providerLabel) });
    },
  };
}

import type { Db } from '../db/database.ts';
import type { SendMail } from '../mail/outbox.ts';
import { confirmEmailMail } from '../mail/templates/confirm-email.ts';
import { newPasswordMail } from '../mail/templates/new-password.ts';
import type { AccountCodes } from './account-codes.ts';

type Needs = { sendMail: SendMail; codes: AccountCodes; publicUrl: URL };
type Addressee = { userId: string; email: string };

export type Mailer = ReturnType<typeof createMailer>;

/** The mails that carry a code or a link; each is made and sent in one transaction. */
export function createMailer({ sendMail, codes, publicUrl }: Needs) {
  return {
    async askToConfirm(db: Db, { userId, email }: Addressee): Promise<void> {
      const code = await codes.issueCode(db, { userId, email, purpose: 'confirm-email' });
      await sendMail(db, { to: email, ...confirmEmailMail(publicUrl, code) });
    },

    async askForNewEmail(db: Db, { userId, email }: Addressee): Promise<void> {
      const code = await codes.issueCode(db, { userId, email, purpose: 'change-email' });
      await sendMail(db, { to: email, ...confirmEmailMail(publicUrl, code) });
    },

    async offerNewPassword(db: Db, { userId, email }: Addressee): Promise<void> {
      const secret = await codes.issueLink(db, { userId, email, purpose: 'new-password' });
      await sendMail(db, { to: email, ...newPasswordMail(publicUrl, secret) });
    },
  };
}

import type { Db } from '../db/database.ts';
import type { MailTransport } from './outbox.ts';

/** Keeps mail for the page at /dev/mail, where no mail server is configured. */
export function keptMailTransport(db: Db): MailTransport {
  return async ({ to, subject, text, html }, id) => {
    await db
      .insertInto('kept_mails')
      .values({ id, recipient: to, subject, text, html })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };
}

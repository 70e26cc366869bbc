import { findAccountByEmail } from '../../accounts/user-repository.ts';
import type { Database } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import type { Work } from '../../jobs/work-queue.ts';
import { FORGOT_PASSWORD_QUEUE } from '../identity-queues.ts';
import type { Mailer } from '../mailer.ts';

type Dependencies = { database: Database; mailer: Mailer };

/**
 * Mails a link for a new password to the user with this email, or says that they have no password. Does nothing for an
 * unknown email.
 */
export function forgottenPasswords({ database, mailer }: Dependencies): Work<{ email: string }> {
  return { queue: FORGOT_PASSWORD_QUEUE, handle: ({ email }) => offer(email).catch(ignoreRepeat) };

  async function offer(email: string) {
    const account = await findAccountByEmail(database.system, email);
    if (!account) return;
    await inSystemTransaction(database, (db) =>
      account.passwordHash ? mailer.offerNewPassword(db, account) : mailer.sendNoPasswordMail(db, account),
    );
  }
}

/** A repeat within a minute is ignored: the first mail is still valid. */
function ignoreRepeat(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'too-many-attempts')) throw error;
}

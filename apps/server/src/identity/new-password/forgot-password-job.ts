import type PgBoss from 'pg-boss';
import { findAccountByEmail } from '../../accounts/user-repository.ts';
import type { Database } from '../../db/database.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { Problem } from '../../http/problem.ts';
import { SOON } from '../../jobs/queues.ts';
import { FORGOT_PASSWORD_QUEUE } from '../identity-queues.ts';
import type { Mailer } from '../mailer.ts';

type Dependencies = { database: Database; mailer: Mailer };

/** Mails the link for a new password to the user with this email, if there is one, or says that there is none. */
export async function handleForgottenPasswords(
  boss: PgBoss,
  { database, mailer }: Dependencies,
): Promise<void> {
  await boss.work<{ email: string }>(FORGOT_PASSWORD_QUEUE, SOON, async (jobs) => {
    for (const job of jobs) await offer(job.data.email).catch(ignoreRepeat);
  });

  async function offer(email: string) {
    const account = await findAccountByEmail(database.system, email);
    if (!account) return;
    await inSystemTransaction(database, (db) =>
      account.passwordHash ? mailer.offerNewPassword(db, account) : mailer.tellOfProvider(db, account),
    );
  }
}

/** Asked again within a minute: the mail that is on its way still holds. */
function ignoreRepeat(error: unknown): void {
  if (!(error instanceof Problem && error.code === 'too-many-attempts')) throw error;
}

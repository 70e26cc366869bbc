import type PgBoss from 'pg-boss';
import { findAccountByEmail } from '../accounts/user-repository.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { SOON } from '../jobs/queues.ts';
import type { SendMail } from '../mail/outbox.ts';
import { accountLockedMail } from '../mail/templates/account-locked.ts';

import { SIGN_IN_LOCKED_QUEUE } from './identity-queues.ts';

type Dependencies = { database: Database; sendMail: SendMail; publicUrl: URL };

/** Tells the owner of a locked account. A job, so that the sign-in itself does not take longer for a known email. */
export async function handleLockedSignIns(
  boss: PgBoss,
  { database, sendMail, publicUrl }: Dependencies,
): Promise<void> {
  await boss.work<{ email: string }>(SIGN_IN_LOCKED_QUEUE, SOON, async (jobs) => {
    for (const job of jobs) await tellOwner(job.data.email);
  });

  async function tellOwner(email: string) {
    const account = await findAccountByEmail(database.system, email);
    if (!account) return;
    await inSystemTransaction(database, async (db) => {
      await writeAudit(db, account, { action: 'lock', record: 'user', recordIds: [account.userId] });
      await sendMail(db, { to: account.email, ...accountLockedMail(publicUrl) });
    });
  }
}

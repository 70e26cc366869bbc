import { findAccountByEmail } from '../accounts/user-repository.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Database } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import type { Work } from '../jobs/work-queue.ts';
import type { SendMail } from '../mail/outbox.ts';
import { accountLockedMail } from '../mail/templates/account-locked.ts';
import { SIGN_IN_LOCKED_QUEUE } from './identity-queues.ts';

type Dependencies = { database: Database; sendMail: SendMail; publicUrl: URL };

/**
 * Notifies the owner of a locked account. Done in a job, so that the sign-in itself does not take longer for a known
 * email.
 */
export function lockedSignIns({ database, sendMail, publicUrl }: Dependencies): Work<{ email: string }> {
  return { queue: SIGN_IN_LOCKED_QUEUE, handle: ({ email }) => notifyOwner(email) };

  async function notifyOwner(email: string) {
    const account = await findAccountByEmail(database.system, email);
    if (!account) return;
    await inSystemTransaction(database, async (db) => {
      await writeAudit(db, account, { action: 'lock', record: 'user', recordIds: [account.userId] });
      await sendMail(db, { to: account.email, ...accountLockedMail(publicUrl) });
    });
  }
}

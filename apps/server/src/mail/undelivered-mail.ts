import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import type { Enqueue } from '../jobs/enqueue.ts';
import type { Work } from '../jobs/work-queue.ts';
import type { Logger } from '../logging/logger.ts';
import {
  MAIL_QUEUE,
  type MailAbout,
  type SealedMail,
  UNDELIVERED_MAIL_QUEUE,
  unsealLetter,
} from './outbox.ts';

/** Called with the reason when a mail about a record of this kind could not be delivered. */
export type UndeliveredHook = {
  kind: string;
  notify: (db: Db, id: string, reason: unknown) => Promise<void>;
};

type Dependencies = { database: Database; logger: Logger; hooks: readonly UndeliveredHook[] };

/** Stores an undelivered mail and notifies the feature that sent it, in one transaction. */
export function undeliveredMail({ database, logger, hooks }: Dependencies): Work<SealedMail> {
  const notifySender = async (db: Db, { kind, id }: MailAbout, reason: unknown) => {
    for (const hook of hooks) if (hook.kind === kind) await hook.notify(db, id, reason);
  };

  return {
    queue: UNDELIVERED_MAIL_QUEUE,
    async handle({ id, sealed, about }, reason) {
      await inSystemTransaction(database, async (db) => {
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('undelivered_mails')
          .values({
            id,
            sealed: Buffer.from(sealed, 'base64'),
            about_kind: about?.kind ?? null,
            about_id: about?.id ?? null,
            reason: JSON.stringify(reason ?? {}),
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (about && numInsertedOrUpdatedRows) await notifySender(db, about, reason);
      });
      logger.error({ mail: id, about: about?.kind, reason }, 'a mail was given up: npm run mail:undelivered');
    },
  };
}

export async function findUndelivered(db: Db, key: Buffer) {
  const rows = await db.selectFrom('undelivered_mails').selectAll().orderBy('created_at').execute();
  return rows.map(({ id, sealed, about_kind, reason, created_at }) => {
    const { to, subject } = unsealLetter(key, id, sealed);
    return { id, to, subject, about: about_kind, reason, since: created_at };
  });
}

/** Puts mails back into the queue. Returns those that existed. */
export async function sendUndelivered(
  database: Database,
  enqueue: Enqueue,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  return inSystemTransaction(database, async (db) => {
    const rows = await db.deleteFrom('undelivered_mails').where('id', 'in', ids).returningAll().execute();
    for (const { id, sealed, about_kind, about_id } of rows) {
      const about = about_kind && about_id ? { kind: about_kind, id: about_id } : undefined;
      const mail: SealedMail = { id, sealed: sealed.toString('base64'), ...(about && { about }) };
      await enqueue(db, MAIL_QUEUE, mail);
    }
    return rows.map(({ id }) => id);
  });
}

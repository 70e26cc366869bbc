import type { Db } from '../db/database.ts';
import type { MailTransport } from './mail-delivery.ts';
import { type Letter, sealLetter, unsealLetter } from './outbox.ts';

/** Stores mail for the page at /dev/mail when no mail server is configured. */
export function keptMailTransport(db: Db, key: Buffer): MailTransport {
  return {
    async deliver(letter, id) {
      await db
        .insertInto('kept_mails')
        .values({ id, sealed: sealLetter(key, id, letter) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    close() {},
  };
}

export type KeptMail = Letter & { created: string };

/** The newest first. */
export async function findKeptMails(db: Db, key: Buffer, most: number): Promise<KeptMail[]> {
  const rows = await db
    .selectFrom('kept_mails')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, sealed, created_at }) => ({
    ...unsealLetter(key, id, sealed),
    created: created_at.toISOString(),
  }));
}

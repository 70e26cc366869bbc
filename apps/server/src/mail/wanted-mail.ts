import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import type { MailAbout } from './outbox.ts';

/** Asked before a mail about a record of this kind is sent: whether it is still wanted. */
export type WantedHook = { kind: string; isWanted: (db: Db, id: string) => Promise<boolean> };

/** Asks the feature that wrote a mail. Mails without such a hook are sent. */
export const wantedMail =
  (database: Database, hooks: readonly WantedHook[]) =>
  async ({ kind, id }: MailAbout): Promise<boolean> => {
    const hook = hooks.find((each) => each.kind === kind);
    return hook ? inSystemTransaction(database, (db) => hook.isWanted(db, id)) : true;
  };

import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import type { MailAbout } from './outbox.ts';

/** What a feature answers when a mail of its own is about to leave: whether it still should. */
export type WantedHook = { kind: string; isWanted: (db: Db, id: string) => Promise<boolean> };

/** Asks the feature that wrote a mail. What nobody has a say about is sent. */
export const wantedMail =
  (database: Database, hooks: readonly WantedHook[]) =>
  async ({ kind, id }: MailAbout): Promise<boolean> => {
    const hook = hooks.find((each) => each.kind === kind);
    return hook ? inSystemTransaction(database, (db) => hook.isWanted(db, id)) : true;
  };

import type { Database, Db } from '../db/database.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { describeError } from '../logging/describe-error.ts';
import type { Logger } from '../logging/logger.ts';
import type { MailAbout } from './outbox.ts';

/** Called when the mail server has accepted a mail about a record of this kind. */
export type DeliveredHook = { kind: string; notify: (db: Db, id: string) => Promise<void> };

type Dependencies = { database: Database; logger: Logger; hooks: readonly DeliveredHook[] };

/** Notifies the feature that sent a mail. The mail has left, so a failure here must not send it again. */
export const deliveredMail =
  ({ database, logger, hooks }: Dependencies) =>
  async ({ kind, id }: MailAbout): Promise<void> => {
    const interested = hooks.filter((hook) => hook.kind === kind);
    if (interested.length === 0) return;
    try {
      await inSystemTransaction(database, async (db) => {
        for (const hook of interested) await hook.notify(db, id);
      });
    } catch (error) {
      logger.error({ about: kind, ...describeError(error) }, 'a feature was not told that its mail has left');
    }
  };

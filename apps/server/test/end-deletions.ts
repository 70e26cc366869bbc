import type { Database } from '../src/db/database.ts';
import { purgeDeleted } from '../src/jobs/purge-deleted.ts';
import { expiredHooks, purgedKinds } from '../src/registry.ts';

/** Ends the deletions whose 30 days are over, as the job does; one that cannot be ended fails the test. */
export const endDeletions = (database: Database) =>
  purgeDeleted({
    database,
    kinds: purgedKinds,
    hooks: expiredHooks,
    logger: {
      error: (about: unknown) => {
        throw new Error(JSON.stringify(about));
      },
    },
  });

import { sql } from 'kysely';
import { ownedBy } from './owned-records.ts';
import type { Scope } from './request-scope.ts';

/** Remembers that a record was opened: the search offers it first. */
export async function recordRecentView(
  scope: Scope,
  kind: 'client' | 'case',
  recordId: string,
): Promise<void> {
  await scope.db
    .insertInto('recent_records')
    .values({ ...ownedBy(scope), kind, record_id: recordId })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'account_id', 'record_id'])
        .doUpdateSet({ opened_at: sql`clock_timestamp()` }),
    )
    .execute();
}

import { sql } from 'kysely';
import { ownedBy } from '../db/access.ts';
import type { Scope } from '../db/request-scope.ts';
import type { Leftover } from '../jobs/clean-up.ts';

export const recentRecordLeftover: Leftover = {
  table: 'recent_records',
  column: 'opened_at',
  after: '90 days',
};

/** Records that were handed to another account are no longer offered. */
export async function forgetRecentViews(
  { db, organizationId }: Scope,
  accountId: string,
  recordIds: readonly string[],
): Promise<void> {
  await sql`
    delete from recent_records where organization_id = ${organizationId} and account_id = ${accountId}
      and record_id = any(${[...recordIds]}::uuid[])
  `.execute(db);
}

/** Records that a record was opened: the search offers it first. */
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

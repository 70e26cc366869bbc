import { displayDate } from '@hub/contract/dates/date-display';
import { sql } from 'kysely';
import { Problem } from '../http/problem.ts';
import type { Scope } from './request-scope.ts';

export const RESTORABLE_DAYS = 30;

/** Whose records a call works with: those of the account that is signed in. */
export const ownedBy = ({ organizationId, accountId }: Scope) => ({
  organization_id: organizationId,
  account_id: accountId,
});

export const restorableUntil = (deletedAt: Date) =>
  new Date(deletedAt.getTime() + RESTORABLE_DAYS * 86_400_000);

export const stillRestorable = sql<boolean>`deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS})`;

const DELETED = { clients: 'client-deleted', cases: 'case-deleted' } as const;

/** The refusal that fits a record that is not there: nobody is told of one that is not theirs. */
export async function refuseMissing(scope: Scope, table: keyof typeof DELETED, id: string): Promise<never> {
  const deleted = await scope.db
    .selectFrom(table)
    .select('deleted_at')
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where(stillRestorable)
    .executeTakeFirst();
  if (!deleted?.deleted_at) throw new Problem('not-found');
  const day = restorableUntil(deleted.deleted_at).toISOString().slice(0, 10);
  throw new Problem(DELETED[table], { detail: `It can be restored until ${displayDate(day)}.` });
}

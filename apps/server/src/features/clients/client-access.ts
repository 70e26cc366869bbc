import { displayDate } from '@hub/contract/dates/date-display';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { clientColumns } from './present-client.ts';

export const RESTORABLE_DAYS = 30;

/** Whose clients a call works with: those of the account that is signed in. */
export const ownedBy = ({ organizationId, accountId }: Scope) => ({
  organization_id: organizationId,
  account_id: accountId,
});

export const restorableUntil = (deletedAt: Date) =>
  new Date(deletedAt.getTime() + RESTORABLE_DAYS * 86_400_000);

export const stillRestorable = sql<boolean>`deleted_at > now() - make_interval(days => ${RESTORABLE_DAYS})`;

/** The client, or the refusal that fits: nobody is told of a client that is not theirs. */
export async function requireClient(scope: Scope, id: string) {
  const client = await scope.db
    .selectFrom('clients')
    .select(clientColumns)
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return client ?? refuseMissing(scope, id);
}

/** Marks a client as changed, and keeps others from changing it until the call is done. */
export async function touchClient(scope: Scope, id: string): Promise<void> {
  const touched = await scope.db
    .updateTable('clients')
    .set({ version: sql`version + 1` })
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!touched) await refuseMissing(scope, id);
}

export async function refuseMissing(scope: Scope, id: string): Promise<never> {
  const deleted = await scope.db
    .selectFrom('clients')
    .select('deleted_at')
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where(stillRestorable)
    .executeTakeFirst();
  if (!deleted?.deleted_at) throw new Problem('not-found');
  const day = restorableUntil(deleted.deleted_at).toISOString().slice(0, 10);
  throw new Problem('client-deleted', { detail: `It can be restored until ${displayDate(day)}.` });
}

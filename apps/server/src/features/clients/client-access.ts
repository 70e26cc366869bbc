import { sql } from 'kysely';
import { ownedBy, refuseMissing } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { selectedColumns } from './present-client.ts';

/** The client, or the refusal that fits. */
export async function requireClient(scope: Scope, id: string) {
  const client = await scope.db
    .selectFrom('clients')
    .select(selectedColumns)
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return client ?? refuseMissing(scope, 'clients', id);
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
  if (!touched) await refuseMissing(scope, 'clients', id);
}

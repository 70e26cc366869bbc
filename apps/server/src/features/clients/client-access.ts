import { sql } from 'kysely';
import { mayRead, owns } from '../../db/access.ts';
import type { Scope } from '../../db/request-scope.ts';
import { type DeletableKind, refuseMissing } from '../../http/refuse-missing.ts';
import { selectedColumns } from './present-client.ts';

export const CLIENTS = {
  table: 'clients',
  clientId: 'id',
  record: 'client',
  deletedProblem: 'client-deleted',
} as const satisfies DeletableKind & { record: string };

/** The client, or a Problem that says why it cannot be read. */
export async function requireClient(scope: Scope, id: string) {
  const client = await scope.db
    .selectFrom('clients')
    .select([...selectedColumns, 'changed_at', 'changed_by'])
    .where(mayRead(scope, CLIENTS))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return client ?? refuseMissing(scope, CLIENTS, id);
}

export const isOwnClient = async (scope: Scope, id: string): Promise<boolean> =>
  (await scope.db
    .selectFrom('clients')
    .select('id')
    .where(owns(scope, 'clients'))
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Marks a client as changed and locks it until the call is done. */
export async function touchClient(scope: Scope, id: string): Promise<void> {
  const touched = await scope.db
    .updateTable('clients')
    .set({ version: sql`version + 1` })
    .where(owns(scope, 'clients'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!touched) await refuseMissing(scope, CLIENTS, id);
}

/** Locks the caller's own client until the call is done. */
export async function holdClient(scope: Scope, id: string) {
  const client = await scope.db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name', 'first_name_key', 'last_name_key'])
    .where(owns(scope, 'clients'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return client ?? refuseMissing(scope, CLIENTS, id);
}

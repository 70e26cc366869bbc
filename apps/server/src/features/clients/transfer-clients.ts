import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';

/** Clients that one statement moves, so that no statement takes long. */
const BATCH_SIZE = 2000;

type Way = { from: string; to: string };

/** The clients of an account, including deleted ones; only the named ones when any are named. */
export async function findClientIdsOf(
  { db, organizationId }: Scope,
  accountId: string,
  named?: readonly string[],
): Promise<string[]> {
  const chosen = named ? sql`and id = any(${[...named]}::uuid[])` : sql``;
  // Each half has its own index.
  const { rows } = await sql<{ id: string }>`
    select id from clients
    where organization_id = ${organizationId} and account_id = ${accountId} and deleted_at is null ${chosen}
    union all select id from clients
    where organization_id = ${organizationId} and account_id = ${accountId} and deleted_at is not null ${chosen}
  `.execute(db);
  return rows.map(({ id }) => id).sort();
}

/**
 * Transfers clients of one account to another. A trigger moves their cases; everything else is reached through the
 * client. Returns those that moved, since another call may have been faster. The caller has checked that both accounts
 * belong to the organization.
 */
export async function moveClients(scope: Scope, ids: readonly string[], way: Way): Promise<string[]> {
  const moved: string[] = [];
  for (let begin = 0; begin < ids.length; begin += BATCH_SIZE) {
    moved.push(...(await moveSome(scope, ids.slice(begin, begin + BATCH_SIZE), way)));
  }
  return moved;
}

async function moveSome({ db, organizationId }: Scope, ids: readonly string[], { from, to }: Way) {
  const { rows } = await sql<{ id: string }>`
    with held as materialized (
      select id from clients
      where organization_id = ${organizationId} and account_id = ${from} and id = any(${[...ids]}::uuid[])
      order by id for no key update
    ), unshared as (
      delete from client_shares using held
      where client_shares.organization_id = ${organizationId} and client_shares.account_id = ${to}
        and client_shares.client_id = held.id
    )
    update clients set account_id = ${to} from held
    where clients.organization_id = ${organizationId} and clients.id = held.id
    returning clients.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

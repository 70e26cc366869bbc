import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Db } from '../src/db/database.ts';
import { inSystemTransaction } from '../src/db/transaction.ts';
import type { Clerk } from '../src/features/licenses/ledger/move.ts';

/** A product with features that are counted in uses, for tests of the ledger alone. */
export async function addFeatures(
  db: Db,
  count: number,
  countedIn: 'uses' | 'seats' = 'uses',
): Promise<string[]> {
  const sku = `TEST-${randomUUID()}`;
  const { rows } = await sql<{ id: string }>`
    with product as (
      insert into products (sku, name, name_key, acronym, edition, description_html, description_text, categories,
        from_months, to_months, minutes, respondents, languages, qualification_level, cover, published)
      values (${sku}, 'Test', 'test', 'T', '1', '', '', '{}', 0, 12, 5, '{self}', '{en}', 'A', '', true)
      returning id
    )
    insert into product_features (product_id, sku, name, description, kind, counted_in, place)
    select product.id, ${sku} || '-' || n, 'Feature ' || n, '', 'form', ${countedIn}, n
    from product, generate_series(1, ${count}::integer) n returning id
  `.execute(db);
  return rows.map(({ id }) => id);
}

export type LedgerAccount = { organizationId: string; accountId: string };

/** An account of the demonstration by its email. */
export async function findDemoAccount(db: Db, email = 'practitioner@demo.test'): Promise<LedgerAccount> {
  const { rows } = await sql<LedgerAccount>`
    select accounts.organization_id as "organizationId", accounts.id as "accountId"
    from accounts join users on users.id = accounts.user_id where users.email = ${email}
  `.execute(db);
  if (!rows[0]) throw new Error(`the demonstration has no ${email}`);
  return rows[0];
}

/** Accounts of the demonstration that work together. */
export async function findColleagues(db: Db): Promise<LedgerAccount[]> {
  const { rows } = await sql<LedgerAccount>`
    select organization_id as "organizationId", id as "accountId" from accounts
    where status = 'Active' and organization_id = (
      select organization_id from accounts join users on users.id = accounts.user_id
      where users.email = 'practitioner@demo.test'
    ) order by id
  `.execute(db);
  return rows;
}

/** Runs one change of the ledger as the system would. */
export const inLedger = <T>(database: Database, work: (db: Db) => Promise<T>): Promise<T> =>
  inSystemTransaction(database, work);

/** The balances of a feature over all holdings of an account or of the pool. */
export async function placesOf(db: Db, clerk: Clerk, featureId: string, accountId: string | null) {
  const { rows } = await sql<Record<'available' | 'held' | 'consumed' | 'expired' | 'transferred', number>>`
    select coalesce(sum(available), 0)::integer as available, coalesce(sum(held), 0)::integer as held,
      coalesce(sum(consumed), 0)::integer as consumed, coalesce(sum(expired), 0)::integer as expired,
      coalesce(sum(transferred), 0)::integer as transferred
    from license_holdings where organization_id = ${clerk.organizationId} and feature_id = ${featureId}
      and account_id is not distinct from ${accountId}::uuid
  `.execute(db);
  return Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, number]) => number > 0));
}

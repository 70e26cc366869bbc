import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

export type Difference = { organizationId: string; what: string; id: string };

type Stock = { organizationId: string; featureId: string };

/**
 * Recomputes all balances of the ledger from its entries, one feature of an organization at a time, so that no
 * statement reads the whole ledger. Returns the differences; a sound ledger has none.
 */
export async function verifyLedger(db: Db): Promise<Difference[]> {
  const { rows: stocks } = await sql<Stock>`
    select organization_id as "organizationId", feature_id as "featureId" from license_stocks
    union select organization_id, feature_id from license_days order by 1, 2
  `.execute(db);
  const differences: Difference[] = [];
  for (const stock of stocks) differences.push(...(await verifyStock(db, stock)));
  return differences;
}

async function verifyStock(db: Db, { organizationId, featureId }: Stock): Promise<Difference[]> {
  const ofStock = sql`organization_id = ${organizationId} and feature_id = ${featureId}`;
  const { rows } = await sql<Omit<Difference, 'organizationId'>>`
    with entries as (select * from license_entries where ${ofStock}),
    holdings as (select * from license_holdings where ${ofStock}),
    steps as (
      select from_holding as holding_id, from_place as place, -quantity as change
        from entries where from_holding is not null
      union all select to_holding, to_place, quantity from entries
    ), sums as (
      select holding_id,
        coalesce(sum(change) filter (where place = 'available'), 0) as available,
        coalesce(sum(change) filter (where place = 'held'), 0) as held,
        coalesce(sum(change) filter (where place = 'consumed'), 0) as consumed,
        coalesce(sum(change) filter (where place = 'expired'), 0) as expired,
        coalesce(sum(change) filter (where place = 'transferred'), 0) as transferred
      from steps group by holding_id
    ), days as (
      select account_id, day, kind, count(*) as entries, sum(quantity) as quantity
      from entries group by account_id, day, kind
    )
    select what, id::text from (
      select 'the balance of a holding', holding.id
      from holdings holding left join sums on sums.holding_id = holding.id
      where (holding.available, holding.held, holding.consumed, holding.expired, holding.transferred)
        is distinct from (coalesce(sums.available, 0), coalesce(sums.held, 0), coalesce(sums.consumed, 0),
          coalesce(sums.expired, 0), coalesce(sums.transferred, 0))
      union all
      select 'the quantity of a lot', lot.id
      from (select * from license_lots where ${ofStock}) lot left join holdings holding on holding.lot_id = lot.id
      group by lot.id, lot.quantity
      having lot.quantity is distinct from coalesce(sum(holding.available + holding.held + holding.consumed
        + holding.expired + holding.transferred), 0)
      union all
      select 'what is held of a holding', holding.id
      from holdings holding
      where holding.held <> (
        select count(*) from license_holds hold
        where hold.organization_id = ${organizationId} and hold.holding_id = holding.id and hold.outcome is null
      )
      union all
      select 'the uses of an administration', administration_id
      from entries where administration_id is not null
      group by administration_id
      having sum(case kind when 'CONSUME' then quantity when 'REFUND' then -quantity else 0 end) not in (0, 1)
      union all
      select 'the count of a day', ${featureId}::uuid
      from days full join (select * from license_days where ${ofStock}) counted
        on counted.day = days.day and counted.kind = days.kind
        and coalesce(counted.account_id::text, '') = coalesce(days.account_id::text, '')
      where (days.entries, days.quantity) is distinct from (counted.entries, counted.quantity)
    ) differing (what, id)
    order by what, id
  `.execute(db);
  return rows.map((row) => ({ organizationId, ...row }));
}

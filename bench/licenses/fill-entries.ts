import type { MeasuredHub } from '../lists/measured-hub.ts';
import { query } from '../lists/measured-hub.ts';

const FEATURES = 20;

/** A year of use in the organization of the practitioner who is measured, with what the ledger counts by day. */
export async function fillEntries({ url, owner }: MeasuredHub, entries: number): Promise<void> {
  await query(
    url,
    `-- What a lot of work has checked need not be checked again.
    set session_replication_role = replica;
    with product as (
      insert into products (sku, name, name_key, acronym, edition, description_html, description_text, categories,
        from_months, to_months, minutes, respondents, languages, qualification_level, cover, published)
      values ('BENCH', 'Bench', 'bench', 'B', '1', '', '', '{}', 0, 12, 5, '{self}', '{en}', 'A', '', true)
      returning id
    )
    insert into product_features (product_id, sku, name, description, kind, counted_in, place)
    select product.id, 'BENCH-' || n, 'Feature ' || n, '', 'form', 'uses', n from product, generate_series(1, ${FEATURES}) n;
    insert into license_stocks (organization_id, feature_id)
    select '${owner.organizationId}', id from product_features where sku like 'BENCH-%';
    insert into license_lots (organization_id, feature_id, quantity, starts_on, source)
    select organization_id, feature_id, 100000000, current_date - 400, 'grant' from license_stocks
    where feature_id in (select id from product_features where sku like 'BENCH-%');
    insert into license_holdings (organization_id, feature_id, lot_id, available, consumed)
    select organization_id, feature_id, id, quantity - ${entries / FEATURES}, ${entries / FEATURES} from license_lots
    where feature_id in (select id from product_features where sku like 'BENCH-%');
    insert into license_entries (organization_id, at, day, kind, feature_id, lot_id, from_holding, from_place, to_holding,
      to_place, quantity, account_id, by_account_id)
    select holding.organization_id, at, at::date, 'CONSUME', feature_id, lot_id, holding.id, 'available', holding.id,
      'consumed', 1, account.id, account.id
    from (
      select *, row_number() over (order by id) - 1 as place from license_holdings
      where feature_id in (select id from product_features where sku like 'BENCH-%')
    ) holding
    join generate_series(0, ${entries - 1}) n on n % ${FEATURES} = holding.place
    cross join lateral (select now() - interval '1 year' * n / ${entries} as at) times
    cross join lateral (select '${owner.accountId}'::uuid as id) account;
    insert into license_days (organization_id, feature_id, account_id, day, kind, entries, quantity)
    select organization_id, feature_id, account_id, day, kind, count(*), sum(quantity) from license_entries
    where feature_id in (select id from product_features where sku like 'BENCH-%')
    group by organization_id, feature_id, account_id, day, kind;
    analyze`,
  );
}

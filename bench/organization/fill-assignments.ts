import { type MeasuredHub, query } from '../lists/measured-hub.ts';

const FEATURES = 200;
/** The number for each practitioner, spread over all features. */
const ASSIGNED = 10;
const OURS = "(select id from product_features where sku like 'BENCH-%')";

/** Features that are assigned to everybody in the organization of the measured account. */
export async function fillAssignments({ url, owner }: MeasuredHub): Promise<void> {
  const { organizationId } = owner;
  await query(
    url,
    `set session_replication_role = replica;
     with product as (
       insert into products (sku, name, name_key, acronym, edition, description_html, description_text, categories,
         from_months, to_months, minutes, respondents, languages, qualification_level, cover, published)
       values ('BENCH', 'Bench', 'bench', 'B', '1', '', '', '{}', 0, 12, 5, '{self}', '{en}', 'A', '', true)
       returning id
     )
     insert into product_features (product_id, sku, name, description, kind, counted_in, place)
     select product.id, 'BENCH-' || n, 'Feature ' || n, '', 'form', 'uses', n
     from product, generate_series(1, ${FEATURES}) n;
     insert into license_stocks (organization_id, feature_id) select '${organizationId}', id from product_features
     where sku like 'BENCH-%';
     insert into license_lots (organization_id, feature_id, quantity, starts_on, source)
     select organization_id, feature_id, 1000000, current_date - 400, 'grant' from license_stocks
     where feature_id in ${OURS};
     insert into license_holdings (organization_id, feature_id, lot_id, available)
     select organization_id, feature_id, id, quantity from license_lots where feature_id in ${OURS};
     insert into license_holdings (organization_id, feature_id, lot_id, account_id, available, consumed)
     select lot.organization_id, lot.feature_id, lot.id, account.id, 5, 3
     from (
       select *, row_number() over (order by id) as place from accounts where organization_id = '${organizationId}'
     ) account
     join (
       select *, row_number() over (order by id) as place from license_lots where feature_id in ${OURS}
     ) lot on (account.place * 7 + lot.place) % (${FEATURES} / ${ASSIGNED}) = 0`,
  );
  await query(url, 'vacuum analyze');
}

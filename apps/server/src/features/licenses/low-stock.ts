import { type RawBuilder, sql } from 'kysely';

/** Of what was granted in the last year; and never under the least. */
const LOW_SHARE = 0.1;
const LOW_AT_LEAST = 5;

/** Under which number a stock is low where no manager has chosen one: `stock` is in the statement. */
export const usualThreshold = (now: Date): RawBuilder<number> => sql`
  greatest(${LOW_AT_LEAST}::integer, ceil(${LOW_SHARE}::numeric * (
    select coalesce(sum(granted.quantity), 0) from license_lots granted
    where granted.organization_id = stock.organization_id and granted.feature_id = stock.feature_id
      and granted.created_at > ${now}::timestamptz - interval '1 year'
  ))::integer)`;

/** Reports are entitled to and not counted, so that they never run low. */
export const IS_COUNTED = sql<boolean>`feature.kind <> 'report'`;

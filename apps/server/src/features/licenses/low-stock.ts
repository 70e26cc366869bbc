import { type RawBuilder, sql } from 'kysely';

/** The share of last year's grants below which a stock is low, but never below the minimum. */
const LOW_SHARE = 0.1;
const LOW_AT_LEAST = 5;

/** The default threshold for low, where no manager has chosen one. The statement has a table `stock`. */
export const usualThreshold = (now: Date): RawBuilder<number> => sql`
  greatest(${LOW_AT_LEAST}::integer, ceil(${LOW_SHARE}::numeric * (
    select coalesce(sum(granted.quantity), 0) from license_lots granted
    where granted.organization_id = stock.organization_id and granted.feature_id = stock.feature_id
      and granted.created_at > ${now}::timestamptz - interval '1 year'
  ))::integer)`;

/** Reports are not counted, so they never run low. */
export const IS_COUNTED = sql<boolean>`feature.kind <> 'report'`;

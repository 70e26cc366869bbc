import { sql } from 'kysely';

/** An entry as one text, the same for the same entry whenever and wherever it is read. */
export const canonicalEntry = sql<string>`jsonb_build_array(
  organization_id, id, account_id, user_id, action, record, record_ids, request_id,
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
)::text`;

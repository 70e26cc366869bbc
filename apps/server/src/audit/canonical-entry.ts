import { sql } from 'kysely';

const at = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/**
 * The canonical text of an entry, the same whenever and wherever it is read. An entry is always read in the form in
 * which it was sealed; a new form gets a new number.
 */
export const canonicalEntry = sql<string>`case form
  when 1 then jsonb_build_array(
    organization_id, id, account_id, user_id, action, record, record_ids, request_id, ${at}
  )
  else jsonb_build_array(
    form, caller, organization_id, id, account_id, user_id, respondent_id, action, record, record_ids, request_id,
    encode(values_hash, 'hex'), ${at}
  )
end::text`;

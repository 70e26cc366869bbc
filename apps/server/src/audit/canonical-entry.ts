import { sql } from 'kysely';

const at = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

/**
 * An entry as one text, the same for the same entry whenever and wherever it is read. What was sealed in a form is
 * read in that form for good: a new one gets a number of its own.
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

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';

type Actor = { organizationId: string; accountId: string; userId: string };

/** Fields before and after a change. They are stored apart from the entry, which holds only their hash. */
export type ChangedValues = { former: object; present: object };

type Entry = {
  action: string;
  record: string;
  recordIds: string[];
  requestId?: string;
  values?: ChangedValues;
};

/** Writes an audit entry as the system, on behalf of an account. */
export async function writeAudit(db: Db, actor: Actor, entry: Entry): Promise<void> {
  const id = randomUUID();
  const hash = entry.values && (await keepValues(db, actor.organizationId, id, entry.values));
  await db
    .insertInto('audit_entries')
    .values({
      id,
      organization_id: actor.organizationId,
      account_id: actor.accountId,
      user_id: actor.userId,
      action: entry.action,
      record: entry.record,
      record_ids: entry.recordIds,
      ...(entry.requestId && { request_id: entry.requestId }),
      ...(hash && { values_hash: hash }),
    })
    .execute();
}

type Respondent = { organizationId: string; respondentId: string };

/** Writes an audit entry as the system, on behalf of the respondent of a form. */
export async function writeFormAudit(
  db: Db,
  { organizationId, respondentId }: Respondent,
  { action, record, recordIds, requestId }: Required<Omit<Entry, 'values'>>,
): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      caller: 'respondent',
      organization_id: organizationId,
      respondent_id: respondentId,
      action,
      record,
      record_ids: recordIds,
      request_id: requestId,
    })
    .execute();
}

async function keepValues(
  db: Db,
  organizationId: string,
  entryId: string,
  { former, present }: ChangedValues,
) {
  const { hash } = await db
    .insertInto('audit_values')
    .values({
      entry_id: entryId,
      organization_id: organizationId,
      former: JSON.stringify(former),
      present: JSON.stringify(present),
    })
    .returning(sql<Buffer>`hash_of_values(audit_values)`.as('hash'))
    .executeTakeFirstOrThrow();
  return hash;
}

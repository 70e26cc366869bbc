import type { Db } from '../db/database.ts';

type Actor = { organizationId: string; accountId: string; userId: string };
type Entry = { action: string; record: string; recordIds: string[]; requestId?: string };

/** An entry of the trail by the system, on behalf of an account. */
export async function writeAudit(db: Db, actor: Actor, entry: Entry): Promise<void> {
  await db
    .insertInto('audit_entries')
    .values({
      organization_id: actor.organizationId,
      account_id: actor.accountId,
      user_id: actor.userId,
      action: entry.action,
      record: entry.record,
      record_ids: entry.recordIds,
      ...(entry.requestId && { request_id: entry.requestId }),
    })
    .execute();
}

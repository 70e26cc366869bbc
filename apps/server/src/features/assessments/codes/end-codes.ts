import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Deletes the codes of a form. */
export async function endCodes(
  db: Db,
  { organizationId, administrationId }: { organizationId: string; administrationId: string },
): Promise<void> {
  await db
    .updateTable('form_codes')
    .set({ ended_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('administration_id', '=', administrationId)
    .where('ended_at', 'is', null)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** No code opens the form any more. */
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

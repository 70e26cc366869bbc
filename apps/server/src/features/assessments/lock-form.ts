import type { Selectable } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';

export type AdministrationRow = Selectable<Tables['administrations']>;

type Form = { organizationId: string; administrationId: string };

/**
 * Locks a form with its client and its case, in the order in which all code takes these locks. Returns nothing when the
 * form does not exist or is not the caller's.
 */
export async function lockForm(
  db: Db,
  { organizationId, administrationId }: Form,
): Promise<AdministrationRow | undefined> {
  const seen = await db
    .selectFrom('administrations')
    .select(['client_id', 'case_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .executeTakeFirst();
  if (!seen) return undefined;
  const lock = (table: 'clients' | 'cases', id: string) =>
    db
      .selectFrom(table)
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
  await lock('clients', seen.client_id);
  await lock('cases', seen.case_id);
  return db
    .selectFrom('administrations')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', administrationId)
    .forUpdate()
    .executeTakeFirst();
}

import type { NewClient } from '@hub/contract/core/clients/clients';
import type { Db } from '../../db/database.ts';
import { insertMany } from '../../db/insert-many.ts';
import { contactValues } from './contact-repository.ts';
import { clientValues } from './present-client.ts';
import { comments, demographics, educations, type RecordKind } from './record-kinds.ts';
import type { RecordTable } from './record-repository.ts';

type Owner = { organization_id: string; account_id: string };

/** A client with all that belongs to it; other columns as they should be, where nobody types them. */
export type WholeClient = { id: string; client: NewClient; columns?: Record<string, unknown> };

/** Adds any number of clients by five statements. */
export async function insertWholeClients(
  db: Db,
  owner: Owner,
  clients: readonly WholeClient[],
): Promise<void> {
  const placeOf = (clientId: string) => ({
    organization_id: owner.organization_id,
    id: crypto.randomUUID(),
    client_id: clientId,
    version: 1,
  });

  async function insertRecords<Table extends RecordTable, Input>(
    { table, values }: RecordKind<Table, Input>,
    recordOf: (client: NewClient) => Input | null | undefined,
  ): Promise<void> {
    const rows = clients.flatMap(({ id, client }) => {
      const record = recordOf(client);
      return record ? [{ ...placeOf(id), ...values(record) }] : [];
    });
    await insertMany(db, table, rows);
  }

  await insertMany(
    db,
    'clients',
    clients.map(({ id, client, columns }) => ({ ...owner, id, ...clientValues(client), ...columns })),
  );
  const contacts = clients.flatMap(({ id, client }) =>
    (client.contacts ?? []).map((contact, index) => ({
      ...placeOf(id),
      position: index + 1,
      ...contactValues(contact),
    })),
  );
  await insertMany(db, 'client_contacts', contacts);
  await insertRecords(educations, ({ education }) => education);
  await insertRecords(demographics, ({ demographic }) => demographic);
  await insertRecords(comments, ({ comment }) => comment);
}

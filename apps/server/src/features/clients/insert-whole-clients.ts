import type { NewClient } from '@hub/contract/core/clients/clients';
import type { Db } from '../../db/database.ts';
import { insertJson, type TableRows, tableRows } from '../../db/insert-many.ts';
import { contactValues } from './contact-repository.ts';
import { clientValues } from './present-client.ts';
import { comments, demographics, educations, type RecordKind } from './record-kinds.ts';
import type { RecordTable } from './record-repository.ts';

type Owner = { organization_id: string; account_id: string };

/** A client with all records; `columns` sets columns that no form has. */
export type WholeClient = { id: string; client: NewClient; columns?: Record<string, unknown> };

/** Adds any number of clients by five statements. */
export async function insertWholeClients(
  db: Db,
  owner: Owner,
  clients: readonly WholeClient[],
): Promise<void> {
  await insertTableRows(db, wholeClientRows(owner, clients));
}

export async function insertTableRows(db: Db, tables: readonly TableRows[]): Promise<void> {
  for (const rows of tables) await insertJson(db, rows);
}

/** Needs no database, so that it can run in another thread. */
export function wholeClientRows(owner: Owner, clients: readonly WholeClient[]): TableRows[] {
  const placeOf = (clientId: string) => ({
    organization_id: owner.organization_id,
    id: crypto.randomUUID(),
    client_id: clientId,
    version: 1,
  });

  function recordRows<Table extends RecordTable, Input>(
    { table, values }: RecordKind<Table, Input>,
    recordOf: (client: NewClient) => Input | null | undefined,
  ) {
    const rows = clients.flatMap(({ id, client }) => {
      const record = recordOf(client);
      return record ? [{ ...placeOf(id), ...values(record) }] : [];
    });
    return tableRows(table, rows);
  }

  const clientRows = clients.map(({ id, client, columns }) => ({
    ...owner,
    id,
    ...clientValues(client),
    ...columns,
  }));
  const contacts = clients.flatMap(({ id, client }) =>
    (client.contacts ?? []).map((contact, index) => ({
      ...placeOf(id),
      position: index + 1,
      ...contactValues(contact),
    })),
  );
  return [
    tableRows('clients', clientRows),
    tableRows('client_contacts', contacts),
    recordRows(educations, ({ education }) => education),
    recordRows(demographics, ({ demographic }) => demographic),
    recordRows(comments, ({ comment }) => comment),
  ];
}

import { type Selectable, sql } from 'kysely';
import { mayRead } from '../../../db/access.ts';
import type { Scope } from '../../../db/request-scope.ts';
import type { Tables } from '../../../db/tables.ts';
import { CLIENTS } from '../client-access.ts';
import { presentContact } from '../contact-repository.ts';
import { presentClient, selectedColumns } from '../present-client.ts';
import { comments, demographics, educations, type RecordKind } from '../record-kinds.ts';
import type { RecordTable } from '../record-repository.ts';

/** Clients with all their records, in the order of the ids. Clients deleted meanwhile are left out. */
export async function findWholeClients(scope: Scope, ids: readonly string[]) {
  const rows = await scope.db
    .selectFrom('clients')
    .select(selectedColumns)
    .where(mayRead(scope, CLIENTS))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  const contacts = await scope.db
    .selectFrom('client_contacts')
    .selectAll()
    .where('organization_id', '=', scope.organizationId)
    .where(sql<boolean>`client_id = any(${ids}::uuid[])`)
    .orderBy('position')
    .execute();
  const educationOf = await findRecords(scope, ids, educations);
  const demographicOf = await findRecords(scope, ids, demographics);
  const commentOf = await findRecords(scope, ids, comments);

  const clients = new Map(rows.map((row) => [row.id, presentClient(row)]));
  return ids.flatMap((id) => {
    const client = clients.get(id);
    if (!client) return [];
    return [
      {
        ...client,
        contacts: contacts.filter(({ client_id }) => client_id === id).map(presentContact),
        education: educationOf.get(id),
        demographic: demographicOf.get(id),
        comment: commentOf.get(id),
      },
    ];
  });
}

async function findRecords<Table extends RecordTable, Input>(
  scope: Scope,
  ids: readonly string[],
  { table, present }: RecordKind<Table, Input>,
) {
  const { rows } = await sql<Selectable<Tables[Table]> & { client_id: string }>`
    select * from ${sql.table(table)}
    where organization_id = ${scope.organizationId} and client_id = any(${ids}::uuid[])
  `.execute(scope.db);
  return new Map(rows.map((row) => [row.client_id, present(row)]));
}

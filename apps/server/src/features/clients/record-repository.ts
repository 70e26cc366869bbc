import { type Selectable, sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';

export type RecordTable = 'client_educations' | 'client_demographics' | 'client_comments';
type Row<Table extends RecordTable> = Selectable<Tables[Table]>;
type Values = Record<string, unknown>;
type RecordKey = { clientId: string; id?: string; version?: number };

const conditions = (scope: Scope, { clientId, id, version }: RecordKey) =>
  sql.join(
    [
      sql`organization_id = ${scope.organizationId}`,
      sql`client_id = ${clientId}`,
      ...(id === undefined ? [] : [sql`id = ${id}`]),
      ...(version === undefined ? [] : [sql`version = ${version}`]),
    ],
    sql` and `,
  );

export async function findRecord<Table extends RecordTable>(scope: Scope, table: Table, key: RecordKey) {
  const { rows } = await sql<Row<Table>>`
    select * from ${sql.table(table)} where ${conditions(scope, key)}
  `.execute(scope.db);
  return rows[0];
}

/** Returns nothing when the client already has one. */
export async function insertRecord<Table extends RecordTable>(
  scope: Scope,
  table: Table,
  { clientId }: RecordKey,
  values: Values,
) {
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  const { rows } = await sql<Row<Table>>`
    insert into ${sql.table(table)} (organization_id, client_id, ${names})
    values (${scope.organizationId}, ${clientId}, ${sql.join(Object.values(values))})
    on conflict (organization_id, client_id) do nothing
    returning *
  `.execute(scope.db);
  return rows[0];
}

/** Returns nothing when the record does not exist or its version has changed. */
export async function updateRecord<Table extends RecordTable>(
  scope: Scope,
  table: Table,
  key: RecordKey,
  values: Values,
) {
  const changes = sql.join(Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`));
  const { rows } = await sql<Row<Table>>`
    update ${sql.table(table)} set ${changes}, version = version + 1 where ${conditions(scope, key)} returning *
  `.execute(scope.db);
  return rows[0];
}

export async function deleteRecord(scope: Scope, table: RecordTable, key: RecordKey): Promise<boolean> {
  const { rows } = await sql`
    delete from ${sql.table(table)} where ${conditions(scope, key)} returning id
  `.execute(scope.db);
  return rows.length > 0;
}

import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { nameKey } from '../../db/name-key.ts';
import { ownedBy, stillRestorable } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { type Bind, runStatement } from '../../db/statement.ts';
import { matching, type Wanted } from './client-match.ts';
import { type ClientInput, type ClientRow, clientValues, selectedColumns } from './present-client.ts';

type Page = { page: number; pageSize: number };

const SORT_COLUMNS = {
  firstName: 'first_last_key',
  lastName: 'last_first_key',
  dateOfBirth: 'date_of_birth',
  lastEvaluation: 'last_evaluation',
  created: 'created_at',
} as const;

const offsetOf = ({ page, pageSize }: Page) => (page - 1) * pageSize;

/** The order is that of an index, read forwards or backwards. Who was never evaluated comes first, or last. */
function sorted(bind: Bind, scope: Scope, { match, today }: Wanted): string {
  const nulls = match.SortBy !== 'lastEvaluation' ? '' : match.Order === 'asc' ? 'nulls first' : 'nulls last';
  return `from clients where ${matching(bind, scope, { match, today })}
    order by ${SORT_COLUMNS[match.SortBy]} ${match.Order} ${nulls}, id ${match.Order}`;
}

export const findClients = (scope: Scope, wanted: Wanted, page: Page) =>
  runStatement<ClientRow>(
    scope.db,
    (bind) => `
      select ${selectedColumns.join(', ')} ${sorted(bind, scope, wanted)}
      limit ${bind(page.pageSize)} offset ${bind(offsetOf(page))}`,
  );

export async function countClients(scope: Scope, wanted: Wanted): Promise<number> {
  const [row] = await runStatement<{ count: number }>(
    scope.db,
    (bind) => `select count(*)::integer as count from clients where ${matching(bind, scope, wanted)}`,
  );
  return row?.count ?? 0;
}

export async function findClientIds(scope: Scope, wanted: Wanted): Promise<string[]> {
  const rows = await runStatement<{ id: string }>(
    scope.db,
    (bind) => `select id ${sorted(bind, scope, wanted)}`,
  );
  return rows.map(({ id }) => id);
}

export const insertClient = (scope: Scope, input: ClientInput) =>
  scope.db
    .insertInto('clients')
    .values({ ...ownedBy(scope), ...clientValues(input) })
    .returning(selectedColumns)
    .executeTakeFirstOrThrow();

/** Nothing when there is no such client, or when it has another version by now. */
export const updateClientRow = (scope: Scope, id: string, version: number, input: ClientInput) =>
  scope.db
    .updateTable('clients')
    .set({ ...clientValues(input), version: version + 1 })
    .where((where) => where.and({ ...ownedBy(scope), id, version }))
    .where('deleted_at', 'is', null)
    .returning(selectedColumns)
    .executeTakeFirst();

export const markDeleted = (scope: Scope, id: string) =>
  scope.db
    .updateTable('clients')
    .set({ deleted_at: sql`now()` })
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();

export const markRestored = (scope: Scope, id: string) =>
  scope.db
    .updateTable('clients')
    .set({ deleted_at: null })
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where((where) => where.or([where('deleted_at', 'is', null), stillRestorable]))
    .returning(selectedColumns)
    .executeTakeFirst();

export const findDeletedClients = (scope: Scope, page: Page) =>
  scope.db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name', 'date_of_birth', 'deleted_at'])
    .where((where) => where.and(ownedBy(scope)))
    .where(stillRestorable)
    .orderBy('deleted_at', 'desc')
    .limit(page.pageSize)
    .offset(offsetOf(page))
    .execute();

export async function countDeletedClients(scope: Scope): Promise<number> {
  const { count } = await scope.db
    .selectFrom('clients')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where((where) => where.and(ownedBy(scope)))
    .where(stillRestorable)
    .executeTakeFirstOrThrow();
  return count;
}

type Person = { firstName: string; lastName: string; dateOfBirth: CalendarDay };

export const findSimilarClients = (scope: Scope, { firstName, lastName, dateOfBirth }: Person) =>
  scope.db
    .selectFrom('clients')
    .select(['id', 'first_name', 'last_name', 'date_of_birth'])
    .where((where) =>
      where.and({
        ...ownedBy(scope),
        last_first_key: `${nameKey(lastName)} ${nameKey(firstName)}`,
        date_of_birth: dateOfBirth,
      }),
    )
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(10)
    .execute();

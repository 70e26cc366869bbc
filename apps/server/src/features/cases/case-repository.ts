import type { CaseMatch } from '@hub/contract/core/cases/case-list';
import { sql } from 'kysely';
import { ownedBy, stillRestorable } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { runStatement } from '../../db/statement.ts';
import { visibleCases } from './case-access.ts';
import { matching, type Wanted } from './case-match.ts';
import { type CaseInput, caseColumns, caseValues, type SummaryRow, summaryColumns } from './present-case.ts';

type Page = { page: number; pageSize: number };

const SORT_COLUMNS = {
  clientName: 'client_last_first_key',
  caseName: 'case_name_key',
  referralDate: 'referral_date',
  expirationDate: 'expiration_date',
  remainingDays: 'expiration_date',
  status: 'status',
  created: 'created_at',
} as const;

type Order = Pick<CaseMatch, 'SortBy' | 'Order'>;

/** The order is that of an index, read forwards or backwards. */
export const findCases = (scope: Scope, wanted: Wanted, { SortBy, Order }: Order, page: Page) =>
  runStatement<SummaryRow>(
    scope.db,
    (bind) => `
      select ${summaryColumns.join(', ')} from cases where ${matching(bind, scope, wanted)}
      order by ${SORT_COLUMNS[SortBy]} ${Order}, id ${Order}
      limit ${bind(page.pageSize)} offset ${bind((page.page - 1) * page.pageSize)}`,
  );

export async function countCases(scope: Scope, wanted: Wanted): Promise<number> {
  const [row] = await runStatement<{ count: number }>(
    scope.db,
    (bind) => `select count(*)::integer as count from cases where ${matching(bind, scope, wanted)}`,
  );
  return row?.count ?? 0;
}

/** Nothing when the practitioner has no such client. The client stays as it is until the call is done. */
export async function insertCase(scope: Scope, clientId: string, input: CaseInput) {
  const client = await scope.db
    .selectFrom('clients')
    .select(['first_name', 'last_name', 'first_name_key', 'last_name_key'])
    .where((where) => where.and({ ...ownedBy(scope), id: clientId }))
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!client) return undefined;
  return scope.db
    .insertInto('cases')
    .values({
      ...ownedBy(scope),
      client_id: clientId,
      client_name: `${client.first_name} ${client.last_name}`,
      client_first_name_key: client.first_name_key,
      client_last_name_key: client.last_name_key,
      ...caseValues(input),
    })
    .returning(caseColumns)
    .executeTakeFirstOrThrow();
}

const changed = (scope: Scope, id: string) =>
  scope.db
    .updateTable('cases')
    .set({ version: sql`version + 1` })
    .where((where) => where.and({ ...ownedBy(scope), id }));

/** Nothing when it has another version by now. */
export const updateCaseRow = (scope: Scope, id: string, version: number, input: CaseInput) =>
  changed(scope, id)
    .set(caseValues(input))
    .where('version', '=', version)
    .returning(caseColumns)
    .executeTakeFirst();

export const setClosed = (scope: Scope, id: string, isClosed: boolean) =>
  changed(scope, id)
    .set({ closed_at: isClosed ? sql`now()` : null })
    .returning(caseColumns)
    .executeTakeFirstOrThrow();

/** Which of the cases are there, and which of those are not closed. Nobody changes them until the call is done. */
export const lockCases = (scope: Scope, ids: readonly string[]) =>
  visibleCases(scope)
    .select(['id', 'closed_at'])
    .where(sql<boolean>`id = any(${[...ids]})`)
    .orderBy('id')
    .forUpdate()
    .execute();

export const closeRows = (scope: Scope, ids: readonly string[]) =>
  scope.db
    .updateTable('cases')
    .set({ closed_at: sql`now()`, version: sql`version + 1` })
    .where((where) => where.and(ownedBy(scope)))
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute();

export const markCaseDeleted = (scope: Scope, id: string) =>
  scope.db
    .updateTable('cases')
    .set({ deleted_at: sql`now()` })
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .execute();

export const markCaseRestored = (scope: Scope, id: string) =>
  scope.db
    .updateTable('cases')
    .set({ deleted_at: null })
    .where((where) => where.and({ ...ownedBy(scope), id }))
    .where('client_deleted_at', 'is', null)
    .where((where) => where.or([where('deleted_at', 'is', null), stillRestorable]))
    .returning(caseColumns)
    .executeTakeFirst();

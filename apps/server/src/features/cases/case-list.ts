import { type CaseMatch, EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import { readableHalves } from '../../db/access.ts';
import type { List } from '../../db/find-page.ts';
import { keyHasWords } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';
import { CASES } from './case-access.ts';
import { summaryColumns } from './present-case.ts';

const SORT_COLUMNS = {
  clientName: 'client_last_first_key',
  caseName: 'case_name_key',
  referralDate: 'referral_date',
  expirationDate: 'expiration_date',
  remainingDays: 'expiration_date',
  status: 'status',
  created: 'created_at',
} as const;

/** The query of a list of cases. */
export type CaseQuery = Partial<CaseMatch> & Pick<CaseMatch, 'SortBy' | 'Order'>;

/** The requested cases. The order is that of an index, read forwards or backwards. */
export const caseList = (scope: Scope, query: CaseQuery, today: CalendarDay): List => ({
  from: 'cases',
  columns: summaryColumns,
  // A deleted client hides its cases.
  halves: readableHalves(scope, CASES).map(
    (half) => sql<boolean>`${half} and deleted_at is null and client_deleted_at is null`,
  ),
  filters: filtersOf(query, today),
  orderBy: [
    [SORT_COLUMNS[query.SortBy], query.Order],
    ['id', query.Order],
  ],
});

function filtersOf(query: CaseQuery, today: CalendarDay): RawBuilder<boolean>[] {
  const { StartDate, RemainingDays, ClientId, Inactive, Need } = query;

  const filters = [
    ...keyHasWords('case_name_key', query.Name),
    ...keyHasWords('client_first_name_key', query.FirstName),
    ...keyHasWords('client_last_name_key', query.LastName),
    ...keyHasWords('client_first_last_key', query.ClientName),
  ];
  if (StartDate !== undefined) filters.push(sql`referral_date >= ${StartDate}`);
  if (RemainingDays !== undefined) filters.push(sql`expiration_date <= ${addDays(today, RemainingDays)}`);
  if (ClientId !== undefined) filters.push(sql`client_id = ${ClientId}`);
  if (Inactive === true) filters.push(sql`(closed_at is not null or expiration_date < ${today})`);
  if (Inactive === false) filters.push(sql`closed_at is null and expiration_date >= ${today}`);
  if (Need === 'expired') filters.push(sql`closed_at is null and expiration_date < ${today}`);
  if (Need === 'expiring') {
    const soon = addDays(today, EXPIRES_SOON_DAYS);
    filters.push(sql`closed_at is null and expiration_date >= ${today} and expiration_date <= ${soon}`);
  }
  return filters;
}

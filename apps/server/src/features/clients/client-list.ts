import type { ClientMatch } from '@hub/contract/core/clients/client-list';
import { bornBy } from '@hub/contract/dates/age';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type RawBuilder, sql } from 'kysely';
import { readableHalves } from '../../db/access.ts';
import type { List } from '../../db/find-page.ts';
import { keyHasWords } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';
import { typedKey } from '../../db/typed-words.ts';
import { Problem } from '../../http/problem.ts';
import { CLIENTS } from './client-access.ts';
import { answersTo, readTyped } from './client-typed.ts';
import { selectedColumns } from './present-client.ts';

const SORT_COLUMNS = {
  firstName: 'first_last_key',
  lastName: 'last_first_key',
  dateOfBirth: 'date_of_birth',
  lastEvaluation: 'last_evaluation',
  created: 'created_at',
} as const;

/** The requested clients. The order is that of an index, read forwards or backwards. */
export function clientList(scope: Scope, query: ClientMatch, today: CalendarDay): List {
  // Clients without an evaluation come first or last.
  const nulls = query.Order === 'asc' ? 'nulls first' : 'nulls last';
  return {
    from: 'clients',
    columns: selectedColumns,
    halves: readableHalves(scope, CLIENTS).map((half) => sql<boolean>`${half} and deleted_at is null`),
    filters: filtersOf(query, today),
    orderBy: [
      query.SortBy === 'lastEvaluation'
        ? [SORT_COLUMNS.lastEvaluation, query.Order, nulls]
        : [SORT_COLUMNS[query.SortBy], query.Order],
      ['id', query.Order],
    ],
  };
}

function filtersOf(query: ClientMatch, today: CalendarDay): RawBuilder<boolean>[] {
  requireAges(query);
  const filters = [
    ...keyHasWords('first_name_key', query.FirstName),
    ...keyHasWords('last_name_key', query.LastName),
    ...answersTo(readTyped(typedKey(query.Name ?? ''))),
  ];
  const ages = agesOf(query, today);
  if (ages.length > 0) filters.push(sql`${sql.join(ages, sql` and `)}`);
  return filters;
}

function agesOf({ MinAge, MaxAge }: ClientMatch, today: CalendarDay) {
  return [
    ...(MinAge === undefined ? [] : [sql`date_of_birth <= ${bornBy(MinAge, today)}`]),
    ...(MaxAge === undefined ? [] : [sql`date_of_birth > ${bornBy(MaxAge + 1, today)}`]),
  ];
}

function requireAges({ MinAge, MaxAge }: ClientMatch): void {
  if (MinAge === undefined || MaxAge === undefined || MinAge <= MaxAge) return;
  const message = 'The highest age is below the lowest age';
  throw new Problem('invalid-input', { errors: [{ path: 'MaxAge', message }] });
}

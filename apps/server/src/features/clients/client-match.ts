import type { ClientMatch } from '@hub/contract/core/clients/client-list';
import { bornBy } from '@hub/contract/dates/age';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';
import { ownedBy } from './client-access.ts';
import { nameKey } from './name-key.ts';

type Where = ExpressionBuilder<Tables, 'clients'>;

const LAST_CHARACTER = '\u{10ffff}';

/** As a range: the database finds it in an index, which a pattern that it does not know beforehand would not allow. */
const beginsWith = (where: Where, column: 'first_last_key' | 'last_first_key', key: string) =>
  where.and([where(column, '>=', key), where(column, '<', key + LAST_CHARACTER)]);

/** The clients that a list asks for, as a condition on the table. */
export function matching(scope: Scope, match: ClientMatch, today: CalendarDay) {
  requireAges(match);
  const firstName = nameKey(match.FirstName ?? '');
  const lastName = nameKey(match.LastName ?? '');
  const name = nameKey((match.Name ?? '').replaceAll(',', ' '));

  return (where: Where) => {
    const conditions: Expression<SqlBool>[] = [where.and(ownedBy(scope)), where('deleted_at', 'is', null)];
    if (firstName) {
      conditions.push(beginsWith(where, 'first_last_key', firstName));
      conditions.push(sql<boolean>`starts_with(first_name_key, ${firstName})`);
    }
    if (lastName) {
      conditions.push(beginsWith(where, 'last_first_key', lastName));
      conditions.push(sql<boolean>`starts_with(last_name_key, ${lastName})`);
    }
    if (name) {
      conditions.push(
        where.or([beginsWith(where, 'first_last_key', name), beginsWith(where, 'last_first_key', name)]),
      );
    }
    if (match.MinAge !== undefined) {
      conditions.push(where('date_of_birth', '<=', bornBy(match.MinAge, today)));
    }
    if (match.MaxAge !== undefined) {
      conditions.push(where('date_of_birth', '>', bornBy(match.MaxAge + 1, today)));
    }
    return where.and(conditions);
  };
}

function requireAges({ MinAge, MaxAge }: ClientMatch): void {
  if (MinAge === undefined || MaxAge === undefined || MinAge <= MaxAge) return;
  const message = 'The highest age is below the lowest age';
  throw new Problem('invalid-input', { errors: [{ path: 'MaxAge', message }] });
}

import type { ClientMatch } from '@hub/contract/core/clients/client-list';
import { bornBy } from '@hub/contract/dates/age';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../db/name-conditions.ts';
import { nameKey } from '../../db/name-key.ts';
import { ownedBy } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';
import { Problem } from '../../http/problem.ts';

type Where = ExpressionBuilder<Tables, 'clients'>;

/** The clients that a list asks for, as a condition on the table. */
export function matching(scope: Scope, match: ClientMatch, today: CalendarDay) {
  requireAges(match);
  const firstName = nameKey(match.FirstName ?? '');
  const lastName = nameKey(match.LastName ?? '');
  const name = nameKey((match.Name ?? '').replaceAll(',', ' '));

  return (where: Where) => {
    const conditions: Expression<SqlBool>[] = [where.and(ownedBy(scope)), where('deleted_at', 'is', null)];
    if (firstName) {
      conditions.push(beginsWith('first_last_key', firstName));
      conditions.push(sql<boolean>`starts_with(first_name_key, ${firstName})`);
    }
    if (lastName) {
      conditions.push(beginsWith('last_first_key', lastName));
      conditions.push(sql<boolean>`starts_with(last_name_key, ${lastName})`);
    }
    if (name) {
      conditions.push(where.or([beginsWith('first_last_key', name), beginsWith('last_first_key', name)]));
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

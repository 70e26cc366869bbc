import type { ClientMatch } from '@hub/contract/core/clients/client-list';
import { bornBy } from '@hub/contract/dates/age';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { beginsWith } from '../../db/name-conditions.ts';
import { nameKey } from '../../db/name-key.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Bind } from '../../db/statement.ts';
import { Problem } from '../../http/problem.ts';

export type Wanted = { match: ClientMatch; today: CalendarDay };

/** The clients that a list asks for, as a condition on the table. */
export function matching(bind: Bind, scope: Scope, { match, today }: Wanted): string {
  requireAges(match);
  const firstName = nameKey(match.FirstName ?? '');
  const lastName = nameKey(match.LastName ?? '');
  const name = nameKey((match.Name ?? '').replaceAll(',', ' '));

  const conditions = [
    `organization_id = ${bind(scope.organizationId)} and account_id = ${bind(scope.accountId)}`,
    'deleted_at is null',
  ];
  if (firstName) {
    conditions.push(beginsWith(bind, 'first_last_key', firstName));
    conditions.push(`starts_with(first_name_key, ${bind(firstName)})`);
  }
  if (lastName) {
    conditions.push(beginsWith(bind, 'last_first_key', lastName));
    conditions.push(`starts_with(last_name_key, ${bind(lastName)})`);
  }
  if (name) {
    const inEitherOrder = ['first_last_key', 'last_first_key'];
    conditions.push(`(${inEitherOrder.map((column) => beginsWith(bind, column, name)).join(' or ')})`);
  }
  if (match.MinAge !== undefined) {
    conditions.push(`date_of_birth <= ${bind(bornBy(match.MinAge, today))}`);
  }
  if (match.MaxAge !== undefined) {
    conditions.push(`date_of_birth > ${bind(bornBy(match.MaxAge + 1, today))}`);
  }
  return conditions.join(' and ');
}

function requireAges({ MinAge, MaxAge }: ClientMatch): void {
  if (MinAge === undefined || MaxAge === undefined || MinAge <= MaxAge) return;
  const message = 'The highest age is below the lowest age';
  throw new Problem('invalid-input', { errors: [{ path: 'MaxAge', message }] });
}

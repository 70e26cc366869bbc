import { type CaseMatch, type CaseNeed, EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith, hasWord } from '../../db/name-conditions.ts';
import { nameKey } from '../../db/name-key.ts';
import { ownedBy } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';

type Where = ExpressionBuilder<Tables, 'cases'>;
export type Wanted = { match: Partial<CaseMatch>; today: CalendarDay };

/** The cases that a list asks for, as a condition on the table. */
export function matching(scope: Scope, { match, today }: Wanted) {
  const name = nameKey(match.Name ?? '');
  const firstName = nameKey(match.FirstName ?? '');
  const lastName = nameKey(match.LastName ?? '');
  const clientName = nameKey((match.ClientName ?? '').replaceAll(',', ' '));
  const { StartDate, RemainingDays, ClientId, Inactive, Need } = match;

  return (where: Where) => {
    const conditions: Expression<SqlBool>[] = [
      where.and(ownedBy(scope)),
      where('deleted_at', 'is', null),
      where('client_deleted_at', 'is', null),
    ];
    if (name) conditions.push(hasWord('case_name_key', name));
    if (firstName) conditions.push(sql<boolean>`starts_with(client_first_name_key, ${firstName})`);
    if (lastName) {
      conditions.push(beginsWith('client_last_first_key', lastName));
      conditions.push(sql<boolean>`starts_with(client_last_name_key, ${lastName})`);
    }
    if (clientName) {
      const inEitherOrder = ['client_first_last_key', 'client_last_first_key'] as const;
      conditions.push(where.or(inEitherOrder.map((column) => beginsWith(column, clientName))));
    }
    if (StartDate !== undefined) conditions.push(where('referral_date', '>=', StartDate));
    if (RemainingDays !== undefined) {
      conditions.push(where('expiration_date', '<=', addDays(today, RemainingDays)));
    }
    if (ClientId !== undefined) conditions.push(where('client_id', '=', ClientId));
    if (Inactive === true) {
      conditions.push(where.or([where('closed_at', 'is not', null), where('expiration_date', '<', today)]));
    }
    if (Inactive === false) {
      conditions.push(where('closed_at', 'is', null), where('expiration_date', '>=', today));
    }
    if (Need !== undefined) conditions.push(where('closed_at', 'is', null), needs(where, Need, today));
    return where.and(conditions);
  };
}

const needs = (where: Where, need: CaseNeed, today: CalendarDay) =>
  need === 'expired'
    ? where('expiration_date', '<', today)
    : where.and([
        where('expiration_date', '>=', today),
        where('expiration_date', '<=', addDays(today, EXPIRES_SOON_DAYS)),
      ]);

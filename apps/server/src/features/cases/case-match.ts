import { type CaseMatch, EXPIRES_SOON_DAYS } from '@hub/contract/core/cases/case-list';
import { addDays, type CalendarDay } from '@hub/contract/dates/calendar-day';
import { beginsWith, hasWord } from '../../db/name-conditions.ts';
import { nameKey } from '../../db/name-key.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Bind } from '../../db/statement.ts';

export type Wanted = { match: Partial<CaseMatch>; today: CalendarDay };

/** The cases that a list asks for, as a condition on the table. */
export function matching(bind: Bind, scope: Scope, { match, today }: Wanted): string {
  const name = match.Name && nameKey(match.Name);
  const firstName = match.FirstName && nameKey(match.FirstName);
  const lastName = match.LastName && nameKey(match.LastName);
  const clientName = match.ClientName && nameKey(match.ClientName.replaceAll(',', ' '));
  const { StartDate, RemainingDays, ClientId, Inactive, Need } = match;

  const conditions = [
    `organization_id = ${bind(scope.organizationId)} and account_id = ${bind(scope.accountId)}`,
    'deleted_at is null and client_deleted_at is null',
  ];
  if (name) conditions.push(hasWord(bind, 'case_name_key', name));
  if (firstName) conditions.push(`starts_with(client_first_name_key, ${bind(firstName)})`);
  if (lastName) conditions.push(`starts_with(client_last_name_key, ${bind(lastName)})`);
  if (clientName) {
    const inEitherOrder = ['client_first_last_key', 'client_last_first_key'];
    conditions.push(`(${inEitherOrder.map((column) => beginsWith(bind, column, clientName)).join(' or ')})`);
  }
  if (StartDate !== undefined) conditions.push(`referral_date >= ${bind(StartDate)}`);
  if (RemainingDays !== undefined) {
    conditions.push(`expiration_date <= ${bind(addDays(today, RemainingDays))}`);
  }
  if (ClientId !== undefined) conditions.push(`client_id = ${bind(ClientId)}`);
  if (Inactive === true) conditions.push(`(closed_at is not null or expiration_date < ${bind(today)})`);
  if (Inactive === false) conditions.push(`closed_at is null and expiration_date >= ${bind(today)}`);
  if (Need === 'expired') conditions.push(`closed_at is null and expiration_date < ${bind(today)}`);
  if (Need === 'expiring') {
    const soon = addDays(today, EXPIRES_SOON_DAYS);
    conditions.push(
      `closed_at is null and expiration_date >= ${bind(today)} and expiration_date <= ${bind(soon)}`,
    );
  }
  return conditions.join(' and ');
}

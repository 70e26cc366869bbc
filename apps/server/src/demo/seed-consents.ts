import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { Scope } from '../db/request-scope.ts';
import type { CaseRef } from '../features/cases/case-access.ts';
import { findContacts } from '../features/clients/contact-repository.ts';
import { adultOn } from '../features/consents/consent-days.ts';
import { findConsents, insertConsent } from '../features/consents/consent-repository.ts';

/**
 * A consent that came with the referral, once for each case: by a contact who may decide for a minor, otherwise by the
 * client.
 */
export async function seedConsent(
  scope: Scope,
  { caseId, clientId }: CaseRef,
  givenOn: CalendarDay,
): Promise<void> {
  if ((await findConsents(scope, caseId)).length > 0) return;
  const client = await scope.db
    .selectFrom('clients')
    .select(['first_name', 'last_name', 'date_of_birth'])
    .where('organization_id', '=', scope.organizationId)
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const isAdult = adultOn(client.date_of_birth) <= givenOn;
  const parent = (await findContacts(scope, clientId)).find(({ may_decide }) => may_decide);
  if (!isAdult && !parent) return;
  const giver =
    isAdult || !parent
      ? { given_by: 'client' as const, contact_id: null, authority: 'self' as const, ...nameOf(client) }
      : {
          given_by: 'contact' as const,
          contact_id: parent.id,
          authority: 'parent' as const,
          ...nameOf(parent),
        };
  await insertConsent(scope, caseId, giver, {
    purposes: ['assessment', 'sharing'],
    method: 'written',
    givenOn,
    untilOn: null,
  });
}

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) => ({
  first_name,
  last_name,
});

import type { Consent, NewConsent } from '@hub/contract/core/consents/consent';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { Lifecycle } from '../../accounts/lifecycle.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { requireOpenCase, requireOwnCase } from '../cases/case-access.ts';
import { holdClient, requireClient } from '../clients/client-access.ts';
import { findContacts } from '../clients/contact-repository.ts';
import { adultOn, toAssess } from './consent-days.ts';
import { type ConsentRow, findConsents, insertConsent, markWithdrawn } from './consent-repository.ts';
import { readConsents } from './consent-to-assess.ts';
import { presentConsent } from './present-consent.ts';

type Giver = Pick<ConsentRow, 'given_by' | 'contact_id' | 'first_name' | 'last_name' | 'authority'>;
type ClientRow = Awaited<ReturnType<typeof requireClient>>;

const refuse = (path: string, message: string): never => {
  throw new Problem('invalid-input', { errors: [{ path, message }] });
};

/** A consent given today in the reader's time zone is dated to the organization's day. */
export async function createConsent(
  scope: Scope,
  caseId: string,
  { givenOn, ...rest }: NewConsent,
  readersDay: CalendarDay,
): Promise<Consent> {
  const { client_id } = await requireOwnCase(scope, caseId);
  await holdClient(scope, client_id);
  await requireOpenCase(scope, caseId);
  const client = await requireClient(scope, client_id);
  const today = organizationDay(scope.timeZone);
  const sent = { ...rest, givenOn: givenOn === readersDay && givenOn > today ? today : givenOn };
  checkDays(sent, client, today);
  const id = await insertConsent(scope, caseId, await giverOf(scope, client, sent.givenBy), sent);
  return requireConsentRow(scope, caseId, id);
}

function checkDays({ givenBy, givenOn, untilOn }: NewConsent, client: ClientRow, today: CalendarDay): void {
  if (givenOn > today) refuse('givenOn', 'Choose today or an earlier day');
  if (givenOn < client.date_of_birth) refuse('givenOn', 'The client was not born then');
  if (untilOn !== null && untilOn < givenOn) refuse('untilOn', 'Choose a day after it was given');
  if (
    givenBy.kind !== 'client' &&
    givenBy.authority === 'parent' &&
    givenOn >= adultOn(client.date_of_birth)
  ) {
    refuse('givenBy.authority', 'The client is an adult: a parent does not decide any more');
  }
}

async function giverOf(scope: Scope, client: ClientRow, givenBy: NewConsent['givenBy']): Promise<Giver> {
  switch (givenBy.kind) {
    case 'client':
      return named('client', client, 'self');
    case 'contact': {
      const contacts = await findContacts(scope, client.id);
      const contact = contacts.find(({ id }) => id === givenBy.contactId);
      if (!contact) return refuse('givenBy.contactId', 'This person is no longer there');
      if (!contact.may_decide) refuse('givenBy.contactId', 'This contact may not decide for the client');
      return { ...named('contact', contact, givenBy.authority), contact_id: contact.id };
    }
    case 'other': {
      const { firstName, lastName, authority } = givenBy;
      return named('other', { first_name: firstName, last_name: lastName }, authority);
    }
  }
}

type Named = { first_name: string; last_name: string };

const named = (
  given_by: Giver['given_by'],
  { first_name, last_name }: Named,
  authority: Giver['authority'],
): Giver => ({ given_by, contact_id: null, first_name, last_name, authority });

type Withdrawal = { reason: string; withdrawOpen: boolean };

/** Also works in a closed case. The case is locked, so that nobody sends a form meanwhile. */
export async function withdrawConsent(
  scope: Scope,
  { caseId, id }: { caseId: string; id: string },
  { reason, withdrawOpen }: Withdrawal,
  lifecycle: Lifecycle,
): Promise<Consent> {
  const { client_id } = await requireOwnCase(scope, caseId);
  await holdClient(scope, client_id);
  await requireOwnCase(scope, caseId, 'locked');
  const consent = await requireConsentRow(scope, caseId, id);
  if (consent.withdrawn) throw new Problem('consent-withdrawn');
  await markWithdrawn(scope, id, reason);
  const isForAssessments = consent.purposes.includes('assessment');
  if (isForAssessments && toAssess(await readConsents(scope, caseId)).state !== 'given') {
    await lifecycle.run(scope, 'consentWithdrawn', { caseId, withdrawOpen });
  }
  return requireConsentRow(scope, caseId, id);
}

async function requireConsentRow(scope: Scope, caseId: string, id: string): Promise<Consent> {
  const [row] = await findConsents(scope, caseId, id);
  if (!row) throw new Problem('not-found');
  return presentConsent(row, { accountId: scope.accountId, today: organizationDay(scope.timeZone) });
}

import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type {
  ChosenRespondent,
  NewAdministration,
} from '@hub/contract/core/administrations/new-administrations';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { emailKey } from '@hub/contract/fields/email';
import type { VersionedForm } from './givable-forms.ts';
import { type Person, personKey, personOf, type RespondentRow } from './respondent-repository.ts';

type Named = { firstName: string; lastName: string; email: string };

/** The people that a choice can name. */
export type People = {
  client: Named;
  practitioner: Named;
  contacts: ReadonlyMap<string, Named>;
  respondents: ReadonlyMap<string, RespondentRow>;
  /** Contacts who must not be contacted. */
  noContact: ReadonlySet<string>;
};
type Given = { forms: ReadonlyMap<string, VersionedForm>; people: People; today: CalendarDay };

export type Fault = { path: string; message: string };
export type PlannedForm = { form: VersionedForm; person: Person; item: NewAdministration };

/** The planned forms with their respondents; or all faults, each with its index in the request. */
export function planAdministrations(items: readonly NewAdministration[], given: Given) {
  const faults: Fault[] = [];
  const planned: PlannedForm[] = [];
  const addresses = new Map<string, string>();
  for (const [index, item] of items.entries()) {
    const fault = (path: string, message: string) => faults.push({ path: `items.${index}.${path}`, message });
    const form = given.forms.get(item.formId);
    const person = personChosen(item.respondent, given.people);
    if (form) checkForm(form, item, given.today, fault);
    else fault('formId', 'There is no such form');
    if (person) {
      if (item.delivery === EMAIL && !person.email)
        fault('respondent.email', 'Give an address to send it to');
      const address = emailKey(person.email);
      if ((addresses.get(personKey(person)) ?? address) !== address) {
        fault('respondent.email', 'One person has one address');
      }
      addresses.set(personKey(person), address);
    } else fault('respondent', 'This person is no longer there');
    if (form && person) {
      const isBarred = person.contactId !== null && given.people.noContact.has(person.contactId);
      const message = isBarred ? NO_CONTACT : whyNotAnswering(form.role, person.kind);
      if (message) fault('respondent', message);
      planned.push({ form, person, item });
    }
  }
  return { faults, planned };
}

const NO_CONTACT = 'This person must not be contacted';

type AddFault = (path: string, message: string) => void;

function checkForm(form: VersionedForm, item: NewAdministration, today: CalendarDay, fault: AddFault): void {
  if (form.refusal === 'too-young') fault('formId', 'The client is too young for this form');
  if (form.refusal === 'too-old') fault('formId', 'The client is too old for this form');
  if (!form.languages.includes(item.language)) fault('language', 'The form is not there in this language');
  if (form.role === 'clinician' && item.delivery !== IN_PERSON) {
    fault('delivery', 'You fill in this form yourself: choose In Person');
  }
  const message = dueDateFault(item.dueOn, today, form.latestDueOn);
  if (message) fault('dueOn', message);
}

/** The fault of a due date; nothing when it is valid. */
export function dueDateFault(
  dueOn: CalendarDay,
  today: CalendarDay,
  latest: CalendarDay | null,
): string | undefined {
  if (dueOn < today) return 'Choose today or a later day';
  return latest && dueOn > latest ? `Choose a day until ${displayDate(latest)}` : undefined;
}

/** Why a person cannot answer a form of this role. */
function whyNotAnswering(role: VersionedForm['role'], kind: Person['kind']): string | undefined {
  if (role === 'self') return kind === 'client' ? undefined : 'The client answers this form';
  if (role === 'clinician') return kind === 'practitioner' ? undefined : 'You fill in this form yourself';
  return kind === 'contact' || kind === 'other'
    ? undefined
    : 'Somebody who knows the client answers this form';
}

/** Returns nothing when the chosen contact or respondent does not exist. */
function personChosen(chosen: ChosenRespondent, people: People): Person | undefined {
  switch (chosen.kind) {
    case 'client':
      return asPerson('client', people.client, chosen.email);
    case 'contact': {
      const contact = people.contacts.get(chosen.contactId);
      return contact && { ...asPerson('contact', contact, chosen.email), contactId: chosen.contactId };
    }
    case 'known': {
      const row = people.respondents.get(chosen.respondentId);
      return row && personOf(row);
    }
    case 'other':
      return asPerson('other', chosen, '');
    case 'practitioner':
      return asPerson('practitioner', people.practitioner, '');
  }
}

const asPerson = (
  kind: Person['kind'],
  { firstName, lastName, email }: Named,
  typedEmail: string,
): Person => ({ kind, contactId: null, firstName, lastName, email: typedEmail || email });

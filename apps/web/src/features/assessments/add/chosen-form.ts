import { EMAIL, IN_PERSON } from '@hub/contract/catalogs/delivery-methods';
import type { sendAdministrations } from '@hub/contract/core/administrations/administrations';
import type { GivableForm, GivableForms } from '@hub/contract/core/administrations/givable-forms';
import type { ChosenRespondent } from '@hub/contract/core/administrations/new-administrations';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { optionalEmail } from '@hub/contract/fields/email';
import { NAME_MAX_LENGTH } from '@hub/contract/fields/name';
import { filled, REQUIRED, requiredString } from '@hub/contract/fields/required';
import { limitedText } from '@hub/contract/fields/text';
import type { InputOf } from '@hub/contract/http/endpoint';
import * as z from 'zod/mini';

/** The values for a new person, who is not on the record yet, and for the practitioner. */
export const NEW = 'new';
export const PRACTITIONER = 'practitioner';

const name = limitedText(NAME_MAX_LENGTH);

/** A selected form with the values of its fields. */
const chosenForm = crossFieldRule(
  z.object({
    formId: z.string(),
    person: requiredString('Choose who answers').check(filled('Choose who answers')),
    firstName: name,
    lastName: name,
    email: optionalEmail,
    delivery: z.enum(['email', 'inPerson']),
    language: z.string(),
    dueOn: calendarDate,
  }),
  ({ person, delivery, firstName, lastName, email }) => [
    ...(person === NEW && !firstName ? [{ path: 'firstName', message: REQUIRED }] : []),
    ...(person === NEW && !lastName ? [{ path: 'lastName', message: REQUIRED }] : []),
    ...(delivery === 'email' && person && !email ? [{ path: 'email', message: REQUIRED }] : []),
  ],
);
export type ChosenForm = z.output<typeof chosenForm>;

export const addSchema = z.object({ items: z.array(chosenForm), initialsOnly: z.boolean() });
export type AddValues = z.output<typeof addSchema>;

export type PersonOption = {
  value: string;
  label: string;
  email: string;
  language: string | null;
  relationship: string;
  /** Shown but cannot be chosen; the label says why. */
  disabled?: boolean;
};

/** The possible respondents of a form, by the value of the field. */
export function personOptions({ people, respondents }: GivableForms, { role }: GivableForm): PersonOption[] {
  if (role === 'clinician') {
    return [{ value: PRACTITIONER, label: 'You', email: '', language: null, relationship: '' }];
  }
  const named = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
    `${firstName} ${lastName}`;
  const ofRecord = people.map((person) => ({
    ...person,
    value: person.contactId ? `contact ${person.contactId}` : 'client',
    label: `${named(person)} (${person.kind === 'client' ? 'client' : person.relationship || 'contact'})${
      person.noContact ? ': must not be contacted' : ''
    }`,
    disabled: person.noContact,
  }));
  // Only the client can answer a self-report.
  if (role === 'self') return ofRecord.filter(({ kind }) => kind === 'client');
  return [
    ...ofRecord.filter(({ kind }) => kind === 'contact'),
    ...respondents
      .filter(({ kind }) => kind === 'other')
      .map((known) => ({
        value: `known ${known.id}`,
        label: named(known),
        email: known.email,
        language: null,
        relationship: '',
      })),
    { value: NEW, label: 'Somebody else…', email: '', language: null, relationship: '' },
  ];
}

const PARENT = /mother|father|parent|guardian/i;
const TEACHER = /teacher|school/i;

/** The most likely respondent: the only one, or the first with a fitting relationship. */
function likelyPerson(options: readonly PersonOption[], { role }: GivableForm): PersonOption | undefined {
  const [first] = options;
  if (role === 'self' || role === 'clinician') return first;
  const fits = role === 'parent' ? PARENT : TEACHER;
  return options.find(({ relationship, disabled }) => !disabled && fits.test(relationship));
}

/** A newly selected form, with the values that are known beforehand. */
export function choose(given: GivableForms, form: GivableForm): ChosenForm {
  const person = likelyPerson(personOptions(given, form), form);
  return withPerson(
    {
      formId: form.formId,
      person: '',
      firstName: '',
      lastName: '',
      email: '',
      delivery: 'email',
      language: form.languages[0] ?? 'en',
      dueOn: form.latestDueOn && form.latestDueOn < given.dueOn ? form.latestDueOn : given.dueOn,
    },
    form,
    person,
  );
}

/** Gives the same form to another person, with that person's address and language. */
export function withPerson(
  chosen: ChosenForm,
  form: GivableForm,
  person: PersonOption | undefined,
): ChosenForm {
  if (!person) return chosen;
  const { value, email, language } = person;
  const isHere = value === PRACTITIONER || (value !== NEW && email === '');
  return {
    ...chosen,
    person: value,
    email,
    delivery: isHere ? 'inPerson' : 'email',
    language: language && form.languages.includes(language) ? language : chosen.language,
  };
}

function respondentOf({ person, firstName, lastName, email }: ChosenForm): ChosenRespondent {
  const [kind, id = ''] = person.split(' ');
  switch (kind) {
    case 'client':
      return { kind, email };
    case 'contact':
      return { kind, contactId: id, email };
    case 'known':
      return { kind, respondentId: id };
    case PRACTITIONER:
      return { kind: PRACTITIONER };
    default:
      return { kind: 'other', firstName, lastName, email };
  }
}

/** The request for the server. */
export const toSend = ({ items, initialsOnly }: AddValues): InputOf<typeof sendAdministrations>['body'] => ({
  items: items.map((item) => ({
    formId: item.formId,
    respondent: respondentOf(item),
    delivery: item.delivery === 'email' ? EMAIL : IN_PERSON,
    language: item.language,
    dueOn: item.dueOn,
  })),
  namesClientBy: initialsOnly ? 'initials' : 'first-name',
});

/** How many uses each form would hold, and how many are left. */
export function usesToHold(forms: readonly GivableForm[], items: readonly { formId: string }[]) {
  return forms
    .map((form) => ({ form, held: items.filter(({ formId }) => formId === form.formId).length }))
    .filter(({ held }) => held > 0);
}

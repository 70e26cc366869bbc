import {
  type ConsentAuthority,
  consentMethods,
  consentPurposes,
  type newConsent,
} from '@hub/contract/core/consents/consent';
import { calendarDate } from '@hub/contract/fields/calendar-date';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { NAME_MAX_LENGTH } from '@hub/contract/fields/name';
import { filled, REQUIRED, requiredString } from '@hub/contract/fields/required';
import { NOTHING_SELECTED } from '@hub/contract/fields/select';
import { limitedText } from '@hub/contract/fields/text';
import * as z from 'zod/mini';

/** The value for a person who is not on the record. */
export const SOMEBODY_ELSE = 'other';
export const CLIENT = 'client';

const name = limitedText(NAME_MAX_LENGTH);

/** The values of the consent form. */
export const consentSchema = crossFieldRule(
  z.object({
    person: requiredString(NOTHING_SELECTED).check(filled(NOTHING_SELECTED)),
    firstName: name,
    lastName: name,
    authority: z.nullable(z.string()),
    purposes: z.array(z.enum(consentPurposes)).check(z.minLength(1, NOTHING_SELECTED)),
    method: z.enum(consentMethods, NOTHING_SELECTED),
    givenOn: calendarDate,
    untilOn: z.union([z.literal(''), calendarDate]),
  }),
  ({ person, firstName, lastName, authority }) => [
    ...(person === SOMEBODY_ELSE && !firstName ? [{ path: 'firstName', message: REQUIRED }] : []),
    ...(person === SOMEBODY_ELSE && !lastName ? [{ path: 'lastName', message: REQUIRED }] : []),
    ...(person && person !== CLIENT && !authority ? [{ path: 'authority', message: NOTHING_SELECTED }] : []),
  ],
);
export type ConsentValues = z.output<typeof consentSchema>;

type Sent = z.input<typeof newConsent>;

function giverOf({ person, firstName, lastName, authority }: ConsentValues): Sent['givenBy'] {
  if (person === CLIENT) return { kind: 'client' };
  const given = { authority: authority as Exclude<ConsentAuthority, 'self'> };
  return person === SOMEBODY_ELSE
    ? { kind: 'other', firstName, lastName, ...given }
    : { kind: 'contact', contactId: person, ...given };
}

/** The request for the server. */
export const toRecord = (values: ConsentValues): z.output<typeof newConsent> => ({
  givenBy: giverOf(values) as z.output<typeof newConsent>['givenBy'],
  purposes: values.purposes,
  method: values.method,
  givenOn: values.givenOn,
  untilOn: values.untilOn || null,
});

const fields: Record<string, string> = {
  'givenBy.contactId': 'person',
  'givenBy.authority': 'authority',
  'givenBy.firstName': 'firstName',
  'givenBy.lastName': 'lastName',
};

/** The form field for a path of the server. */
export const fieldOfPath = (path: string) => fields[path] ?? path;

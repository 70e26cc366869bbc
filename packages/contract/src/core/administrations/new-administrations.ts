import * as z from 'zod/mini';
import { idIn } from '../../catalogs/catalog.ts';
import { deliveryMethods } from '../../catalogs/delivery-methods.ts';
import { calendarDate } from '../../fields/calendar-date.ts';
import { optionalEmail } from '../../fields/email.ts';
import { name } from '../../fields/name.ts';

export const MAX_SENT_PER_REQUEST = 20;
/** The default due date, counted from today. */
export const DUE_AFTER_BUSINESS_DAYS = 10;

const email = z._default(optionalEmail, '').check(z.describe('That of the record where it is left empty.'));

/** The chosen respondent: a contact of the record, a respondent of this case, a new person, or the practitioner. */
const chosenRespondent = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('client'), email }),
  z.strictObject({ kind: z.literal('contact'), contactId: z.uuid(), email }),
  z.strictObject({ kind: z.literal('known'), respondentId: z.uuid() }),
  z.strictObject({ kind: z.literal('other'), firstName: name, lastName: name, email }),
  z.strictObject({ kind: z.literal('practitioner') }),
]);
export type ChosenRespondent = z.output<typeof chosenRespondent>;

const newAdministration = z.strictObject({
  formId: z.string().check(z.minLength(1), z.maxLength(80)),
  respondent: chosenRespondent,
  delivery: idIn(deliveryMethods),
  language: z.string().check(z.minLength(1), z.maxLength(20)),
  dueOn: calendarDate,
});
export type NewAdministration = z.output<typeof newAdministration>;

export const newAdministrations = z.strictObject({
  items: z.array(newAdministration).check(z.minLength(1), z.maxLength(MAX_SENT_PER_REQUEST)),
  namesClientBy: z
    ._default(z.enum(['first-name', 'initials']), 'first-name')
    .check(z.describe('How mails and forms call the client: the first name with an initial, or initials.')),
});
export type NewAdministrations = z.output<typeof newAdministrations>;

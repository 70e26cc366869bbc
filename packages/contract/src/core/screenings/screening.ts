import * as z from 'zod/mini';
import { idIn } from '../../catalogs/catalog.ts';
import { deliveryMethods } from '../../catalogs/delivery-methods.ts';
import { calendarDate } from '../../fields/calendar-date.ts';
import { email } from '../../fields/email.ts';
import { name } from '../../fields/name.ts';
import { requiredText } from '../../fields/required.ts';
import { administrationStates } from '../administrations/administration.ts';
import { respondents } from '../products/product.ts';

export const MAX_SCREENED = 500;
const NAME_MAX_LENGTH = 100;

/** The respondents: found on each client's record, or one person for all clients. */
const answeredBy = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('client') }),
  z
    .strictObject({ rule: z.literal('first-parent') })
    .check(z.describe('The first parent or guardian of the record, by mail the first with an email.')),
  z.strictObject({ rule: z.literal('same-person'), firstName: name, lastName: name, email }),
]);
export type AnsweredBy = z.output<typeof answeredBy>;

const clientIds = z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_SCREENED));

const given = {
  formId: z.string().check(z.minLength(1), z.maxLength(80)),
  answeredBy,
  delivery: idIn(deliveryMethods),
  language: z.string().check(z.minLength(1), z.maxLength(20)),
  dueOn: calendarDate,
};

/** A form of the library that can be sent to many clients. */
export const screeningForm = z.strictObject({
  formId: z.string(),
  name: z.string(),
  productAcronym: z.string(),
  role: z.enum(respondents),
  languages: z.array(z.string()),
  usesLeft: z.int(),
  refusal: z.nullable(z.enum(['not-qualified', 'no-use-left'])),
});
export type ScreeningForm = z.infer<typeof screeningForm>;

/** A planned screening: the form and its clients. */
export const plannedScreening = z.strictObject({ ...given, clientIds });
export type PlannedScreening = z.output<typeof plannedScreening>;

export const newScreening = z.strictObject({
  name: requiredText(NAME_MAX_LENGTH).check(z.describe('Also that of the case of each client.')),
  ...given,
  clientIds: clientIds.check(z.describe('Each of them gets it, or nobody does.')),
  namesClientBy: z._default(z.enum(['first-name', 'initials']), 'first-name'),
});
export type NewScreening = z.output<typeof newScreening>;

/** Why a client cannot take part. */
export const leftOutReasons = [
  'too-young',
  'too-old',
  'outgrows-it',
  'form-out',
  'no-email',
  'no-parent',
  'no-parent-email',
  'no-consent',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

export const leftOutInWords: Record<LeftOutReason, string> = {
  'too-young': 'Younger than the ages of this form',
  'too-old': 'Older than the ages of this form',
  'outgrows-it': 'Grows out of the ages of this form before the due date',
  'form-out': 'The same form is out already',
  'no-email': 'Has no email address',
  'no-parent': 'No parent on the record can be asked',
  'no-parent-email': 'No parent who can be asked has an email address',
  'no-consent': 'No consent to assess is in force',
};

export const screeningPreview = z.strictObject({
  included: z.array(
    z.strictObject({
      clientId: z.uuid(),
      clientName: z.string(),
      respondentName: z.string(),
      email: z.string(),
      hasConsent: z.boolean().check(z.describe('To assess, in force in an open case. It is carried over.')),
    }),
  ),
  leftOut: z.array(
    z.strictObject({ clientId: z.uuid(), clientName: z.string(), reason: z.enum(leftOutReasons) }),
  ),
  usesLeft: z.int().check(z.describe('Of those that the caller may draw. One is needed for each client.')),
});
export type ScreeningPreview = z.infer<typeof screeningPreview>;

const counts = z.strictObject({
  total: z.int(),
  out: z.int().check(z.describe('With their respondents.')),
  scored: z.int(),
  toReview: z.int(),
  ended: z.int().check(z.describe('Declined, withdrawn, expired or discarded.')),
  mailsDue: z.int().check(z.describe('Mails that are still to be written.')),
});

export const screening = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  formId: z.string(),
  formName: z.string(),
  productAcronym: z.string(),
  dueOn: z.iso.date(),
  created: z.iso.datetime(),
  counts,
});
export type Screening = z.infer<typeof screening>;

const screenedClient = z.strictObject({
  administrationId: z.uuid(),
  caseId: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  respondentName: z.string(),
  state: z.enum(administrationStates),
  isMailRefused: z.boolean(),
  isMailDue: z.boolean(),
});

export const wholeScreening = z.extend(screening, {
  clients: z.array(screenedClient).check(z.describe('By the name of the client.')),
});
export type WholeScreening = z.infer<typeof wholeScreening>;

import * as z from 'zod/mini';
import { consentRule } from '../../auth/organizations/consent-rule.ts';
import { consentToAssess } from '../consents/consent.ts';
import { respondents } from '../products/product.ts';
import { qualification } from '../products/qualification.ts';
import { respondentOfForm } from './administration.ts';

/** A form of the library for one client: whether it fits, and what it uses up. */
const givableForm = z.strictObject({
  formId: z.string(),
  featureId: z.uuid(),
  productId: z.uuid(),
  productName: z.string(),
  productAcronym: z.string(),
  name: z.string(),
  role: z.enum(respondents),
  ageMonths: z.strictObject({ from: z.int(), to: z.int() }),
  minutes: z.int(),
  items: z.int(),
  languages: z.array(z.string()),
  usesLeft: z.int().check(z.describe('Of those that the reader may draw.')),
  latestDueOn: z
    .nullable(z.iso.date())
    .check(z.describe('No due date lies later: the client grows out of it, or the license ends.')),
  refusal: z
    .nullable(z.enum(['too-young', 'too-old', 'no-use-left', 'not-qualified']))
    .check(z.describe('Why it cannot be given; null when it can.')),
  qualification,
  isOut: z.boolean().check(z.describe('The same form is out already in this case.')),
});
export type GivableForm = z.infer<typeof givableForm>;

const possibleRespondent = z.strictObject({
  kind: z.enum(['client', 'contact']),
  contactId: z.nullable(z.uuid()),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  relationship: z.string().check(z.describe('To the client; empty where none was given.')),
  language: z
    .nullable(z.string())
    .check(z.describe('The tag of the first language that they speak, if known.')),
  noContact: z.boolean().check(z.describe('They must not be contacted: nothing can be sent to them.')),
  mayDecide: z.boolean().check(z.describe('They may consent for the client.')),
});

/** Everything that "Add assessments" shows first. */
export const givableForms = z.strictObject({
  forms: z.array(givableForm),
  people: z.array(possibleRespondent).check(z.describe('The client first, then the contacts of the record.')),
  respondents: z.array(respondentOfForm).check(z.describe('Who answered in this case before, of no record.')),
  dueOn: z.iso.date().check(z.describe('Preset: ten business days from today.')),
  clientAgeMonths: z.int(),
  consent: z.extend(consentToAssess, { rule: consentRule }).check(z.describe('As it is today.')),
});
export type GivableForms = z.infer<typeof givableForms>;

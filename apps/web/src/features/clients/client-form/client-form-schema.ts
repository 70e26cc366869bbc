import {
  clientOtherTexts,
  externalClientId,
  languageOtherText,
  otherText,
} from '@hub/contract/core/clients/client';
import { MAX_CONTACTS } from '@hub/contract/core/clients/contact';
import { district, schoolName } from '@hub/contract/core/clients/education';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { optionalEmail } from '@hub/contract/fields/email';
import { name } from '@hub/contract/fields/name';
import { type OtherText, withOtherTexts } from '@hub/contract/fields/other-text';
import { optionalPhone } from '@hub/contract/fields/phone';
import { selectedOption } from '@hub/contract/fields/select';
import { comment } from '@hub/contract/fields/text';
import * as z from 'zod/mini';
import type { FormOption } from '../../../lib/form/form-option.ts';

const option = z.nullable(selectedOption);

/** The form names a choice without the Id of the wire, and holds the whole option. */
const inForm = (rules: readonly OtherText[]) =>
  rules.map((rule) => ({ ...rule, choice: rule.choice.replace(/Id$/, '') }));

const idOf = (choice: unknown) => (choice as FormOption | null)?.value;

const contact = withOtherTexts(
  z.object({
    id: z.string(),
    relationship: selectedOption,
    firstName: name,
    lastName: name,
    email: optionalEmail,
    phone: optionalPhone,
    primaryLanguage: option,
    otherLanguage: otherText,
  }),
  inForm([languageOtherText]),
  idOf,
);

const education = z.object({ schoolName, district, grade: option });

const demographic = z.object({
  numberOfSiblings: option,
  annualHouseholdIncome: option,
  economicDisadvantage: option,
});

/** The rules of the client form. A section has some only once it is there. */
export const clientFormSchema = (today: CalendarDay) =>
  withOtherTexts(
    z.object({
      firstName: name,
      lastName: name,
      gender: option,
      otherGender: otherText,
      dateOfBirth: dateOfBirth(today),
      externalClientId,
      email: optionalEmail,
      phone: optionalPhone,
      genderIdentity: option,
      otherGenderIdentity: otherText,
      pronouns: option,
      otherPronouns: otherText,
      primaryLanguage: option,
      otherLanguage: otherText,
      handedness: option,
      closedCaptioning: z.boolean(),
      contacts: z.array(contact).check(z.maxLength(MAX_CONTACTS)),
      education: z.nullable(education),
      demographic: z.nullable(demographic),
      comment: z.nullable(z.object({ comment })),
    }),
    inForm(clientOtherTexts),
    idOf,
  );

type ClientFormSchema = ReturnType<typeof clientFormSchema>;
export type ClientFormValues = z.input<ClientFormSchema>;
export type CompleteClient = z.output<ClientFormSchema>;

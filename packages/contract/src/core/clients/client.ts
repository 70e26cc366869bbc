import * as z from 'zod/mini';
import { OTHER_GENDER_IDENTITY } from '../../catalogs/gender-identities.ts';
import { OTHER_GENDER } from '../../catalogs/genders.ts';
import { OTHER_LANGUAGE } from '../../catalogs/languages.ts';
import { OTHER_PRONOUNS } from '../../catalogs/pronouns.ts';
import { calendarDate } from '../../fields/calendar-date.ts';
import { optionalEmail } from '../../fields/email.ts';
import { name } from '../../fields/name.ts';
import type { OtherText } from '../../fields/other-text.ts';
import { optionalPhone } from '../../fields/phone.ts';
import { limitedText } from '../../fields/text.ts';
import { date, email, orEmpty, phone, readShape, text, yesOrNo } from '../record-fields.ts';
import { optionalChoice } from './choice-field.ts';

const CLIENT_ID_MAX_LENGTH = 50;
const otherText = orEmpty(limitedText());

/** The editable fields of a client without its records, with the column names of a sheet. */
export const clientFields = {
  firstName: text(name, 'First name'),
  lastName: text(name, 'Last name'),
  genderId: optionalChoice('genders', 'Biological sex'),
  otherGender: text(otherText, 'Other biological sex'),
  // The server checks separately that the day is not in the future, because that depends on the reader's time zone.
  dateOfBirth: date(calendarDate, 'Date of birth'),
  externalClientId: text(orEmpty(limitedText(CLIENT_ID_MAX_LENGTH)), 'Client ID'),
  email: email(orEmpty(optionalEmail), 'Email'),
  phoneNumber: phone(orEmpty(optionalPhone), 'Phone'),
  genderIdentityId: optionalChoice('genderIdentity', 'Gender'),
  otherGenderIdentity: text(otherText, 'Other gender'),
  pronounsId: optionalChoice('pronoun', 'Pronouns'),
  otherPronouns: text(otherText, 'Other pronouns'),
  primaryLanguageId: optionalChoice('primaryLanguage', 'Primary language'),
  otherLanguage: text(otherText, 'Other language'),
  handednessId: optionalChoice('handedness', 'Handedness'),
  closedCaptioning: yesOrNo('Closed captioning'),
};

/** A client as it is read. Empty texts are empty strings, missing choices are null. */
export const client = z.strictObject({
  id: z.uuid(),
  ...readShape(clientFields),
  lastEvaluation: z
    .nullable(z.iso.date())
    .check(z.describe("The day of the client's last completed assessment.")),
  created: z.iso.datetime(),
  version: z
    .int()
    .check(z.describe('Sent back by an update, which is refused when it is no longer the latest.')),
});

export type Client = z.infer<typeof client>;

export const languageOtherText: OtherText = {
  choice: 'primaryLanguageId',
  text: 'otherLanguage',
  otherId: OTHER_LANGUAGE,
  message: 'Please specify your language',
};

export const clientOtherTexts: readonly OtherText[] = [
  {
    choice: 'genderId',
    text: 'otherGender',
    otherId: OTHER_GENDER,
    message: 'Please specify your biological sex',
  },
  {
    choice: 'genderIdentityId',
    text: 'otherGenderIdentity',
    otherId: OTHER_GENDER_IDENTITY,
    message: 'Please specify your gender',
  },
  {
    choice: 'pronounsId',
    text: 'otherPronouns',
    otherId: OTHER_PRONOUNS,
    message: 'Please specify your pronouns',
  },
  languageOtherText,
];

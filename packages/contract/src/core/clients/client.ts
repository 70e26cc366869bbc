import * as z from 'zod/mini';
import { chosenOrNot } from '../../catalogs/catalog.ts';
import { genderIdentities, OTHER_GENDER_IDENTITY } from '../../catalogs/gender-identities.ts';
import { genders, OTHER_GENDER } from '../../catalogs/genders.ts';
import { handedness } from '../../catalogs/handedness.ts';
import { languages, OTHER_LANGUAGE } from '../../catalogs/languages.ts';
import { OTHER_PRONOUNS, pronouns } from '../../catalogs/pronouns.ts';
import { calendarDate } from '../../fields/calendar-date.ts';
import { optionalEmail } from '../../fields/email.ts';
import { name } from '../../fields/name.ts';
import type { OtherText } from '../../fields/other-text.ts';
import { optionalPhone } from '../../fields/phone.ts';
import { limitedText } from '../../fields/text.ts';

const CLIENT_ID_MAX_LENGTH = 50;

/** A client as it is read. Texts that nobody filled in are empty, choices that nobody made are null. */
export const client = z.strictObject({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  genderId: z.nullable(z.int()),
  otherGender: z.string(),
  dateOfBirth: z.iso.date(),
  externalClientId: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  genderIdentityId: z.nullable(z.int()),
  otherGenderIdentity: z.string(),
  pronounsId: z.nullable(z.int()),
  otherPronouns: z.string(),
  primaryLanguageId: z.nullable(z.int()),
  otherLanguage: z.string(),
  handednessId: z.nullable(z.int()),
  closedCaptioning: z.boolean(),
  lastEvaluation: z
    .nullable(z.iso.date())
    .check(z.describe("The day of the client's last completed assessment.")),
  created: z.iso.datetime(),
  version: z
    .int()
    .check(z.describe('Sent back by an update, which is refused when it is no longer the latest.')),
});

export type Client = z.infer<typeof client>;

export const externalClientId = limitedText(CLIENT_ID_MAX_LENGTH);
export const otherText = limitedText();

const empty = <Rule extends z.ZodMiniType<string>>(rule: Rule) => z._default(rule, '' as never);

/** What is written of a client, besides the records that belong to it. */
export const clientFields = {
  firstName: name,
  lastName: name,
  genderId: chosenOrNot(genders),
  otherGender: empty(otherText),
  // Whether the day lies in the future depends on where the reader is, so the server decides that apart.
  dateOfBirth: calendarDate,
  externalClientId: empty(externalClientId),
  email: empty(optionalEmail),
  phoneNumber: empty(optionalPhone),
  genderIdentityId: chosenOrNot(genderIdentities),
  otherGenderIdentity: empty(otherText),
  pronounsId: chosenOrNot(pronouns),
  otherPronouns: empty(otherText),
  primaryLanguageId: chosenOrNot(languages),
  otherLanguage: empty(otherText),
  handednessId: chosenOrNot(handedness),
  closedCaptioning: z._default(z.boolean(), false),
};

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

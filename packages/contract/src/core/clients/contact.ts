import * as z from 'zod/mini';
import { chosen, chosenOrNot } from '../../catalogs/catalog.ts';
import { languages } from '../../catalogs/languages.ts';
import { profileRelationships } from '../../catalogs/relationships.ts';
import { optionalEmail } from '../../fields/email.ts';
import { name } from '../../fields/name.ts';
import { withOtherTexts } from '../../fields/other-text.ts';
import { optionalPhone } from '../../fields/phone.ts';
import { version } from '../../fields/version.ts';
import { languageOtherText, otherText } from './client.ts';

export const MAX_CONTACTS = 3;

export const contact = z.strictObject({
  id: z.nullable(z.uuid()).check(z.describe("Null for the client's own email and phone.")),
  firstName: z.string(),
  lastName: z.string(),
  relationshipToClientProfileId: z.nullable(z.int()),
  email: z.string(),
  phoneNumber: z.string(),
  primaryLanguageId: z.nullable(z.int()),
  otherLanguage: z.string(),
  version: z.nullable(z.int()),
});

export type Contact = z.infer<typeof contact>;

const contactFields = {
  firstName: name,
  lastName: name,
  relationshipToClientProfileId: chosen(profileRelationships),
  email: z._default(optionalEmail, ''),
  phoneNumber: z._default(optionalPhone, ''),
  primaryLanguageId: chosenOrNot(languages),
  otherLanguage: z._default(otherText, ''),
};

const contactOtherTexts = [languageOtherText];

export const newContact = withOtherTexts(z.strictObject(contactFields), contactOtherTexts);
const keptContact = withOtherTexts(
  z.strictObject({ id: z.optional(z.uuid()), ...contactFields }),
  contactOtherTexts,
);
export const changedContact = withOtherTexts(
  z.strictObject({ ...contactFields, version }),
  contactOtherTexts,
);

export type ContactInput = z.output<typeof newContact>;

const TOO_MANY = `A client has at most ${MAX_CONTACTS} contacts`;

export const newContacts = z.array(newContact).check(z.maxLength(MAX_CONTACTS, TOO_MANY));
export const keptContacts = z.array(keptContact).check(z.maxLength(MAX_CONTACTS, TOO_MANY));

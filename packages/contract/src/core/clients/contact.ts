import * as z from 'zod/mini';
import { optionalEmail } from '../../fields/email.ts';
import { name } from '../../fields/name.ts';
import { withOtherTexts } from '../../fields/other-text.ts';
import { optionalPhone } from '../../fields/phone.ts';
import { limitedText } from '../../fields/text.ts';
import { email, orEmpty, phone, recordSchemas, text, yesOrNo } from '../record-fields.ts';
import { choice, optionalChoice } from './choice-field.ts';
import { languageOtherText } from './client.ts';

export const MAX_CONTACTS = 3;

export const contactFields = {
  firstName: text(name, 'first name'),
  lastName: text(name, 'last name'),
  relationshipToClientProfileId: choice('relationshipToClientProfile', 'relationship'),
  email: email(orEmpty(optionalEmail), 'email'),
  phoneNumber: phone(orEmpty(optionalPhone), 'phone'),
  primaryLanguageId: optionalChoice('primaryLanguage', 'primary language'),
  otherLanguage: text(orEmpty(limitedText()), 'other language'),
  /** Whether the contact may consent for the client. */
  mayDecide: yesOrNo('may decide'),
  /** Whether the contact must not be contacted. */
  noContact: yesOrNo('must not be contacted'),
};

export const contactOtherTexts = [languageOtherText];

const schemas = recordSchemas(contactFields, (schema) => withOtherTexts(schema, contactOtherTexts));

export const { created: newContact, updated: updatedContact } = schemas;

/** A contact that is stored. */
export const storedContact = schemas.read;

export const contact = z.extend(storedContact, {
  id: z.nullable(z.uuid()).check(z.describe("Null for the client's own email and phone.")),
  version: z.nullable(z.int()),
});

export type StoredContact = z.infer<typeof storedContact>;
export type Contact = z.infer<typeof contact>;
export type ContactInput = z.output<typeof newContact>;

export const atMostContacts = z.maxLength(MAX_CONTACTS, `A client has at most ${MAX_CONTACTS} contacts`);

export const newContacts = z.array(newContact).check(atMostContacts);
export const updatedContacts = z.array(schemas.updatedWithClient).check(atMostContacts);

import { clientOtherTexts } from '@hub/contract/core/clients/client';
import { type FieldWords, REMOVED } from '../../../lib/form/field-words.ts';
import {
  type ClientField,
  commentFieldRows,
  contactFieldRows,
  demographicFieldRows,
  educationFieldRows,
  personalFields,
  valueInWords,
} from '../client-fields.ts';
import { clientName } from '../client-name.ts';
import type { ClientFormValues, ContactValues } from './client-form-schema.ts';

/** Pairs of a choice and the text that explains "Other". */
export const explainedChoices = clientOtherTexts.map(({ choice, text }) => [choice, text]);

type Fields = readonly ClientField[];

const sections: Record<string, { title: string; fields: Fields }> = {
  education: { title: 'Education and learning', fields: educationFieldRows },
  demographic: { title: 'Demographic', fields: demographicFieldRows },
  comment: { title: 'General comments', fields: commentFieldRows },
};

const fieldNamed = (fields: Fields, name: string) => fields.find((field) => field.name === name);
const labelIn = (fields: Fields, name: string) => fieldNamed(fields, name)?.label ?? name;

/** The value of one field of a record, or of all filled-in fields. */
function wordsIn(fields: Fields, record: object | null | undefined, name?: string) {
  if (!record) return name === undefined ? REMOVED : undefined;
  const named = name === undefined ? fields : fields.filter((field) => field.name === name);
  return named
    .map((field) => valueInWords(field, record))
    .filter(Boolean)
    .join(', ');
}

const otherContactFields = contactFieldRows.filter(
  ({ name, kind }) => !/^(first|last)Name$/.test(name) && kind !== 'yes or no',
);

/** A whole contact: the name first, and at the end the questions that were answered with yes. */
function contactInWords(contact: ContactValues | undefined): string | undefined {
  if (!contact) return REMOVED;
  const isTrue = contactFieldRows
    .filter(({ name, kind }) => kind === 'yes or no' && contact[name as keyof ContactValues])
    .map(({ label }) => label);
  return [clientName(contact), wordsIn(otherContactFields, contact), ...isTrue].filter(Boolean).join(', ');
}

export const clientFieldWords: FieldWords<ClientFormValues> = {
  labelOf(path, values) {
    const [part = '', first, second] = path.split('.');
    if (part === 'contacts') {
      const place = values.contacts.findIndex(({ id }) => id === first);
      // A contact that is not in the list was added or removed meanwhile.
      const contact = place < 0 ? 'Client contact' : `Client contact ${place + 1}`;
      return second ? `${labelIn(contactFieldRows, second)} (${contact.toLowerCase()})` : contact;
    }
    const section = sections[part];
    if (!section) return labelIn(personalFields, part);
    return first ? labelIn(section.fields, first) : section.title;
  },

  valueOf(path, values) {
    const [part = '', first, second] = path.split('.');
    if (part === 'contacts') {
      const contact = values.contacts.find(({ id }) => id === first);
      return second ? wordsIn(contactFieldRows, contact, second) : contactInWords(contact);
    }
    const section = sections[part];
    if (!section) return wordsIn(personalFields, values, part);
    return wordsIn(section.fields, values[part as 'education' | 'demographic' | 'comment'], first);
  },
};

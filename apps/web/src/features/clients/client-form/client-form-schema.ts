import { clientFields, clientOtherTexts } from '@hub/contract/core/clients/client';
import { atMostContacts, contactFields, contactOtherTexts } from '@hub/contract/core/clients/contact';
import { demographicFields } from '@hub/contract/core/clients/demographic';
import { educationFields } from '@hub/contract/core/clients/education';
import { type RecordField, writtenShape } from '@hub/contract/core/record-fields';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { withOtherTexts } from '@hub/contract/fields/other-text';
import { comment } from '@hub/contract/fields/text';
import * as z from 'zod/mini';

const { relationshipToClientProfileId, ...contactRules } = writtenShape(contactFields);

// The relationship is the first field of the form, so it is also the first in the list of missing fields.
const contact = withOtherTexts(
  z.object({ id: z.string(), relationshipToClientProfileId, ...contactRules }),
  contactOtherTexts,
);
const education = z.object(writtenShape(educationFields));
const demographic = z.object(writtenShape(demographicFields));

/** The rules of the client form. A section has rules only while it is open. */
export const clientFormSchema = (today: CalendarDay) =>
  withOtherTexts(
    z.object({
      ...writtenShape(clientFields),
      dateOfBirth: dateOfBirth(today),
      contacts: z.array(contact).check(atMostContacts),
      education: z.nullable(education),
      demographic: z.nullable(demographic),
      // An empty comment is not sent.
      comment: z.nullable(z.object({ comment })),
    }),
    clientOtherTexts,
  );

export type ClientFormValues = z.input<ReturnType<typeof clientFormSchema>>;
export type CompleteClient = z.output<ReturnType<typeof clientFormSchema>>;
export type ContactValues = ClientFormValues['contacts'][number];

type Empty<Fields extends Record<string, RecordField>> = { [Name in keyof Fields]: never };

/** Empty values, which the rules of required fields refuse. */
const emptyValuesOf = <Fields extends Record<string, RecordField>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [
      name,
      typeof kind === 'object' ? null : kind === 'yes or no' ? false : '',
    ]),
  ) as Empty<Fields>;

/** The prefix of the ids of contacts that are not saved yet. */
const NEW = 'new__';

export const emptyContact = (): ContactValues => ({
  id: NEW + crypto.randomUUID(),
  ...emptyValuesOf(contactFields),
});

export const emptyEducation: NonNullable<ClientFormValues['education']> = emptyValuesOf(educationFields);
export const emptyDemographic: NonNullable<ClientFormValues['demographic']> =
  emptyValuesOf(demographicFields);
export const emptyComment = { comment: '' };

export const emptyClient: ClientFormValues = {
  ...emptyValuesOf(clientFields),
  contacts: [],
  education: null,
  demographic: null,
  comment: null,
};

const isEmpty = (value: unknown) =>
  value === null || value === false || (typeof value === 'string' && value.trim() === '');

/** Whether any field is filled in; the id of a record does not count. */
export const isFilled = (record: object) =>
  Object.entries(record).some(([name, value]) => name !== 'id' && !isEmpty(value));

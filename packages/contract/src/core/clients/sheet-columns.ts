import type { FieldKind, RecordField } from '../record-fields.ts';
import { clientFields } from './client.ts';
import { commentFields } from './comment.ts';
import { contactFields, MAX_CONTACTS } from './contact.ts';
import { demographicFields } from './demographic.ts';
import { educationFields } from './education.ts';

/** A column of a sheet of clients: its name, and the field of a new client that it fills. */
export type SheetColumn = { name: string; path: readonly (string | number)[]; kind: FieldKind };

const columnsOf = (
  fields: Record<string, RecordField>,
  path: readonly (string | number)[] = [],
  prefix = '',
): SheetColumn[] =>
  Object.entries(fields).flatMap(([name, { column, kind }]) =>
    column === undefined ? [] : [{ name: prefix + column, path: [...path, name], kind }],
  );

const { firstName, lastName, dateOfBirth, externalClientId, email, phoneNumber, ...otherFields } =
  clientFields;

/** In the order in which an export writes them. */
export const sheetColumns: readonly SheetColumn[] = [
  ...columnsOf({ firstName, lastName, dateOfBirth, externalClientId, email, phoneNumber, ...otherFields }),
  ...Array.from({ length: MAX_CONTACTS }, (_, index) =>
    columnsOf(contactFields, ['contacts', index], `Contact ${index + 1} `),
  ).flat(),
  ...columnsOf(educationFields, ['education']),
  ...columnsOf(demographicFields, ['demographic']),
  ...columnsOf(commentFields, ['comment']),
];

export const sheetColumnNames: readonly string[] = sheetColumns.map(({ name }) => name);

export const requiredColumnNames: readonly string[] = columnsOf({ firstName, lastName, dateOfBirth }).map(
  ({ name }) => name,
);

/** Written by an export and ignored by an import: nobody types it. */
export const LAST_EVALUATION_COLUMN = 'Last evaluation';

import * as z from 'zod/mini';
import { richText, richTextValue } from '../../fields/rich-text.ts';

export const caseNote = z.strictObject({
  id: z.uuid(),
  note: richTextValue,
  createdBy: z.uuid(),
  createdByName: z.string(),
  isMine: z.boolean().check(z.describe('Written by the reader, who alone may change it.')),
  created: z.iso.datetime(),
  edited: z.nullable(z.iso.datetime()).check(z.describe('When it was last changed; null if it never was.')),
  version: z.int(),
});

export type CaseNote = z.infer<typeof caseNote>;

/** A former version of a note. */
export const earlierNote = z.strictObject({
  note: richTextValue,
  written: z.iso.datetime(),
  replaced: z.iso.datetime(),
});

export type EarlierNote = z.infer<typeof earlierNote>;

export const deletedNote = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  created: z.iso.datetime(),
  deleted: z.iso.datetime(),
  restorableUntil: z.iso.datetime(),
});

export type DeletedNote = z.infer<typeof deletedNote>;

export const noteFields = { note: richText };

export const newNote = z.strictObject(noteFields);

import * as z from 'zod/mini';
import { optionalRichText } from '../../fields/rich-text.ts';
import { normGroups } from '../administrations/scores.ts';
import { outputFormat } from './report.ts';

const MAX_FORMS = 20;
const MAX_SECTIONS = 30;

const options = z.strictObject({
  language: z._default(z.string().check(z.maxLength(35)), 'en'),
  leftOut: z
    ._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(MAX_SECTIONS)), [])
    .check(z.describe('Sections that the report goes without.')),
  normGroup: z
    ._default(z.nullable(z.enum(normGroups)), null)
    .check(z.describe('Another than that of the score, for this report alone.')),
  interval: z._default(z.literal([90, 95]), 95),
  initialsOnly: z._default(z.boolean(), false).check(z.describe('Initials instead of the name.')),
  itemTexts: z
    ._default(z.boolean(), true)
    .check(z.describe('Where items are shown: their texts, or numbers alone.')),
  scores: z._default(z.boolean(), false).check(z.describe('Scores in a report of recommendations.')),
  alertNotes: z
    ._default(z.boolean(), false)
    .check(z.describe('The notes with which critical answers were acknowledged, where these are listed.')),
  reader: z._default(z.enum(['client', 'family']), 'family').check(z.describe('Who receives a letter.')),
  opening: z._default(optionalRichText, { html: '', text: '' }),
  /** The practitioner knows that a form with an extreme index was accepted, and sends the letter anyway. */
  knowsValidity: z._default(z.boolean(), false),
});

export const newReport = z.strictObject({
  outputFormat,
  administrationIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_FORMS)),
  options: z._default(options, options.parse({})),
});
export type NewReport = z.output<typeof newReport>;
export type ReportOptions = z.output<typeof options>;

import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { endpoint } from '../../http/endpoint.ts';
import { answerValue } from '../assessment/answer.ts';
import { MAX_ANSWERS_PER_REQUEST } from '../assessment/answer-limits.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { formContent } from '../forms/form-content.ts';
import { wholeAdministration } from './administration.ts';
import { missing, one, path } from './administrations.ts';

const access = worksWithClients;
const record = 'administration';
const paperPath = `${path}/:id/paper` as const;

/** The mark on the paper for an item: an answer, none, or two marks of which nobody knows which is meant. */
const paperMark = z.discriminatedUnion('mark', [
  z.strictObject({ mark: z.literal('answer'), value: answerValue }),
  z.strictObject({ mark: z.enum(['blank', 'double']) }),
]);
export type PaperMark = z.infer<typeof paperMark>;

const item = z
  .string()
  .check(z.minLength(1), z.maxLength(80), z.describe('Of the form, or `rater.` and a question.'));
const paperEntry = z.strictObject({ item, entry: paperMark });
export type PaperEntry = z.infer<typeof paperEntry>;

const difference = z.strictObject({
  item,
  first: z.nullable(paperMark).check(z.describe('Null where the pass did not come to this item.')),
  second: z.nullable(paperMark),
  decided: z.nullable(paperMark).check(z.describe('Null until somebody has decided.')),
});
export type PaperDifference = z.infer<typeof difference>;

/** A form that is entered from paper. Each pass sees only its own entries. */
export const paper = z.strictObject({
  phase: z.enum(['first', 'second', 'compare']),
  hasBegun: z.boolean().check(z.describe('With the first entry the link of the respondent ends.')),
  content: formContent,
  language: z.string(),
  entries: z.array(paperEntry).check(z.describe('The latest for each item, of this pass; none to compare.')),
  differences: z
    .array(difference)
    .check(z.describe('Where the two passes differ, in the order of the form.')),
  firstBy: z.nullable(z.string()),
  secondBy: z.nullable(z.string()),
  isOwn: z
    .boolean()
    .check(z.describe('The case is the reader’s: they finish it. A colleague enters the second pass.')),
  completedOn: z
    .strictObject({ from: z.iso.date(), to: z.iso.date() })
    .check(z.describe('The day on which the paper was filled in lies between these.')),
});
export type Paper = z.infer<typeof paper>;

const problems = [...missing, 'case-closed', 'form-not-out', 'form-begun', 'no-second-entry'] as const;

export const readPaper = endpoint({
  method: 'GET',
  path: paperPath,
  summary: 'A form to enter from paper, with what was entered in this pass.',
  access,
  params: one,
  answer: paper,
  problems,
  audit: { action: 'read paper entry', record },
});

export const printAdministration = endpoint({
  method: 'GET',
  path: `${path}/:id/printed-form`,
  summary:
    'The form to fill in with a pen, with the names that are known. Each page has the name of the caller.',
  access,
  params: one,
  answer: z.string(),
  download: 'application/pdf',
  problems: [...problems, 'not-qualified', 'drawing-failed'],
  audit: { action: 'print form', record },
});

export const saveEntries = endpoint({
  method: 'POST',
  path: `${paperPath}/entries`,
  summary: 'Keep entries of a pass. With the first one, nobody else can answer the form.',
  access,
  params: one,
  body: z.strictObject({
    phase: z.enum(['first', 'second']).check(z.describe('The pass that the page shows.')),
    entries: z.array(paperEntry).check(z.minLength(1), z.maxLength(MAX_ANSWERS_PER_REQUEST)),
  }),
  status: 204,
  answer: z.undefined(),
  problems: [...problems, 'paper-moved-on', 'answer-refused'],
  audit: { action: 'enter from paper', record },
});

export const askForSecondEntry = endpoint({
  method: 'POST',
  path: `${paperPath}/second`,
  summary: 'Have the paper entered a second time, by oneself or by a colleague who sees the client.',
  access,
  params: one,
  answer: paper,
  problems: [...problems, 'paper-moved-on', 'paper-incomplete'],
  audit: { action: 'ask for second entry', record },
});

export const compareEntries = endpoint({
  method: 'POST',
  path: `${paperPath}/compare`,
  summary: 'End the second pass, and show where it differs from the first.',
  access,
  params: one,
  answer: paper,
  problems: [...problems, 'paper-moved-on', 'paper-incomplete'],
  audit: { action: 'compare entries', record },
});

export const decideDifferences = endpoint({
  method: 'POST',
  path: `${paperPath}/decisions`,
  summary: 'Decide what holds where the passes differ. Both are kept, and who decided.',
  access,
  params: one,
  body: z.strictObject({
    decisions: z.array(paperEntry).check(z.minLength(1), z.maxLength(MAX_ANSWERS_PER_REQUEST)),
  }),
  answer: paper,
  problems: [...problems, 'paper-moved-on', 'answer-refused'],
  audit: { action: 'decide entries', record },
});

export const finishPaper = endpoint({
  method: 'POST',
  path: `${paperPath}/finish`,
  summary: 'Submit what was entered, as of the day on which the paper was filled in. It is scored.',
  access,
  params: one,
  body: z.strictObject({ completedOn: calendarDate }),
  answer: wholeAdministration,
  problems: [...problems, 'paper-moved-on', 'paper-incomplete'],
  audit: { action: 'finish paper entry', record },
});

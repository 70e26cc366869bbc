import * as z from 'zod/mini';
import { calendarDate } from '../../fields/calendar-date.ts';
import { optionalEmail } from '../../fields/email.ts';
import { requiredText } from '../../fields/required.ts';
import { optionalRichText, richTextValue } from '../../fields/rich-text.ts';
import { limitedText, TEXT_MAX_LENGTH } from '../../fields/text.ts';
import { lastChange } from '../last-change.ts';
import { date, email, orEmpty, readShape, text, writtenShape } from '../record-fields.ts';
import { caseNote } from './case-note.ts';

const summaryFields = {
  caseName: text(requiredText(TEXT_MAX_LENGTH)),
  referralDate: date(calendarDate),
  expirationDate: date(calendarDate),
  referredByName: text(orEmpty(limitedText())),
  referredByEmail: email(orEmpty(optionalEmail)),
};

/** The editable fields of a case. */
export const caseRules = {
  ...writtenShape(summaryFields),
  referralReason: z._default(optionalRichText, { html: '', text: '' }),
};

/** A case as lists show it. */
export const caseSummary = z.strictObject({
  id: z.uuid(),
  clientId: z.uuid(),
  clientName: z.string(),
  ...readShape(summaryFields),
  remainingDays: z
    .int()
    .check(
      z.describe("Calendar days from the reader's today to the expiration: 0 on the day, then negative."),
    ),
  inactive: z.boolean().check(z.describe('Closed, or past its expiration.')),
  status: z.int().check(z.describe('1 Open, 2 In progress, 3 Completed, 4 Closed.')),
  batteryId: z.uuid(),
  created: z.iso.datetime(),
  version: z
    .int()
    .check(z.describe('Sent back by an update, which is refused when it is no longer the latest.')),
});

export type CaseSummary = z.infer<typeof caseSummary>;

/** How many notes are read with a case. */
export const NOTES_WITH_CASE = 10;

/** A case with its details. */
export const wholeCase = z.extend(caseSummary, {
  referralReason: richTextValue,
  notes: z.array(caseNote).check(z.describe(`The latest ${NOTES_WITH_CASE}, newest first.`)),
  nextStatuses: z.array(z.int()).check(z.describe('What the status can be changed to now.')),
  lastChange,
});

export type Case = z.infer<typeof wholeCase>;

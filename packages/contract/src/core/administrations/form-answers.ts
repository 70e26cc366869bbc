import * as z from 'zod/mini';
import { answerValue, raterAnswers } from '../assessment/answer.ts';

/** The answers of an administration as its practitioner reads them: each item with its English text. */
export const formAnswers = z.strictObject({
  isSealed: z
    .boolean()
    .check(z.describe('It ended without a score: what was answered is kept and no longer shown.')),
  rater: raterAnswers,
  items: z.array(
    z.strictObject({
      itemId: z.string(),
      number: z.int().check(z.describe('Its place on the form, from 1.')),
      text: z.string(),
      kind: z.enum(['choice', 'choices', 'number', 'text']),
      options: z
        .array(z.strictObject({ code: z.string(), text: z.string() }))
        .check(z.describe('Of a choice; of anything else there are none.')),
      status: z
        .enum(['answered', 'missing', 'double-marked', 'not-shown'])
        .check(z.describe('Two marks on paper are no answer.')),
      answer: z.nullable(answerValue),
      answerText: z.string().check(z.describe('The text of what was chosen, or what was written; or empty.')),
      changes: z.int().check(z.describe('How often the answer was changed afterwards.')),
      formerText: z
        .nullable(z.string())
        .check(z.describe('What the respondent answered, where it was corrected; empty for nothing.')),
      given: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type FormAnswers = z.infer<typeof formAnswers>;

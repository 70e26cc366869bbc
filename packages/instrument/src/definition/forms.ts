import * as z from 'zod/mini';
import { ages, code, notNegative, positive, text } from './basics.ts';

const page = z.strictObject({
  title: z.optional(text),
  instructions: text,
  items: z.array(code).check(z.minLength(1)),
});

export const form = z.strictObject({
  id: code,
  respondent: z.enum(['self', 'parent', 'teacher', 'clinician']),
  name: text,
  ages,
  minutes: positive,
  /** With more omitted items than this, the form needs a review before it is scored. */
  maxOmitted: notNegative,
  /** Questions to the rater before the first item. */
  asksRater: z.optional(z.array(z.enum(['known-for', 'knows-how-well', 'interpreter']))),
  pages: z.array(page).check(z.minLength(1)),
});
export type Form = z.infer<typeof form>;

import * as z from 'zod/mini';
import { type RaterQuestion, raterOptions } from '../assessment/rater.ts';
import { respondents } from '../products/product.ts';

/** A text in each language of the form, by language tag. */
const text = z.record(z.string(), z.string());

const option = z.strictObject({ code: z.string(), text });

const everyItem = {
  id: z.string(),
  text,
  showWhen: z
    .optional(z.strictObject({ item: z.string(), codes: z.array(z.string()) }))
    .check(z.describe('Shown only where this item, which comes before, has one of these codes.')),
};
const answered = {
  ...everyItem,
  required: z.boolean().check(z.describe('The form cannot be submitted without an answer.')),
};

const item = z.union([
  z.strictObject({ ...answered, kind: z.literal('choice'), options: z.array(option) }),
  z.strictObject({ ...answered, kind: z.literal('choices'), options: z.array(option) }),
  z.strictObject({
    ...answered,
    kind: z.literal('number'),
    min: z.number(),
    max: z.number(),
    decimals: z.int().check(z.describe('Digits after the point.')),
  }),
  z.strictObject({ ...answered, kind: z.literal('text'), maxLength: z.int() }),
  z.strictObject({ ...everyItem, kind: z.literal('read') }),
]);
export type FormItem = z.infer<typeof item>;

const raterQuestions = Object.keys(raterOptions) as [RaterQuestion, ...RaterQuestion[]];

/** A form as a respondent sees it: nothing of how it is scored. */
export const formContent = z.strictObject({
  formId: z.string(),
  version: z.string(),
  name: text,
  respondent: z.enum(respondents),
  minutes: z.int(),
  languages: z.array(z.string()).check(z.describe('Tags such as `en` or `es`; every text has all of them.')),
  asksRater: z
    .array(z.enum(raterQuestions))
    .check(z.describe('What the rater is asked before the first item.')),
  pages: z.array(z.strictObject({ title: z.optional(text), instructions: text, items: z.array(item) })),
});
export type FormContent = z.infer<typeof formContent>;

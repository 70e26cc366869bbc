import * as z from 'zod/mini';
import { MAX_SECONDS } from './answer-limits.ts';
import { raterOptions } from './rater.ts';

const MAX_TEXT = 2000;
const MAX_CODES = 50;
const MAX_CODE = 80;

/** A code or a text, several codes, or a number, as the kind of the item asks for. */
export const answerValue = z.union([
  z.string().check(z.maxLength(MAX_TEXT)),
  z.array(z.string().check(z.maxLength(MAX_CODE))).check(z.maxLength(MAX_CODES)),
  z.number(),
]);
export type AnswerValue = z.infer<typeof answerValue>;

export const raterAnswers = z.strictObject({
  'known-for': z.optional(z.enum(raterOptions['known-for'])),
  'knows-how-well': z.optional(z.enum(raterOptions['knows-how-well'])),
  interpreter: z.optional(z.enum(raterOptions.interpreter)),
});

export type RaterAnswers = z.infer<typeof raterAnswers>;

const MAX_NUMBER = 1_000_000_000;

/** One answer as a page sends it. */
export const sentAnswer = z.strictObject({
  number: z
    .int()
    .check(z.minimum(1), z.maximum(MAX_NUMBER), z.describe('Counted by the page: a repeat has the same.')),
  seen: z
    .int()
    .check(z.minimum(0), z.maximum(MAX_NUMBER), z.describe('The latest revision that the page knew of.')),
  item: z
    .string()
    .check(z.minLength(1), z.maxLength(MAX_CODE), z.describe('Of the form, or `rater.` and a question.')),
  value: z.nullable(answerValue).check(z.describe('Null takes the answer back.')),
  seconds: z.optional(z.number().check(z.minimum(0), z.maximum(MAX_SECONDS))),
});
export type SentAnswer = z.infer<typeof sentAnswer>;

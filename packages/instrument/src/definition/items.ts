import * as z from 'zod/mini';
import { code, notNegative, positive, text } from './basics.ts';

const option = z.strictObject({ code, text });
export const optionSet = z.array(option).check(z.minLength(1));

const everyItem = {
  id: code,
  text,
  /** The item is shown only if that item has one of these codes. */
  showWhen: z.optional(z.strictObject({ item: code, codes: z.array(code).check(z.minLength(1)) })),
  /** The practitioner may switch it off. */
  optional: z.optional(z.boolean()),
  /** The form cannot be submitted without it. */
  required: z.optional(z.boolean()),
};

const choiceItem = z.strictObject({ ...everyItem, kind: z.literal('choice'), options: code });
const choicesItem = z.strictObject({ ...everyItem, kind: z.literal('choices'), options: code });
const numberItem = z.strictObject({
  ...everyItem,
  kind: z.literal('number'),
  min: z.number(),
  max: z.number(),
  /** Digits after the point; none when left out. */
  decimals: z.optional(notNegative.check(z.lte(6))),
});
const textItem = z.strictObject({ ...everyItem, kind: z.literal('text'), maxLength: positive });
const readItem = z.strictObject({
  id: code,
  text,
  showWhen: everyItem.showWhen,
  kind: z.literal('read'),
});

export const item = z.discriminatedUnion('kind', [choiceItem, choicesItem, numberItem, textItem, readItem]);
export type Item = z.infer<typeof item>;
export type NumberItem = z.infer<typeof numberItem>;

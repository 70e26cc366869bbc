import * as z from 'zod/mini';
import { amount, byCode, code, notNegative, share, text } from './basics.ts';
import { weightedItem } from './weights.ts';

export const rounding = z.enum(['half-up', 'half-even', 'none']);

/** How many answers may be missing, and how they are replaced. */
const most = z.union([notNegative, share]);
const missing = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('refuse') }),
  z.strictObject({ do: z.literal('prorate'), most }),
  z.strictObject({ do: z.literal('substitute'), most, value: amount }),
]);

const afterwards = { times: z.optional(amount), rounding };
const overItems = {
  items: z.array(weightedItem).check(z.minLength(1)),
  missing,
  ...afterwards,
};

const sumRule = z.strictObject({ raw: z.literal('sum'), ...overItems });
const meanRule = z.strictObject({ raw: z.literal('mean'), ...overItems });
const maxRule = z.strictObject({ raw: z.literal('max'), ...overItems });
/** The number of answers with at least this weight. */
const countRule = z.strictObject({ raw: z.literal('count'), atLeast: amount, ...overItems });
/** The weighted sum of other scales' scores. */
const compositeRule = z.strictObject({
  raw: z.literal('composite'),
  of: z.enum(['raw', 'T']),
  parts: z.array(z.strictObject({ scale: code, weight: z.optional(amount) })).check(z.minLength(1)),
  ...afterwards,
});

const rawRule = z.discriminatedUnion('raw', [sumRule, meanRule, maxRule, countRule, compositeRule]);
export type RawRule = z.infer<typeof rawRule>;
export type CompositeRule = z.infer<typeof compositeRule>;
export type ItemRule = Exclude<RawRule, CompositeRule>;

export const scale = z.strictObject({
  code,
  name: text,
  about: z.optional(text),
  /** The band schemes of the scale. */
  bands: z.optional(z.array(code)),
  /** The rule for the raw score, for each form that has the scale. */
  forms: byCode(rawRule),
});
export type Scale = z.infer<typeof scale>;

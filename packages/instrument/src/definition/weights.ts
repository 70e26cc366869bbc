import * as z from 'zod/mini';
import { amount, byCode, code } from './basics.ts';

/** What each option counts. */
const weightsOfCodes = byCode(amount);
/** What a number counts that is in one of these ranges. */
const weightsOfRanges = z
  .array(z.strictObject({ from: z.number(), to: z.number(), weight: amount }))
  .check(z.minLength(1));

export const weightSet = z.union([weightsOfCodes, weightsOfRanges]);
export type WeightSet = z.infer<typeof weightSet>;

/** An item and what its answers count: in place, by the name of a weight set, or a number as its own value. */
export const weightedItem = z.strictObject({
  item: code,
  weights: z.union([z.literal('value'), code, weightSet]),
});
export type WeightedItem = z.infer<typeof weightedItem>;

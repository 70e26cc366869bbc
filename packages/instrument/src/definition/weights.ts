import * as z from 'zod/mini';
import { amount, byCode, code } from './basics.ts';

/** The weight of each option. */
const weightsOfCodes = byCode(amount);
/** The weight of a number in one of these ranges. */
const weightsOfRanges = z
  .array(z.strictObject({ from: z.number(), to: z.number(), weight: amount }))
  .check(z.minLength(1));

export const weightSet = z.union([weightsOfCodes, weightsOfRanges]);
export type WeightSet = z.infer<typeof weightSet>;

/** An item and the weights of its answers: inline, the name of a weight set, or the number itself. */
export const weightedItem = z.strictObject({
  item: code,
  weights: z.union([z.literal('value'), code, weightSet]),
});
export type WeightedItem = z.infer<typeof weightedItem>;

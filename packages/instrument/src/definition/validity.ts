import * as z from 'zod/mini';
import { amount, code, text } from './basics.ts';
import { weightedItem } from './weights.ts';

const everyIndex = {
  code,
  name: text,
  forms: z.array(code).check(z.minLength(1)),
  /** At or beyond these values: beyond is above, for seconds per item below. */
  caution: amount,
  extreme: amount,
  explanation: z.strictObject({ acceptable: text, caution: text, extreme: text }),
};
const index = <Kind extends string, Rest extends z.core.$ZodShape>(kind: Kind, rest: Rest) =>
  z.strictObject({ kind: z.literal(kind), ...everyIndex, ...rest });

const some = <Value extends z.core.$ZodType>(value: Value) => z.array(value).check(z.minLength(1));

export const validityIndex = z.discriminatedUnion('kind', [
  index('omitted', {}),
  /** The sum of the differences within pairs of similar items. */
  index('inconsistency', { pairs: some(z.strictObject({ first: weightedItem, second: weightedItem })) }),
  /** The number of improbable answers. */
  index('infrequency', { answers: some(z.strictObject({ item: code, codes: some(code) })) }),
  /** The sum of answers that look too good or too bad. */
  index('impression', { items: some(weightedItem) }),
  index('seconds-per-item', {}),
  index('longest-run', {}),
]);
export type ValidityIndex = z.infer<typeof validityIndex>;
export type ValidityIndexOf<Kind extends ValidityIndex['kind']> = Extract<ValidityIndex, { kind: Kind }>;

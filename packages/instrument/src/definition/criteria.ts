import * as z from 'zod/mini';
import { amount, code, positive, text } from './basics.ts';
import { weightedItem } from './weights.ts';

const ends = { from: z.optional(amount), to: z.optional(amount) };

const answerRule = z.strictObject({ answer: code, has: z.array(code).check(z.minLength(1)) });
/** At least this many answers with this weight or more. */
const countRule = z.strictObject({
  count: z.array(weightedItem).check(z.minLength(1)),
  weighing: amount,
  atLeast: positive,
});
const scoreRule = z.strictObject({ scale: code, score: z.enum(['raw', 'T']), ...ends });
const bandRule = z.strictObject({ scale: code, scheme: code, bands: z.array(code).check(z.minLength(1)) });

export type Rule =
  | z.infer<typeof answerRule>
  | z.infer<typeof countRule>
  | z.infer<typeof scoreRule>
  | z.infer<typeof bandRule>
  | { all: Rule[] }
  | { any: Rule[] }
  | { not: Rule }
  | { atLeast: number; of: Rule[] };

const rules = z.lazy(() => z.array(rule).check(z.minLength(1)));

const rule: z.ZodMiniType<Rule> = z.union([
  answerRule,
  countRule,
  scoreRule,
  bandRule,
  z.strictObject({ all: rules }),
  z.strictObject({ any: rules }),
  z.strictObject({ not: z.lazy(() => rule) }),
  z.strictObject({ atLeast: positive, of: rules }),
]);

export const criterion = z.strictObject({
  code,
  name: text,
  about: z.optional(text),
  forms: z.array(code).check(z.minLength(1)),
  rule,
});

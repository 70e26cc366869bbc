import * as z from 'zod/mini';
import { amount, code, text } from './basics.ts';

/** From and up to, both included; or from and below, for scores that may be fractions. A missing end is open. */
const band = z.strictObject({
  code,
  name: text,
  tone: z.enum(['good', 'neutral', 'caution', 'concern']),
  from: z.optional(amount),
  to: z.optional(amount),
  below: z.optional(amount),
});
export type Band = z.infer<typeof band>;

export const bandScheme = z.strictObject({
  of: z.enum(['T', 'raw']),
  /** The end that is a concern. */
  concern: z.enum(['high', 'low', 'none']),
  bands: z.array(band).check(z.minLength(1)),
});
export type BandScheme = z.infer<typeof bandScheme>;

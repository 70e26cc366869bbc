import * as z from 'zod/mini';
import { amount, code, text } from './basics.ts';

/** From here up to here, both included; or below here, where scores may be fractions. An end left out is open. */
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
  /** Which end is of concern. */
  concern: z.enum(['high', 'low', 'none']),
  bands: z.array(band).check(z.minLength(1)),
});
export type BandScheme = z.infer<typeof bandScheme>;

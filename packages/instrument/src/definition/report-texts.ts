import * as z from 'zod/mini';
import { code, text } from './basics.ts';

/** Answers that a practitioner must see soon. */
export const criticalItem = z.strictObject({
  item: code,
  codes: z.array(code).check(z.minLength(1)),
  text,
  severity: z
    .optional(z.literal([1, 2, 3]))
    .check(
      z.describe('How soon: 1 is danger to life, 2 serious, 3 to be talked about. 1 where it is left out.'),
    ),
});

/** A text for reports, chosen by the band of a scale. */
export const reportText = z.strictObject({
  scale: code,
  scheme: code,
  bands: z.array(code).check(z.minLength(1)),
  audience: z.enum(['practitioner', 'home', 'school', 'self']),
  text,
});

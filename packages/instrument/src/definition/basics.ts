import * as z from 'zod/mini';
import { parseFraction } from '../fraction.ts';

/** A name by which parts of a definition reference each other. */
export const code = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/, 'Use up to 40 letters, digits, dots, dashes'));

/** A text in each language of the instrument. */
export const text = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'Use a language code such as en or pt-BR')),
  z.string().check(z.minLength(1, 'A text is empty')),
);
export type Text = z.infer<typeof text>;

const EXACT_NUMBER = 'Use a number, or a text such as "5/4"';
const SHARE = 'Use a share such as "20%"';

/** An exact number: a JSON number, or a fraction as text. */
export const amount = z.union([
  z.number(),
  z.string().check(
    z.regex(/^-?\d+(\.\d+)?(\/\d+)?$/, EXACT_NUMBER),
    z.refine((written) => parseFraction(written) !== null, EXACT_NUMBER),
  ),
]);

export const share = z.string().check(z.regex(/^(\d{1,2}(\.\d+)?|100)%$/, SHARE));

export const positive = z.int().check(z.gte(1));
export const notNegative = z.int().check(z.gte(0));

/** Ages in completed months, both ends included: 6:0 to 18:11 is 72 to 227. */
export const ages = z.strictObject({ from: notNegative, to: notNegative });
export type Ages = z.infer<typeof ages>;

/** An object with codes as keys, parsed to a list of entries that keeps their order. */
export const byCode = <Value extends z.core.$ZodType>(value: Value) => z.record(code, value);

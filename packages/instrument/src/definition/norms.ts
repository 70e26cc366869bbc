import * as z from 'zod/mini';
import { ages, amount, code, positive, text } from './basics.ts';
import { rounding } from './scales.ts';

/** A number, or a text such as '5–20' or '>99' with the number to sort by. */
const percentile = z.union([
  z.number().check(z.gte(0), z.lte(100)),
  z.strictObject({
    text: z.string().check(z.minLength(1)),
    sort: z.number().check(z.gte(0), z.lte(100)),
  }),
]);
export type Percentile = z.infer<typeof percentile>;

/** The norms of a raw score or of a range of raw scores, both ends included. */
const normRow = z.union([
  z.strictObject({ raw: amount, T: z.int(), percentile }),
  z.strictObject({ from: amount, to: amount, T: z.int(), percentile }),
]);
export type NormRow = z.infer<typeof normRow>;

export const normGroup = z.enum(['combined', 'male', 'female']);
export type NormGroup = z.infer<typeof normGroup>;

const everyTable = {
  form: code,
  scale: code,
  group: normGroup,
  ages,
  n: positive,
  /** The standard error of measurement in T, or the reliability that gives it. One of them. */
  sem: z.optional(amount),
  reliability: z.optional(amount),
};

const tableOfRows = z.strictObject({ ...everyTable, rows: z.array(normRow).check(z.minLength(1)) });
const tableOfMean = z.strictObject({ ...everyTable, mean: amount, sd: amount, rounding });

const normTable = z.union([tableOfRows, tableOfMean]);
export type NormTable = z.infer<typeof normTable>;

export const norms = z.strictObject({ about: text, tables: z.array(normTable) });

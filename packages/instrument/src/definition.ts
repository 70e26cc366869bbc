import * as z from 'zod/mini';
import { bandScheme } from './definition/bands.ts';
import { byCode, text } from './definition/basics.ts';
import { criterion } from './definition/criteria.ts';
import { form } from './definition/forms.ts';
import { item, optionSet } from './definition/items.ts';
import { norms } from './definition/norms.ts';
import { criticalItem, reportText } from './definition/report-texts.ts';
import { scale } from './definition/scales.ts';
import { validityIndex } from './definition/validity.ts';
import { weightSet } from './definition/weights.ts';

/** One version of an instrument, as in its file. */
export const definition = z.strictObject({
  $schema: z.optional(z.string()),
  code: z.string().check(z.regex(/^[A-Z0-9][A-Z0-9-]{0,19}$/, 'Use up to 20 capitals, digits, dashes')),
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+$/, 'Use three numbers such as 1.0.0')),
  languages: z.array(z.string()).check(z.minLength(1)),
  name: text,
  about: text,
  /** Shown with every score. */
  notice: z.optional(text),
  optionSets: byCode(optionSet),
  items: z.array(item).check(z.minLength(1)),
  forms: z.array(form).check(z.minLength(1)),
  /** Weights that several items share. */
  weightSets: z.optional(byCode(weightSet)),
  scales: z.array(scale),
  norms: z.optional(norms),
  bandSchemes: z.optional(byCode(bandScheme)),
  criteria: z.optional(z.array(criterion)),
  validity: z.optional(z.array(validityIndex)),
  critical: z.optional(z.array(criticalItem)),
  narratives: z.optional(z.array(reportText)),
  recommendations: z.optional(z.array(reportText)),
});
export type Definition = z.infer<typeof definition>;

import * as z from 'zod/mini';
import { richTextValue } from '../../fields/rich-text.ts';
import { qualification } from './qualification.ts';

export const respondents = ['self', 'parent', 'teacher', 'clinician'] as const;

export const featureKinds = ['form', 'report', 'training'] as const;
export const countedIn = ['uses', 'seats'] as const;

export const outputFormats = [
  'Audit',
  'Complete',
  'Score',
  'InterventionTip',
  'Combined',
  'Progress',
  'Supplemental',
  'Client',
  'Response',
  'ItemLevel',
] as const;

export const product = z.strictObject({
  id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  acronym: z.string(),
  edition: z.string().check(z.describe('Empty where a product has none.')),
  description: richTextValue,
  categories: z.array(z.string()),
  ageMonths: z
    .nullable(z.strictObject({ from: z.int(), to: z.int() }))
    .check(z.describe('The ages it is made for, in completed months, both included. Null for training.')),
  minutes: z.int(),
  respondents: z.array(z.enum(respondents)),
  languages: z.array(z.string()).check(z.describe('Tags such as `en` or `es`.')),
  coverUrl: z.string().check(z.describe('A drawing that needs no sign-in.')),
  sampleUrl: z
    .nullable(z.string())
    .check(z.describe('A report about somebody who is made up, as PDF. It needs no sign-in.')),
  published: z.boolean().check(z.describe('What is no longer published can be read, and is not listed.')),
  qualification,
});

export type Product = z.infer<typeof product>;

/** The licensed unit of a product. */
export const productFeature = z.strictObject({
  id: z.uuid(),
  productId: z.uuid(),
  sku: z.string(),
  name: z.string(),
  description: z.string(),
  kind: z.enum(featureKinds),
  countedIn: z.enum(countedIn),
  formId: z.nullable(z.string()).check(z.describe('Of a form: the instrument that it is made from.')),
  outputFormats: z.array(z.enum(outputFormats)).check(z.describe('Of a report: what it can be drawn as.')),
  videos: z.int().check(z.describe('How many there are.')),
});

export type ProductFeature = z.infer<typeof productFeature>;

export const shortProduct = z.strictObject({
  id: z.uuid(),
  sku: z.string(),
  name: z.string(),
  acronym: z.string(),
  categories: z.array(z.string()),
  published: z.boolean(),
});

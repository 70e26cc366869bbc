import { countedIn, featureKinds, outputFormats, respondents } from '@hub/contract/core/products/product';
import { MAX_AGE_MONTHS } from '@hub/contract/core/products/products';
import { qualificationLevels } from '@hub/contract/core/products/qualification';
import { richText } from '@hub/contract/fields/rich-text';
import { z } from 'zod';
// This import makes the schema sanitize the description.
import '../../../rich-text/read-rich-text.ts';

const MAX_SECONDS = 3600;
const MAX_MINUTES = 10_000;

const text = (maxLength: number) => z.string().trim().min(1, 'is empty').max(maxLength);
const several = <Item extends z.ZodType>(item: Item) =>
  z.array(item).refine((items) => new Set(items).size === items.length, 'names something twice');
const sku = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'has capital letters, digits and hyphens')
  .max(50);
const months = z.int().min(0).max(MAX_AGE_MONTHS);
/** The path of a file in the same folder or below it. */
const path = z.string().regex(/^[\w-]+(\/[\w-]+)*\.\w+$/, 'is no path below the folder');

const description = z
  .array(text(5000))
  .min(1)
  .transform((blocks) => ({ html: blocks.join(''), text: '' }))
  .pipe(richText);

const video = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'has small letters, digits and hyphens'),
  title: text(100),
  description: text(500),
  seconds: z.number().positive().max(MAX_SECONDS),
  file: path,
  captions: path,
  poster: path,
});

const feature = z
  .strictObject({
    sku,
    name: text(100),
    description: text(500),
    kind: z.enum(featureKinds),
    countedIn: z.enum(countedIn),
    formId: text(50).optional(),
    outputFormats: several(z.enum(outputFormats)).default([]),
    videos: z.array(video).default([]),
  })
  .check(({ value, issues }) => {
    const refuse = (field: keyof typeof value, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if ((value.kind === 'form') !== (value.formId !== undefined)) {
      refuse('formId', 'is there for forms, and for nothing else');
    }
    if ((value.kind === 'report') !== value.outputFormats.length > 0) {
      refuse('outputFormats', 'are there for reports, and for nothing else');
    }
    if ((value.kind === 'training') !== (value.countedIn === 'seats')) {
      refuse('countedIn', 'training is counted in seats, all else in uses');
    }
    const names = value.videos.map(({ name }) => name);
    if (new Set(names).size < names.length) refuse('videos', 'have the same name twice');
  });

/** A product file of the publisher. */
export const productSchema = z.strictObject({
  sku,
  name: text(100),
  acronym: text(20),
  edition: z.string().trim().max(50).default(''),
  description,
  categories: several(text(50)).min(1),
  ageMonths: z
    .strictObject({ from: months, to: months })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'is before the first age' })
    .nullable(),
  minutes: z.int().min(1).max(MAX_MINUTES),
  respondents: several(z.enum(respondents)),
  languages: several(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'is no language tag')).min(1),
  qualificationLevel: z.enum(qualificationLevels),
  cover: path,
  /** A report about a made-up person. */
  sample: path.optional(),
  published: z.boolean().default(true),
  features: z.array(feature).min(1),
});

export type ProductEntry = z.output<typeof productSchema>;

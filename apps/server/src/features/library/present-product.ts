import type { Product, ProductFeature } from '@hub/contract/core/products/product';
import { readCover, readSample } from '@hub/contract/core/products/product-files';
import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { addressOf } from './product-files.ts';
import { qualificationOf, type Training } from './qualification.ts';

type Row = Selectable<Tables['products']>;

export const productColumns = [
  'id',
  'sku',
  'name',
  'acronym',
  'edition',
  'description_html',
  'description_text',
  'categories',
  'from_months',
  'to_months',
  'minutes',
  'respondents',
  'languages',
  'qualification_level',
  'cover',
  'sample',
  'published',
] as const satisfies readonly (keyof Row)[];

export type ProductRow = Pick<Row, (typeof productColumns)[number]>;

export const presentProduct = (row: ProductRow, training: Training): Product => ({
  id: row.id,
  sku: row.sku,
  name: row.name,
  acronym: row.acronym,
  edition: row.edition,
  description: { html: row.description_html, text: row.description_text },
  categories: row.categories,
  ageMonths:
    row.from_months === null || row.to_months === null ? null : { from: row.from_months, to: row.to_months },
  minutes: row.minutes,
  respondents: row.respondents,
  languages: row.languages,
  coverUrl: addressOf(readCover, row.cover),
  sampleUrl: row.sample && addressOf(readSample, row.sample),
  published: row.published,
  qualification: qualificationOf(row.qualification_level, training),
});

type FeatureRow = Selectable<Tables['product_features']> & { videos: number };

export const presentFeature = (row: FeatureRow): ProductFeature => ({
  id: row.id,
  productId: row.product_id,
  sku: row.sku,
  name: row.name,
  description: row.description,
  kind: row.kind,
  countedIn: row.counted_in,
  formId: row.form_id,
  outputFormats: row.output_formats,
  videos: row.videos,
});

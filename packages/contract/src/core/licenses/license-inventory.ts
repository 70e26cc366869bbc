import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, smallPageQueryOf } from '../../http/page.ts';
import { featureKinds } from '../products/product.ts';
import { countOrNone, featureNames, onlyManagers, organizationPath } from './license.ts';

const PRODUCTS_ON_A_PAGE = 12;

const { productId, productName, ...ofFeature } = featureNames;

const inventoryFeature = z.strictObject({
  ...ofFeature,
  kind: z.enum(featureKinds),
  isPoolingEnabled: z.boolean(),
  quantity: z
    .int()
    .check(z.describe('All there ever were: available, upcoming, held, consumed, expired and transferred.')),
  available: z.int().check(z.describe('What can be drawn now, from the pool or by those who have some.')),
  upcoming: z.int().check(z.describe('Of licenses that have not begun.')),
  inPool: z.int().check(z.describe('Of available and upcoming, what nobody was given: it can be assigned.')),
  assigned: z
    .int()
    .check(z.describe('Of available and upcoming, what lies with accounts: a reclaim would move it.')),
  held: z.int(),
  consumed: z.int(),
  expired: z.int(),
  transferred: z.int(),
  endsOn: z.nullable(z.iso.date()).check(z.describe('When the next license with something left ends.')),
  threshold: z
    .nullable(z.int())
    .check(z.describe('Under this number a manager wants to be told; null is the usual one.')),
  usualThreshold: z.int(),
  isLow: z.boolean(),
  lots: z.int().check(z.describe('How many licenses there are or were.')),
});

export type InventoryFeature = z.infer<typeof inventoryFeature>;

const inventoryProduct = z.strictObject({
  productId,
  productName,
  features: z.array(inventoryFeature),
});

export type InventoryProduct = z.infer<typeof inventoryProduct>;

export const listInventory = endpoint({
  method: 'GET',
  path: `${organizationPath}/inventory`,
  summary: 'The products that an organization has or had licenses for, with the numbers of each feature.',
  access: onlyManagers,
  params: z.strictObject({ org: z.uuid() }),
  query: z.strictObject(smallPageQueryOf(PRODUCTS_ON_A_PAGE)),
  answer: pageOf(inventoryProduct),
  problems: ['not-found'],
});

export const updateThreshold = endpoint({
  method: 'PUT',
  path: `${organizationPath}/features/:feature/threshold`,
  summary: 'Say under which number of a feature managers are told that it runs low.',
  access: onlyManagers,
  params: z.strictObject({ org: z.uuid(), feature: z.uuid() }),
  body: z.strictObject({ threshold: z.nullable(countOrNone) }),
  answer: z.strictObject({ productFeatureId: z.uuid(), threshold: z.nullable(z.int()) }),
  problems: ['not-found'],
  audit: { action: 'set threshold', record: 'license', ids: ({ productFeatureId }) => [productFeatureId] },
});

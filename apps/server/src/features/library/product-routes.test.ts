import type { Product } from '@hub/contract/core/products/product';
import {
  listProductCatalog,
  listProductFeatures,
  listProducts,
  readProduct,
} from '@hub/contract/core/products/products';
import { search } from '@hub/contract/core/search';
import { afterEach, expect, test } from 'vitest';
import { useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();

const list = async (query = '') => (await hub.call(listProducts, { query })).body;
const skus = async (query = '') => (await list(query)).items.map(({ sku }: Product) => sku);
const idOf = async (sku: string): Promise<string> =>
  (await list()).items.find((product: Product) => product.sku === sku)?.id ?? '';

const publish = (sku: string, published: boolean) =>
  hub.hub.database.system.updateTable('products').set({ published }).where('sku', '=', sku).execute();
const setTraining = (highest_degree_id: number | null, licensed: boolean) =>
  hub.hub.database.system
    .updateTable('users')
    .set({ highest_degree_id, licensed })
    .where('email', '=', 'manager@demo.test')
    .execute();

afterEach(async () => {
  await publish('LMC', true);
  await setTraining(2, true);
});

test('published products are listed by name, twenty to a page', async () => {
  const { items, ...page } = await list();
  expect(page).toEqual({ page: 1, pageSize: 20, totalItems: 5, totalPages: 1 });
  expect(items.map(({ sku }: Product) => sku)).toEqual(['LAP', 'LBS-2', 'LCO', 'LMC', 'LPT']);
  expect(items[1]).toEqual({
    id: expect.any(String),
    sku: 'LBS-2',
    name: 'Larkfield Behavior Scales',
    acronym: 'LBS-2',
    edition: 'Second Edition',
    description: {
      html: expect.stringMatching(/^<p>.*<\/p>$/s),
      text: expect.stringContaining('Demonstration norms, made by simulation. Not for clinical use.'),
    },
    categories: ['Behavior', 'Emotional health', 'Attention'],
    ageMonths: { from: 72, to: 227 },
    minutes: 15,
    respondents: ['parent', 'teacher', 'self'],
    languages: ['en', 'es'],
    coverUrl: expect.stringMatching(/^\/core\/api\/products\/covers\/[0-9a-f]{64}\.svg$/),
    sampleUrl: expect.stringMatching(/^\/core\/api\/products\/samples\/[0-9a-f]{64}\.pdf$/),
    published: true,
    qualification: { level: 'C', isMet: true },
  });
  expect(items[4]).toMatchObject({ sku: 'LPT', ageMonths: null, respondents: [], edition: '' });
});

test('a page at a time, and empty past the end', async () => {
  expect(await skus('?PageSize=2&Page=2')).toEqual(['LCO', 'LMC']);
  expect(await list('?PageSize=2&Page=9')).toMatchObject({ items: [], totalItems: 5, totalPages: 3 });
  expect((await hub.call(listProducts, { query: '?PageSize=101' })).status).toBe(400);
});

test.each([
  ['?Search=behav', ['LAP', 'LBS-2', 'LCO']],
  ['?Search=lbs', ['LBS-2']],
  ['?Search=second%20SCALES', ['LBS-2']],
  ['?Search=larkfield', ['LAP', 'LBS-2', 'LCO', 'LMC', 'LPT']],
  ['?Search=emotional', ['LBS-2', 'LMC']],
  ['?Search=cales', []],
  ['?Search=%25', []],
  ['?Search=', ['LAP', 'LBS-2', 'LCO', 'LMC', 'LPT']],
  ['?Category=Attention', ['LBS-2', 'LCO']],
  ['?Category=attention', []],
  ['?AgeMonths=71', ['LAP', 'LCO']],
  ['?AgeMonths=72', ['LAP', 'LBS-2', 'LCO']],
  ['?AgeMonths=227', ['LAP', 'LBS-2', 'LCO', 'LMC']],
  ['?AgeMonths=228', ['LAP', 'LMC']],
  ['?Respondent=teacher', ['LAP', 'LBS-2']],
  ['?Respondent=clinician&AgeMonths=36', ['LCO']],
  ['?Search=larkfield&Category=Behavior&AgeMonths=100&Respondent=self', ['LBS-2']],
])('%s finds %j', async (query, expected) => {
  const { items, totalItems } = await list(query);
  expect([items.map(({ sku }: Product) => sku), totalItems]).toEqual([expected, expected.length]);
});

test.each(['?Respondent=nobody', '?AgeMonths=-1', '?AgeMonths=six', `?Search=${'a'.repeat(101)}`])(
  '%s is refused',
  async (query) => {
    expect((await hub.call(listProducts, { query })).body.code).toBe('invalid-input');
  },
);

test('what is no longer published is not listed, and can still be read', async () => {
  const id = await idOf('LMC');
  await publish('LMC', false);
  expect(await skus()).not.toContain('LMC');
  expect((await hub.call(search, { query: '?Query=mood' })).body.products).toEqual([]);
  const { status, body } = await hub.call(readProduct, { params: { id } });
  expect([status, body.published]).toEqual([200, false]);
  expect((await hub.call(listProductFeatures, { params: { id } })).body.items).toHaveLength(2);
  const { items } = (await hub.call(listProductCatalog)).body;
  expect(items.map((item: Product) => [item.sku, item.published])).toContainEqual(['LMC', false]);
});

test('the short list for drop-downs has every product', async () => {
  const { items } = (await hub.call(listProductCatalog)).body;
  expect(items).toHaveLength(5);
  expect(items[0]).toEqual({
    id: await idOf('LAP'),
    sku: 'LAP',
    name: 'Larkfield Adaptive Profile',
    acronym: 'LAP',
    categories: ['Adaptive behavior', 'Development'],
    published: true,
  });
});

test('a product is read as it is listed, and an unknown one is not there', async () => {
  const [lap] = (await list()).items;
  expect((await hub.call(readProduct, { params: { id: lap.id } })).body).toEqual(lap);
  for (const endpoint of [readProduct, listProductFeatures]) {
    const { status, body } = await hub.call(endpoint, { params: { id: crypto.randomUUID() } });
    expect([status, body.code]).toEqual([404, 'not-found']);
  }
  expect((await hub.call(readProduct, { params: { id: 'lap' } })).status).toBe(400);
});

test('its features come in the order of the publisher', async () => {
  const id = await idOf('LBS-2');
  const { items } = (await hub.call(listProductFeatures, { params: { id } })).body;
  expect(items.map(({ sku, kind }: { sku: string; kind: string }) => [sku, kind])).toEqual([
    ['LBS-2-PARENT', 'form'],
    ['LBS-2-TEACHER', 'form'],
    ['LBS-2-SELF', 'form'],
    ['LBS-2-REPORT', 'report'],
    ['LBS-2-TIPS', 'report'],
  ]);
  expect(items[0]).toEqual({
    id: expect.any(String),
    productId: id,
    sku: 'LBS-2-PARENT',
    name: 'Parent form',
    description: expect.any(String),
    kind: 'form',
    countedIn: 'uses',
    formId: 'lbs-2-parent',
    outputFormats: [],
    videos: 1,
  });
  expect(items[3]).toMatchObject({
    formId: null,
    outputFormats: ['Score', 'Complete', 'Combined', 'ItemLevel'],
  });
});

test('whether the caller is qualified follows from the profile, in lists and alone', async () => {
  await setTraining(3, false);
  const levels = (await list()).items.map(({ qualification: { level, isMet } }: Product) => [level, isMet]);
  expect(levels).toEqual([
    ['B', true],
    ['C', false],
    ['B', true],
    ['B', true],
    ['A', true],
  ]);
  const { qualification } = (await hub.call(readProduct, { params: { id: await idOf('LBS-2') } })).body;
  expect(qualification).toEqual({ level: 'C', isMet: false, reason: expect.stringContaining('license') });
  const { body } = await hub.callAsColleague(readProduct, { params: { id: await idOf('LBS-2') } });
  expect(body.qualification).toEqual({ level: 'C', isMet: true });
});

test('the quick search finds products by words of their name or by their acronym', async () => {
  const found = async (query: string) => (await hub.call(search, { query: `?Query=${query}` })).body;
  expect((await found('lbs')).products).toEqual([
    { kind: 'product', id: await idOf('LBS-2'), name: 'Larkfield Behavior Scales', acronym: 'LBS-2' },
  ]);
  expect((await found('larkfield%20mood')).products).toHaveLength(1);
  expect((await found('lark')).products).toHaveLength(5);
  const answer = await hub.call(search, { query: '?Query=lbs' });
  expect((await hub.auditOf(answer))[0]?.record_ids, "products are no person's records").toEqual([]);
});

test('reading the catalogue leaves nothing in the audit trail', async () => {
  expect(await hub.auditOf(await hub.call(listProducts))).toEqual([]);
});

import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../../test/test-hub.ts';
import type { Database } from '../../../db/database.ts';
import { inSystemTransaction } from '../../../db/transaction.ts';
import { demoContentFolder } from '../../../paths.ts';
import { importCatalogue } from './import-catalogue.ts';
import { type ReadProduct, readCatalogue } from './read-catalogue.ts';

const demoProductsFolder = join(demoContentFolder, 'products');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Entry = ReadProduct['entry'];

/** Imports the demonstration's products with changes. */
const importChanged = (change: (entry: Entry) => Entry) =>
  inSystemTransaction(database, (db) =>
    importCatalogue(
      db,
      readCatalogue(demoProductsFolder).map((product) => ({ ...product, entry: change(product.entry) })),
    ),
  );
const importAgain = () => importChanged((entry) => entry);

/** All stored data without timestamps. */
async function everything() {
  const { rows } = await sql`
    select products.sku, products.name, published, cover, features.id, features.sku as feature, features.name as feature_name,
      videos.id as video, videos.file, (select count(*)::integer from product_files) as files
    from products join product_features features on features.product_id = products.id
    left join feature_videos videos on videos.feature_id = features.id
    order by products.sku, features.place, videos.place`.execute(database.system);
  return rows as Record<string, unknown>[];
}

test('imported again, nothing is different', async () => {
  const before = await everything();
  expect(before.filter(({ video }) => video)).toHaveLength(6);
  expect(await importAgain()).toEqual({ created: 0, updated: 5 });
  expect(await everything()).toEqual(before);
});

test('what is changed is updated by sku, and what is in no file stays as it is', async () => {
  const before = await everything();
  const counts = await importChanged((entry) =>
    entry.sku === 'LAP'
      ? {
          ...entry,
          name: 'Larkfield Adaptive Profile Plus',
          published: false,
          features: entry.features.filter(({ kind }) => kind === 'report'),
        }
      : entry,
  );
  expect(counts).toEqual({ created: 0, updated: 5 });
  const lapOf = (rows: typeof before) => rows.filter(({ sku }) => sku === 'LAP');
  expect(
    lapOf(await everything())
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    lapOf(before)
      .map(({ id }) => id)
      .sort(),
  );
  expect(lapOf(await everything())[0]).toMatchObject({
    name: 'Larkfield Adaptive Profile Plus',
    published: false,
  });
  await importAgain();
  expect(await everything()).toEqual(before);
});

test('a product of another folder is added, and the others are left alone', async () => {
  const others = await everything();
  const [lap] = readCatalogue(demoProductsFolder);
  if (!lap) throw new Error('there is no product');
  const features = lap.entry.features.map((feature) => ({ ...feature, sku: `NEW-${feature.sku}` }));
  const added = { ...lap, entry: { ...lap.entry, sku: 'NEW', features } };
  const counts = await inSystemTransaction(database, (db) => importCatalogue(db, [added]));
  expect(counts).toEqual({ created: 1, updated: 0 });
  expect((await everything()).filter(({ sku }) => sku !== 'NEW')).toEqual(others);
});

test.each([
  ['what it is', { kind: 'report' as const }, 'kind: stays form: licenses of it may have been sold'],
  [
    'what it is counted in',
    { countedIn: 'seats' as const },
    'countedIn: stays uses: licenses of it may have been sold',
  ],
  ['its product', { sku: 'LMC-SELF' }, 'sku: LMC-SELF is a feature of LMC'],
])('a feature does not change %s, and then nothing at all changes', async (_, changed, message) => {
  const before = await everything();
  const refused = importChanged((entry) => ({
    ...entry,
    name: `${entry.name}!`,
    features: entry.features.map((feature) =>
      feature.sku === 'LAP-PARENT' ? { ...feature, ...changed } : feature,
    ),
  }));
  await expect(refused).rejects.toThrow(new RegExp(`^lap.json, line \\d+, features.0.${message}`));
  expect(await everything()).toEqual(before);
});

test('a video that is in the file no more goes, with its bytes', async () => {
  const [before] = await everything();
  await importChanged((entry) => ({
    ...entry,
    features: entry.features.map((feature) => ({
      ...feature,
      videos: feature.videos.filter(({ name }) => name !== 'missing-answers'),
    })),
  }));
  // The three files of the video are still in the folder, so the import could have kept them.
  const after = await everything();
  expect(after.filter(({ video }) => video)).toHaveLength(5);
  expect(after[0]?.files).toBe((before?.files as number) - 3);
  await importAgain();
});

test('two imports at once end one after the other', async () => {
  const counts = await Promise.all([importAgain(), importAgain()]);
  expect(counts).toEqual([
    { created: 0, updated: 5 },
    { created: 0, updated: 5 },
  ]);
});

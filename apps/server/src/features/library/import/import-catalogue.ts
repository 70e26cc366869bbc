import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { nameKey } from '../../../db/name-key.ts';
import { type Fault, refuseFaults } from './catalogue-refused.ts';
import type { ProductEntry } from './product-schema.ts';
import type { ReadProduct } from './read-catalogue.ts';

const LOCK = 7_214_300_117;

type Counts = { created: number; updated: number };
type FeatureEntry = ProductEntry['features'][number];

/**
 * Writes products by sku, within the caller's transaction. What was sold stays valid: products and features that are in
 * no file stay as they are, and a feature keeps its unit.
 */
export async function importCatalogue(db: Db, products: readonly ReadProduct[]): Promise<Counts> {
  await lockCatalogue(db);
  refuseFaults(await findFeatureFaults(db, products));
  const counts = { created: 0, updated: 0 };
  for (const product of products) {
    await writeFiles(db, product);
    const { id, isNew } = await writeProduct(db, product);
    for (const [place, feature] of product.entry.features.entries()) {
      await writeFeature(db, id, place, feature, product);
    }
    counts[isNew ? 'created' : 'updated'] += 1;
  }
  await removeUnusedFiles(db);
  return counts;
}

/** Allows one import at a time. */
export const lockCatalogue = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);

async function writeFiles(db: Db, { files }: ReadProduct) {
  for (const file of files.values()) {
    await db
      .insertInto('product_files')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function writeProduct(db: Db, { entry, files }: ReadProduct) {
  const searched = [entry.name, entry.edition, entry.acronym, entry.sku, ...entry.categories];
  const values = {
    name: entry.name,
    name_key: nameKey(entry.name),
    search_key: nameKey(searched.join(' ')),
    acronym: entry.acronym,
    edition: entry.edition,
    description_html: entry.description.html,
    description_text: entry.description.text,
    categories: entry.categories,
    from_months: entry.ageMonths?.from ?? null,
    to_months: entry.ageMonths?.to ?? null,
    minutes: entry.minutes,
    respondents: entry.respondents,
    languages: entry.languages,
    qualification_level: entry.qualificationLevel,
    cover: files.get(entry.cover)?.name ?? '',
    sample: (entry.sample && files.get(entry.sample)?.name) ?? null,
    published: entry.published,
    imported_at: new Date(),
  };
  return db
    .insertInto('products')
    .values({ sku: entry.sku, ...values })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(values))
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}

/** Checks that sold features change neither their product nor their kind. */
export async function findFeatureFaults(db: Db, products: readonly ReadProduct[]): Promise<Fault[]> {
  const features = products.flatMap(({ entry, faultAt }) =>
    entry.features.map((feature, index) => ({
      ...feature,
      productSku: entry.sku,
      at: (field: string, message: string) => faultAt(['features', index, field], message),
    })),
  );
  const rows = await db
    .selectFrom('product_features')
    .innerJoin('products', 'products.id', 'product_id')
    .select(['product_features.sku', 'kind', 'counted_in', 'products.sku as product_sku'])
    .where(sql<boolean>`product_features.sku = any(${features.map(({ sku }) => sku)}::text[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.sku, row]));
  return features.flatMap(({ sku, kind, countedIn, productSku, at }) => {
    const sold = known.get(sku);
    if (!sold) return [];
    if (sold.product_sku !== productSku) return [at('sku', `${sku} is a feature of ${sold.product_sku}`)];
    return [
      ...(sold.kind === kind ? [] : [at('kind', `stays ${sold.kind}: licenses of it may have been sold`)]),
      ...(sold.counted_in === countedIn
        ? []
        : [at('countedIn', `stays ${sold.counted_in}: licenses of it may have been sold`)]),
    ];
  });
}

async function writeFeature(
  db: Db,
  productId: string,
  place: number,
  feature: FeatureEntry,
  { files }: ReadProduct,
) {
  const values = {
    name: feature.name,
    description: feature.description,
    place,
    form_id: feature.formId ?? null,
    output_formats: feature.outputFormats,
  };
  const { id } = await db
    .insertInto('product_features')
    .values({
      product_id: productId,
      sku: feature.sku,
      kind: feature.kind,
      counted_in: feature.countedIn,
      ...values,
    })
    .onConflict((conflict) => conflict.column('sku').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeVideos(db, id, feature.videos, files);
}

/** Deletes videos that are no longer in the file, with the positions of viewers; videos are never sold separately. */
async function writeVideos(
  db: Db,
  featureId: string,
  videos: FeatureEntry['videos'],
  files: ReadProduct['files'],
) {
  await sql`delete from feature_videos
    where feature_id = ${featureId} and name <> all(${videos.map(({ name }) => name)}::text[])`.execute(db);
  for (const [place, { name, title, description, seconds, ...paths }] of videos.entries()) {
    const values = {
      title,
      description,
      seconds,
      place,
      file: files.get(paths.file)?.name ?? '',
      captions: files.get(paths.captions)?.name ?? '',
      poster: files.get(paths.poster)?.name ?? '',
    };
    await db
      .insertInto('feature_videos')
      .values({ feature_id: featureId, name, ...values })
      .onConflict((conflict) => conflict.columns(['feature_id', 'name']).doUpdateSet(values))
      .execute();
  }
}

async function removeUnusedFiles(db: Db) {
  await sql`delete from product_files where name not in (
    select cover from products union select sample from products where sample is not null
    union select unnest(array[file, captions, poster]) from feature_videos
  )`.execute(db);
}

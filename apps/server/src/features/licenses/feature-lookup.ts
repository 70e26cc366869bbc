import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';

export type LicensedFeature = {
  productId: string;
  productName: string;
  productFeatureId: string;
  featureName: string;
  productSKU: string;
  countedIn: 'uses' | 'seats';
};

/** The names of a feature. The statement has the tables `feature` and `product`. */
export const FEATURE_NAMES = sql`feature.product_id as "productId", product.name as "productName",
  feature.id as "productFeatureId", feature.name as "featureName", feature.sku as "productSKU",
  feature.counted_in as "countedIn"`;

async function findFeature(db: Db, condition: ReturnType<typeof sql>): Promise<LicensedFeature> {
  const { rows } = await sql<LicensedFeature>`
    select ${FEATURE_NAMES} from product_features feature join products product on product.id = feature.product_id
    where ${condition}
  `.execute(db);
  if (!rows[0]) throw new Problem('not-found');
  return rows[0];
}

export const requireFeature = (db: Db, id: string) => findFeature(db, sql`feature.id = ${id}`);

export const requireFeatureBySku = (db: Db, sku: string) => findFeature(db, sql`feature.sku = ${sku}`);

/** The features of a product; refuses when there is none. */
export async function requireFeaturesOf(db: Db, productId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product_features where product_id = ${productId} order by id
  `.execute(db);
  if (rows.length === 0) throw new Problem('not-found');
  return rows.map(({ id }) => id);
}

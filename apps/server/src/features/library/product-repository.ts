import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { Problem } from '../../http/problem.ts';
import { productColumns } from './present-product.ts';

/** The product, even if it is no longer published, since organizations may hold licenses for it. */
export async function requireProduct(db: Db, id: string) {
  const row = await db.selectFrom('products').select(productColumns).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Problem('not-found');
  return row;
}

export const findShortProducts = (db: Db) =>
  db
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'acronym', 'categories', 'published'])
    .orderBy('name_key')
    .orderBy('id')
    .execute();

export const findFeatures = (db: Db, productId: string) =>
  db
    .selectFrom('product_features')
    .selectAll()
    .select(
      sql<number>`(select count(*)::integer from feature_videos where feature_id = product_features.id)`.as(
        'videos',
      ),
    )
    .where('product_id', '=', productId)
    .orderBy('place')
    .orderBy('sku')
    .execute();

import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

const NEWEST_FIRST = sql`string_to_array(instrument_forms.version, '.')::numeric[] desc`;

/** The forms of a product in the order of its features, each in its newest version. */
const newestForms = (db: Db, productId: string) =>
  db
    .selectFrom('product_features')
    .innerJoin('instrument_forms', 'instrument_forms.form_id', 'product_features.form_id')
    .distinctOn(['place', 'sku'])
    .where('product_id', '=', productId)
    .orderBy('place')
    .orderBy('sku')
    .orderBy(NEWEST_FIRST);

export const findForms = (db: Db, productId: string) =>
  newestForms(db, productId)
    .select([
      'instrument_forms.form_id',
      'product_features.id as feature_id',
      'version',
      'instrument_forms.name',
      'respondent',
      'from_months',
      'to_months',
      'minutes',
      'items',
      'languages',
      'scales',
      'norms',
      'notice',
    ])
    .execute();

/** What a respondent sees of the form, if the product has it. */
export async function findFormContent(db: Db, productId: string, formId: string) {
  const row = await newestForms(db, productId)
    .select('content')
    .where('instrument_forms.form_id', '=', formId)
    .executeTakeFirst();
  return row?.content;
}

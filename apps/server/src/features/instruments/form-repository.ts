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

/** The content of a form as a respondent sees it, if the product has that form. */
export async function findFormContent(db: Db, productId: string, formId: string) {
  const row = await newestForms(db, productId)
    .select('content')
    .where('instrument_forms.form_id', '=', formId)
    .executeTakeFirst();
  return row?.content;
}

/** The forms of features, each in its newest version. */
export const findFormsOfFeatures = (db: Db, featureIds: readonly string[]) =>
  db
    .selectFrom('product_features')
    .innerJoin('instrument_forms', 'instrument_forms.form_id', 'product_features.form_id')
    .innerJoin('products', 'products.id', 'product_features.product_id')
    .distinctOn('product_features.id')
    .select([
      'product_features.id as featureId',
      'products.id as productId',
      'products.name as productName',
      'products.acronym',
      'products.qualification_level as qualificationLevel',
      'instrument_forms.form_id as formId',
      'instrument_forms.version',
      'instrument_forms.name',
      'instrument_forms.languages',
    ])
    .where('product_features.id', 'in', featureIds)
    .orderBy('product_features.id')
    .orderBy(NEWEST_FIRST)
    .execute();

/**
 * All forms that can be sent: those of published products, in the order of the products, each in its newest version.
 */
export const findPublishedForms = (db: Db) =>
  db
    .selectFrom('product_features')
    .innerJoin('instrument_forms', 'instrument_forms.form_id', 'product_features.form_id')
    .innerJoin('products', 'products.id', 'product_features.product_id')
    .distinctOn(['products.name_key', 'products.id', 'place', 'product_features.sku'])
    .select([
      'instrument_forms.form_id as formId',
      'instrument_forms.version',
      'product_features.id as featureId',
      'products.id as productId',
      'products.name as productName',
      'products.acronym as productAcronym',
      'products.qualification_level as qualificationLevel',
      'instrument_forms.name',
      'instrument_forms.respondent as role',
      'instrument_forms.from_months as fromMonths',
      'instrument_forms.to_months as toMonths',
      'instrument_forms.minutes',
      'instrument_forms.items',
      'instrument_forms.languages',
    ])
    .where('products.published', '=', true)
    .orderBy('products.name_key')
    .orderBy('products.id')
    .orderBy('place')
    .orderBy('product_features.sku')
    .orderBy(NEWEST_FIRST)
    .execute();

type FormVersion = { formId: string; version: string };

/** One version of a form as a respondent sees it. It exists for every form that was sent. */
export const requireFormContent = async (db: Db, { formId, version }: FormVersion) =>
  (
    await db
      .selectFrom('instrument_forms')
      .select('content')
      .where('form_id', '=', formId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
  ).content;

import { formIdOf } from '@hub/instrument/form-content';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { findCourseFaults, importCourses } from '../courses/import/import-courses.ts';
import { findInstrumentFaults, importInstruments } from '../instruments/import/import-instruments.ts';
import { type Fault, refuseFaults } from '../library/import/catalogue-refused.ts';
import { findFeatureFaults, importCatalogue, lockCatalogue } from '../library/import/import-catalogue.ts';
import type { Content } from './read-content.ts';

/** Writes products, instruments and courses within the caller's transaction; or none, and reports every fault. */
export async function importContent(db: Db, content: Content) {
  const { products, instruments, courses } = content;
  const skus = products.map(({ entry }) => entry.sku);
  await lockCatalogue(db);
  refuseFaults([
    ...(await findFeatureFaults(db, products)),
    ...(await findInstrumentFaults(db, instruments)),
    ...(await findFeaturesWithoutForm(db, content)),
    ...(await findCourseFaults(db, courses, skus)),
  ]);
  const newVersions = await importInstruments(db, instruments);
  const written = await importCatalogue(db, products);
  return { newVersions, products: written, newCourses: await importCourses(db, courses) };
}

/** Checks that every feature of the kind form has an instrument, in this import or in the database. */
async function findFeaturesWithoutForm(db: Db, { products, instruments }: Content): Promise<Fault[]> {
  const features = products.flatMap(({ entry, faultAt }) =>
    entry.features.flatMap(({ formId }, index) =>
      formId === undefined
        ? []
        : [{ formId, at: (message: string) => faultAt(['features', index, 'formId'], message) }],
    ),
  );
  const rows = await db
    .selectFrom('instrument_forms')
    .select('form_id')
    .where(sql<boolean>`form_id = any(${features.map(({ formId }) => formId)}::text[])`)
    .execute();
  const known = new Set([
    ...rows.map(({ form_id }) => form_id),
    ...instruments.flatMap(({ definition }) => definition.forms.map((form) => formIdOf(definition, form))),
  ]);
  return features.flatMap(({ formId, at }) =>
    known.has(formId) ? [] : [at(`${formId} is a form of no instrument`)],
  );
}

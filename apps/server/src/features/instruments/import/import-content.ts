import type { Db } from '../../../db/database.ts';
import { refuseFaults } from '../../library/import/catalogue-refused.ts';
import { findFeatureFaults, importCatalogue, lockCatalogue } from '../../library/import/import-catalogue.ts';
import { findInstrumentFaults, importInstruments } from './import-instruments.ts';
import type { Content } from './read-content.ts';

/** Writes products and instruments within the caller's transaction: all of them, or none and every reason. */
export async function importContent(db: Db, { products, instruments }: Content) {
  await lockCatalogue(db);
  refuseFaults([
    ...(await findFeatureFaults(db, products)),
    ...(await findInstrumentFaults(db, instruments)),
  ]);
  const newVersions = await importInstruments(db, instruments);
  return { newVersions, products: await importCatalogue(db, products) };
}

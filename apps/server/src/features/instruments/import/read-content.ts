import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CatalogueRefused, type Fault, refuseFaults } from '../../library/import/catalogue-refused.ts';
import { type ReadProduct, readCatalogue } from '../../library/import/read-catalogue.ts';
import { type ReadInstrument, readInstruments } from './read-instruments.ts';

export type Content = { products: ReadProduct[]; instruments: ReadInstrument[] };

const PRODUCTS = 'products';
const INSTRUMENTS = 'instruments';

/**
 * Reads what a publisher wants imported: the folders `products` and `instruments`, or one of them. Where there is
 * neither, the folder's own files are products. With one fault in one file, none is good.
 */
export function readContent(folder: string): Content {
  const names = namesIn(folder);
  if (!names.includes(PRODUCTS) && !names.includes(INSTRUMENTS)) {
    return { products: readCatalogue(folder), instruments: [] };
  }
  const faults: Fault[] = names
    .filter((name) => name.endsWith('.json'))
    .map((file) => ({ file, message: `belongs into ${PRODUCTS} or ${INSTRUMENTS}` }));
  const readFrom = <Part>(name: string, read: (folder: string, shown: string) => Part[]): Part[] =>
    names.includes(name) ? collect(faults, () => read(join(folder, name), name)) : [];
  const products = readFrom(PRODUCTS, readCatalogue);
  const instruments = readFrom(INSTRUMENTS, readInstruments);
  refuseFaults(faults);
  return { products, instruments };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    throw new CatalogueRefused([{ file: folder, message: 'is no folder that can be read' }]);
  }
}

/** Keeps the faults of one part, so that those of the other are told with them. */
function collect<Part>(faults: Fault[], read: () => Part[]): Part[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CatalogueRefused)) throw error;
    faults.push(...error.faults);
    return [];
  }
}

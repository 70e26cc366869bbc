import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type ReadCourse, readCourses } from '../courses/import/read-courses.ts';
import { type ReadInstrument, readInstruments } from '../instruments/import/read-instruments.ts';
import { CatalogueRefused, type Fault, refuseFaults } from '../library/import/catalogue-refused.ts';
import { type ReadProduct, readCatalogue } from '../library/import/read-catalogue.ts';

export type Content = { products: ReadProduct[]; instruments: ReadInstrument[]; courses: ReadCourse[] };

const PRODUCTS = 'products';
const INSTRUMENTS = 'instruments';
const COURSES = 'courses';
const FOLDERS = [PRODUCTS, INSTRUMENTS, COURSES];

/**
 * Reads a publisher's content: the folders `products`, `instruments` and `courses`, or some of them. Without any of
 * them, the folder's own files are products. A fault in one file fails all.
 */
export function readContent(folder: string): Content {
  const names = namesIn(folder);
  if (!FOLDERS.some((name) => names.includes(name))) {
    return { products: readCatalogue(folder), instruments: [], courses: [] };
  }
  const faults: Fault[] = names
    .filter((name) => name.endsWith('.json'))
    .map((file) => ({ file, message: `belongs into ${PRODUCTS}, ${INSTRUMENTS} or ${COURSES}` }));
  const readFrom = <Part>(name: string, read: (folder: string, shown: string) => Part[]): Part[] =>
    names.includes(name) ? collect(faults, () => read(join(folder, name), name)) : [];
  const products = readFrom(PRODUCTS, readCatalogue);
  const instruments = readFrom(INSTRUMENTS, readInstruments);
  const courses = readFrom(COURSES, readCourses);
  refuseFaults(faults);
  return { products, instruments, courses };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    throw new CatalogueRefused([{ file: folder, message: 'is no folder that can be read' }]);
  }
}

/** Collects the faults of one part, so that they are reported together with those of the others. */
function collect<Part>(faults: Fault[], read: () => Part[]): Part[] {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CatalogueRefused)) throw error;
    faults.push(...error.faults);
    return [];
  }
}

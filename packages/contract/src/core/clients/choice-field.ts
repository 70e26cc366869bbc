import * as z from 'zod/mini';
import { idIn, optionalIdIn } from '../../catalogs/catalog.ts';
import { type CatalogName, catalogs } from '../../catalogs/catalogs.ts';

const read = z.nullable(z.int());

/** A field that holds the id of an option of a catalog. */
export const choice = (catalog: CatalogName, column: string) => ({
  kind: { catalog },
  written: idIn(catalogs[catalog]),
  read,
  column,
});

export const optionalChoice = (catalog: CatalogName, column: string) => ({
  kind: { catalog },
  written: optionalIdIn(catalogs[catalog]),
  read,
  column,
});

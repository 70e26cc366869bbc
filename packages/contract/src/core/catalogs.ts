import * as z from 'zod/mini';
import { type CatalogName, catalogs } from '../catalogs/catalogs.ts';
import { signedIn } from '../http/access.ts';
import { endpoint } from '../http/endpoint.ts';

const items = z.array(z.strictObject({ id: z.int(), value: z.string() }));
const names = Object.keys(catalogs) as CatalogName[];
const shape = Object.fromEntries(names.map((name) => [name, items])) as Record<CatalogName, typeof items>;

export const readCatalogs = endpoint({
  method: 'GET',
  path: '/core/api/catalogs',
  summary: 'Every list of options, in the order in which it is shown.',
  access: signedIn,
  answer: z.strictObject(shape),
});

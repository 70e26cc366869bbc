import { type Catalog, labelOf } from '@hub/contract/catalogs/catalog';

/** What was chosen, or what was written for Other. */
export const chosenLabel = (catalog: Catalog, id: number | null, other = '') => other || labelOf(catalog, id);

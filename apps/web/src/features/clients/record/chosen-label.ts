import { type Catalogue, labelOf } from '@hub/contract/catalogues/catalogue';

/** What was chosen, or what was written for Other. */
export const chosenLabel = (catalogue: Catalogue, id: number | null, other = '') =>
  other || labelOf(catalogue, id);

import * as z from 'zod/mini';
import { NOTHING_SELECTED } from '../fields/select.ts';

export type CatalogueItem = { readonly id: number; readonly value: string };
export type Catalogue = readonly CatalogueItem[];

/** Numbers the values from 1, in the order in which they are listed. */
export const numbered = (...values: string[]): Catalogue =>
  values.map((value, index) => ({ id: index + 1, value }));

/** The same items in the order in which they are shown. */
export const shownAs = (catalogue: Catalogue, ...values: string[]): Catalogue =>
  values.map((value) => itemOf(catalogue, value));

/** The number of a value that the product's own rules speak of. */
export const idOf = (catalogue: Catalogue, value: string): number => itemOf(catalogue, value).id;

function itemOf(catalogue: Catalogue, value: string): CatalogueItem {
  const item = catalogue.find((candidate) => candidate.value === value);
  if (!item) throw new Error(`The catalogue has no "${value}"`);
  return item;
}

export const labelOf = (catalogue: Catalogue, id: number | null): string | undefined =>
  catalogue.find((item) => item.id === id)?.value;

/** The number of one of the items. */
export const chosen = (catalogue: Catalogue) =>
  z.literal(
    catalogue.map(({ id }) => id),
    NOTHING_SELECTED,
  );

/** The number of one of the items, or null while nothing is chosen. */
export const chosenOrNot = (catalogue: Catalogue) => z._default(z.nullable(chosen(catalogue)), null);

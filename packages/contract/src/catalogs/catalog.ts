import * as z from 'zod/mini';
import { NOTHING_SELECTED } from '../fields/select.ts';

export type CatalogItem = { readonly id: number; readonly value: string };
export type Catalog = readonly CatalogItem[];

/** Numbers the values from 1, in the order in which they are listed. */
export const numbered = (...values: string[]): Catalog =>
  values.map((value, index) => ({ id: index + 1, value }));

/** The same items in the order in which they are shown. */
export const shownAs = (catalog: Catalog, ...values: string[]): Catalog =>
  values.map((value) => itemOf(catalog, value));

/** The number of a value that the product's rules refer to. */
export const idOf = (catalog: Catalog, value: string): number => itemOf(catalog, value).id;

function itemOf(catalog: Catalog, value: string): CatalogItem {
  const item = catalog.find((candidate) => candidate.value === value);
  if (!item) throw new Error(`The catalog has no "${value}"`);
  return item;
}

export const labelOf = (catalog: Catalog, id: number | null): string | undefined =>
  catalog.find((item) => item.id === id)?.value;

/** A field with the number of one of the items. */
export const idIn = (catalog: Catalog) =>
  z.literal(
    catalog.map(({ id }) => id),
    NOTHING_SELECTED,
  );

/** A field with the number of one of the items, or null while nothing is chosen. */
export const optionalIdIn = (catalog: Catalog) => z._default(z.nullable(idIn(catalog)), null);

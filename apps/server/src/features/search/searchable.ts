import { type Found, MAX_FOUND } from '@hub/contract/core/search';
import type { RawBuilder } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';

/** How many candidates each kind returns; some of them may already be among the recent ones. */
export const MAX_CANDIDATES = 2 * MAX_FOUND;

/** A kind of record that the search finds. A feature defines its own; `registry.ts` lists them. */
export type Searchable = {
  /** The list of the answer for these records. */
  group: 'clients' | 'cases' | 'administrations' | 'products';
  /**
   * Selects `found` (as JSON) and `opened_at` of the records in `recent` that match the key. An empty key matches all.
   * Left out for kinds whose opening is not recorded.
   */
  recent?: (scope: Scope, key: string) => RawBuilder<{ found: Found; opened_at: Date }>;
  /** Returns at most MAX_CANDIDATES, the best first. */
  find: (scope: Scope, key: string) => Promise<Found[]>;
};

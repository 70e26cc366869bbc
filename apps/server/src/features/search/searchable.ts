import { type Found, MAX_FOUND } from '@hub/contract/core/search';
import type { RawBuilder } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';

/** How many a kind offers: some of them may be among the recent ones already. */
export const MAX_CANDIDATES = 2 * MAX_FOUND;

/** A kind of record that the search finds. A feature brings its own, and `server.ts` registers it. */
export type Searchable = {
  /** Where the answer lists what is found. */
  group: 'clients' | 'cases' | 'administrations' | 'products';
  /**
   * Selects `found` (as JSON) and `opened_at` of what `recent` names and the key answers. An empty key answers all.
   * Left out where nothing is kept of what was opened.
   */
  recent?: (scope: Scope, key: string) => RawBuilder<{ found: Found; opened_at: Date }>;
  /** At most MAX_CANDIDATES, the best first. */
  find: (scope: Scope, key: string) => Promise<Found[]>;
};

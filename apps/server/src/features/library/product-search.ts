import type { Found } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { MAX_CANDIDATES, type Searchable } from '../search/searchable.ts';
import { matches } from './product-list.ts';

/** Published products by words of their name, acronym or categories. */
export const productSearch: Searchable = {
  group: 'products',

  async find({ db }, key) {
    const { rows } = await sql<{ found: Found }>`
      select json_build_object('kind', 'product', 'id', id, 'name', name, 'acronym', acronym) as found
      from products where ${sql.join([sql`published`, ...matches(key)], sql` and `)}
      order by name_key, id limit ${MAX_CANDIDATES}`.execute(db);
    return rows.map((row) => row.found);
  },
};

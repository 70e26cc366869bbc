import type { Found } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { mayRead, readableHalves } from '../../db/access.ts';
import { hasWords } from '../../db/name-conditions.ts';
import { naming } from '../../db/named-statements.ts';
import { typedWords } from '../../db/typed-words.ts';
import { MAX_CANDIDATES, type Searchable } from '../search/searchable.ts';
import { CASES } from './case-access.ts';

const found = sql<Found>`json_build_object(
  'kind', 'case', 'id', cases.id, 'clientName', cases.client_name, 'caseName', cases.case_name,
  'status', cases.status
)`;

const isLive = sql<boolean>`cases.deleted_at is null and cases.client_deleted_at is null`;

/** Cases by words of their own name and of their client's. */
export const caseSearch: Searchable = {
  group: 'cases',

  recent: (scope, key) => sql`
    select ${found} as found, recent.opened_at
    from recent join cases on ${mayRead(scope, CASES)} and cases.id = recent.record_id
    where ${sql.join([isLive, ...hasWords('cases.words', typedWords(key))], sql` and `)}`,

  async find(scope, key) {
    const conditions = hasWords('cases.words', typedWords(key));
    // Only these columns, so that an index is enough to answer.
    const candidates = readableHalves(scope, CASES).map(
      (half) => sql`(
        select id from cases where ${sql.join([half, isLive, ...conditions], sql` and `)}
        order by case_name_key, id limit ${MAX_CANDIDATES}
      )`,
    );
    const { rows } = await sql<{ found: Found }>`${naming(conditions.length)}
      select ${found} as found from cases
      where ${mayRead(scope, CASES)} and id in (${sql.join(candidates, sql` union `)})
      order by closed_at is not null, case_name_key, id limit ${MAX_CANDIDATES}`.execute(scope.db);
    return rows.map((row) => row.found);
  },
};

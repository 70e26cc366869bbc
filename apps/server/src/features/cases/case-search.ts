import type { Found } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { mayRead, readableHalves } from '../../db/access.ts';
import { anyBeginsWith, beginsWith, hasWord } from '../../db/name-conditions.ts';
import { MAX_CANDIDATES, type Searchable } from '../search/searchable.ts';
import { CASES } from './case-access.ts';

const found = sql<Found>`json_build_object(
  'kind', 'case', 'id', cases.id, 'clientName', cases.client_name, 'caseName', cases.case_name,
  'status', cases.status
)`;

const isLive = sql`cases.deleted_at is null and cases.client_deleted_at is null`;

/** Cases by a word of their own name, or by their client's last name. */
export const caseSearch: Searchable = {
  group: 'cases',

  recent: (scope, key) => sql`
    select ${found} as found, recent.opened_at
    from recent join cases on ${mayRead(scope, CASES)} and cases.id = recent.record_id
    where ${isLive} and (
      ${hasWord('cases.case_name_key', key)}
      or ${anyBeginsWith(['cases.client_first_last_key', 'cases.client_last_first_key'], key)}
    )`,

  async find(scope, key) {
    const ways = [
      { condition: hasWord('case_name_key', key), column: 'case_name_key' },
      { condition: beginsWith('client_last_first_key', key), column: 'client_last_first_key' },
    ];
    const candidates = ways.flatMap(({ condition, column }) =>
      readableHalves(scope, CASES).map(
        (half) => sql`(
          select id from cases where ${half} and ${isLive} and ${condition}
          order by ${sql.raw(column)} limit ${MAX_CANDIDATES}
        )`,
      ),
    );
    const { rows } = await sql<{ found: Found }>`
      select ${found} as found from cases
      where ${mayRead(scope, CASES)} and id in (${sql.join(candidates, sql` union `)})
      order by closed_at is not null, case_name_key, id limit ${MAX_CANDIDATES}`.execute(scope.db);
    return rows.map((row) => row.found);
  },
};

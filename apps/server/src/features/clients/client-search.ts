import type { Found } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { mayRead, readableHalves } from '../../db/access.ts';
import { anyBeginsWith, beginsWith } from '../../db/name-conditions.ts';
import { MAX_CANDIDATES, type Searchable } from '../search/searchable.ts';
import { CLIENTS } from './client-access.ts';

const found = sql<Found>`json_build_object(
  'kind', 'client', 'id', clients.id, 'clientName', clients.first_name || ' ' || clients.last_name,
  'dateOfBirth', clients.date_of_birth
)`;

/** Clients by either name, each found in its own index. */
export const clientSearch: Searchable = {
  group: 'clients',

  recent: (scope, key) => sql`
    select ${found} as found, recent.opened_at
    from recent join clients on ${mayRead(scope, CLIENTS)} and clients.id = recent.record_id
    where clients.deleted_at is null and ${anyBeginsWith(['clients.first_last_key', 'clients.last_first_key'], key)}`,

  async find(scope, key) {
    const byName = ['last_first_key', 'first_last_key'].flatMap((column) =>
      readableHalves(scope, CLIENTS).map(
        (half) => sql`(
          select id from clients where ${half} and deleted_at is null and ${beginsWith(column, key)}
          order by ${sql.raw(column)} limit ${MAX_CANDIDATES}
        )`,
      ),
    );
    const { rows } = await sql<{ found: Found }>`
      select ${found} as found from clients
      where ${mayRead(scope, CLIENTS)} and id in (${sql.join(byName, sql` union `)})
      order by last_first_key, id limit ${MAX_CANDIDATES}`.execute(scope.db);
    return rows.map((row) => row.found);
  },
};

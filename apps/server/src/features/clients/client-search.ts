import type { Found } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { mayRead, readableHalves } from '../../db/access.ts';
import { keyHasAnyWord } from '../../db/name-conditions.ts';
import { naming } from '../../db/named-statements.ts';
import { MAX_CANDIDATES, type Searchable } from '../search/searchable.ts';
import { CLIENTS } from './client-access.ts';
import { answersTo, readTyped, type Typed } from './client-typed.ts';

/** Shows the client id or the email if the search matched it. */
const foundBy = ({ words }: Typed) => sql<Found>`json_build_object(
  'kind', 'client', 'id', clients.id, 'clientName', clients.first_name || ' ' || clients.last_name,
  'dateOfBirth', clients.date_of_birth,
  'externalClientId', case when ${keyHasAnyWord('clients.external_client_id_key', words)}
    then clients.external_client_id end,
  'email', case when ${keyHasAnyWord('lower(clients.email)', words)} then clients.email end
)`;

const isLive = sql<boolean>`clients.deleted_at is null`;

/** Clients by words and by date of birth. */
export const clientSearch: Searchable = {
  group: 'clients',

  recent(scope, key) {
    const typed = readTyped(key);
    return sql`
      select ${foundBy(typed)} as found, recent.opened_at
      from recent join clients on ${mayRead(scope, CLIENTS)} and clients.id = recent.record_id
      where ${sql.join([isLive, ...answersTo(typed)], sql` and `)}`;
  },

  async find(scope, key) {
    const typed = readTyped(key);
    const conditions = answersTo(typed);
    // Only these columns, so that an index is enough to answer.
    const candidates = readableHalves(scope, CLIENTS).map(
      (half) => sql`(
        select id from clients where ${sql.join([half, isLive, ...conditions], sql` and `)}
        order by last_first_key, id limit ${MAX_CANDIDATES}
      )`,
    );
    const { rows } = await sql<{ found: Found }>`${naming(conditions.length)}
      select ${foundBy(typed)} as found from clients
      where ${mayRead(scope, CLIENTS)} and id in (${sql.join(candidates, sql` union `)})
      order by last_first_key, id limit ${MAX_CANDIDATES}`.execute(scope.db);
    return rows.map((row) => row.found);
  },
};

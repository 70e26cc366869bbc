import type { Found } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { readableHalves } from '../../db/access.ts';
import { hasWords } from '../../db/name-conditions.ts';
import { naming } from '../../db/named-statements.ts';
import { typedWords } from '../../db/typed-words.ts';
import { CASES } from '../cases/case-access.ts';
import { MAX_CANDIDATES, type Searchable } from '../search/searchable.ts';

/** Administrations by words of the client's name, the latest first. */
export const administrationSearch: Searchable = {
  group: 'administrations',

  async find(scope, key) {
    const words = typedWords(key);
    // The split words rule most cases out.
    const conditions = [
      ...hasWords('cases.words', words),
      ...hasWords('split_words(cases.client_first_last_key)', words),
    ];
    const candidates = readableHalves(scope, CASES).map(
      (half) => sql`(
        select administrations.id
        from cases join administrations
          on administrations.organization_id = cases.organization_id and administrations.case_id = cases.id
        where ${sql.join([half, ...conditions], sql` and `)}
          and cases.deleted_at is null and cases.client_deleted_at is null
        order by administrations.number desc limit ${MAX_CANDIDATES}
      )`,
    );
    const { rows } = await sql<{ found: Found }>`${naming(words.length)}
      select json_build_object(
        'kind', 'administration', 'id', administrations.id, 'caseId', cases.id, 'batteryId', cases.battery_id,
        'clientName', cases.client_name, 'formName', product.acronym || ' ' || form.name, 'state', administrations.state
      ) as found
      from administrations
      join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
      join instrument_forms form
        on form.form_id = administrations.form_id and form.version = administrations.instrument_version
      join product_features feature on feature.id = administrations.feature_id
      join products product on product.id = feature.product_id
      where administrations.organization_id = ${scope.organizationId}
        and administrations.id in (${sql.join(candidates, sql` union `)})
      order by administrations.number desc limit ${MAX_CANDIDATES}`.execute(scope.db);
    return rows.map((row) => row.found);
  },
};

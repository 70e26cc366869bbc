import { MAX_NEW_RESULTS, type NewResult } from '@hub/contract/core/administrations/new-results';
import { sql } from 'kysely';
import { owns } from '../../db/access.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { ListedRow } from './administration-repository.ts';

type Row = Omit<NewResult, 'scored'> & { scored: Date; total: number };

/**
 * Unseen scores in the caller's own cases. A form follows its client: after a transfer, results that the former
 * practitioner has not seen are new to the next one.
 */
export async function findNewResults(scope: Scope): Promise<{ total: number; items: NewResult[] }> {
  const { rows } = await sql<Row>`
    select administrations.id, administrations.case_id as "caseId", cases.client_name as "clientName",
      product.acronym as "productAcronym", form.name as "formName", administrations.role,
      respondents.first_name || ' ' || respondents.last_name as "respondentName",
      administrations.scored_at as scored, count(*) over ()::integer as total
    from administrations
    join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
    join respondents on respondents.organization_id = administrations.organization_id
      and respondents.id = administrations.respondent_id
    join product_features feature on feature.id = administrations.feature_id
    join products product on product.id = feature.product_id
    join instrument_forms form
      on form.form_id = administrations.form_id and form.version = administrations.instrument_version
    where administrations.organization_id = ${scope.organizationId} and administrations.state = 'scored'
      and administrations.results_seen_at is null
      and ${owns(scope, 'cases')} and cases.deleted_at is null and cases.client_deleted_at is null
    order by administrations.scored_at desc, administrations.number desc
    limit ${MAX_NEW_RESULTS}
  `.execute(scope.db);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _, scored, ...row }) => ({ ...row, scored: scored.toISOString() })),
  };
}

/** Marks the scores as seen once their owner has read them, on all devices. */
export async function markSeen({ db, organizationId, accountId }: Scope, form: ListedRow): Promise<void> {
  const isNew = form.state === 'scored' && form.results_seen_at === null;
  if (!isNew || form.case_account_id !== accountId) return;
  await db
    .updateTable('administrations')
    .set({ results_seen_at: new Date() })
    .where('organization_id', '=', organizationId)
    .where('id', '=', form.id)
    .execute();
}

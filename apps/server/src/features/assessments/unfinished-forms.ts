import type { QualificationLevel } from '@hub/contract/core/products/qualification';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';

/** A form that is not finished and needs a practitioner. */
export type UnfinishedForm = { clientId: string; name: string; level: QualificationLevel };

const isUnfinished = sql<boolean>`(
  administrations.is_out or administrations.state in ('submitted', 'needs-review')
)`;

/** The unfinished forms in the cases of an account, without deleted cases. */
export async function findUnfinished(
  { db, organizationId }: Scope,
  accountId: string,
): Promise<UnfinishedForm[]> {
  const { rows } = await sql<UnfinishedForm>`
    select administrations.client_id as "clientId", product.acronym || ' ' || form.name as name,
      product.qualification_level as level
    from cases
    join administrations on administrations.organization_id = cases.organization_id
      and administrations.case_id = cases.id
    join product_features feature on feature.id = administrations.feature_id
    join products product on product.id = feature.product_id
    join instrument_forms form
      on form.form_id = administrations.form_id and form.version = administrations.instrument_version
    where cases.organization_id = ${organizationId} and cases.account_id = ${accountId}
      and cases.deleted_at is null and cases.client_deleted_at is null and ${isUnfinished}
    order by administrations.number
  `.execute(db);
  return rows;
}

/**
 * The same with the clients locked: until the transaction ends nobody can score or end these forms or transfer these
 * clients.
 */
export async function lockUnfinished(scope: Scope, accountId: string): Promise<UnfinishedForm[]> {
  await sql`
    select from clients
    where organization_id = ${scope.organizationId} and account_id = ${accountId} and deleted_at is null
      and exists (
        select from administrations
        where administrations.organization_id = clients.organization_id
          and administrations.client_id = clients.id and ${isUnfinished}
      )
    order by id for no key update
  `.execute(scope.db);
  return findUnfinished(scope, accountId);
}

import type { Screening, WholeScreening } from '@hub/contract/core/screenings/screening';
import { type RawBuilder, sql } from 'kysely';
import { findPage, findRows, type List, type Page } from '../../../db/find-page.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';

type Row = Omit<Screening, 'created' | 'counts'> & { created: Date } & Screening['counts'];

const COUNTS = `select count(*)::integer as total,
    count(*) filter (where is_out)::integer as out,
    count(*) filter (where state in ('submitted', 'scored'))::integer as scored,
    count(*) filter (where state = 'needs-review')::integer as "toReview",
    count(*) filter (where state in ('declined', 'withdrawn', 'expired', 'discarded'))::integer as ended,
    count(*) filter (where is_mail_due)::integer as "mailsDue"
  from administrations
  where administrations.organization_id = screenings.organization_id
    and administrations.screening_id = screenings.id`;

const listOf = ({ organizationId, accountId }: Scope, condition?: RawBuilder<boolean>): List => ({
  from: `screenings
    join instrument_forms form
      on form.form_id = screenings.form_id and form.version = screenings.instrument_version
    join product_features feature on feature.form_id = screenings.form_id
    join products product on product.id = feature.product_id
    cross join lateral (${COUNTS}) counts`,
  columns: [
    'screenings.id',
    'screenings.name',
    'screenings.form_id as "formId"',
    'form.name as "formName"',
    'product.acronym as "productAcronym"',
    'screenings.due_on as "dueOn"',
    'screenings.created_at as created',
    'counts.*',
  ],
  halves: [
    sql`screenings.organization_id = ${organizationId} and screenings.account_id = ${accountId}
      and ${condition ?? sql`true`}`,
  ],
  orderBy: [
    ['screenings.created_at', 'desc'],
    ['screenings.id', 'desc'],
  ],
});

export const presentScreening = (row: Row): Screening => {
  const { total, out, scored, toReview, ended, mailsDue, created, ...screening } = row;
  return {
    ...screening,
    created: created.toISOString(),
    counts: { total, out, scored, toReview, ended, mailsDue },
  };
};

export const findScreenings = (scope: Scope, page: Page) => findPage<Row>(scope.db, listOf(scope), page);

export async function requireScreening(scope: Scope, id: string): Promise<Screening> {
  const [row] = await findRows<Row>(scope.db, listOf(scope, sql`screenings.id = ${id}`));
  if (!row) throw new Problem('not-found');
  return presentScreening(row);
}

/** Only clients that the practitioner still has; those transferred to a colleague are left out. */
export const findScreened = ({ db, organizationId }: Scope, id: string) =>
  findRows<WholeScreening['clients'][number]>(db, {
    from: `administrations
      join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
      join respondents on respondents.organization_id = administrations.organization_id
        and respondents.id = administrations.respondent_id`,
    columns: [
      'administrations.id as "administrationId"',
      'administrations.case_id as "caseId"',
      'administrations.client_id as "clientId"',
      'cases.client_name as "clientName"',
      `respondents.first_name || ' ' || respondents.last_name as "respondentName"`,
      'administrations.state',
      `administrations.mail_state is not distinct from 'refused' as "isMailRefused"`,
      'administrations.is_mail_due as "isMailDue"',
    ],
    halves: [
      sql`administrations.organization_id = ${organizationId} and administrations.screening_id = ${id}
        and cases.deleted_at is null and cases.client_deleted_at is null`,
    ],
    orderBy: [
      ['cases.client_last_name_key', 'asc'],
      ['cases.client_first_name_key', 'asc'],
      ['administrations.number', 'asc'],
    ],
  });

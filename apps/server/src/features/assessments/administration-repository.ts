import type { TimelineEntry } from '@hub/contract/core/administrations/administration';
import type { PlannedReminderKind } from '@hub/contract/core/administrations/reminders';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { findPage, findRows, type List, type Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';

type Columns = Pick<
  Selectable<Tables['administrations']>,
  | 'id'
  | 'number'
  | 'case_id'
  | 'form_id'
  | 'instrument_version'
  | 'respondent_id'
  | 'role'
  | 'delivery'
  | 'language'
  | 'due_on'
  | 'state'
  | 'sent_at'
  | 'opened_at'
  | 'submitted_at'
  | 'scored_at'
  | 'results_seen_at'
  | 'ended_at'
  | 'mail_state'
  | 'mail_at'
  | 'mail_reason'
  | 'mailed_at'
  | 'reminded_at'
  | 'first_answer_at'
  | 'paper_phase'
  | 'is_out'
  | 'is_with_respondent'
>;

export type ListedRow = Columns & {
  kind: Tables['respondents']['kind'];
  first_name: string;
  last_name: string;
  email: string;
  reminders: PlannedReminderKind[];
  product_id: string;
  product_name: string;
  product_acronym: string;
  form_name: string;
  items: number;
  notice: string | null;
  answered: number;
  last_answer_at: Date | null;
  has_unread_alert: boolean;
  client_id: string;
  client_name: string;
  case_name: string;
  battery_id: string;
  case_account_id: string;
  case_closed_at: Date | null;
};

const COLUMNS = [
  ...[
    'id',
    'number',
    'case_id',
    'form_id',
    'instrument_version',
    'respondent_id',
    'role',
    'delivery',
    'language',
    'due_on',
    'state',
    'sent_at',
    'opened_at',
    'submitted_at',
    'scored_at',
    'results_seen_at',
    'ended_at',
    'mail_state',
    'mail_at',
    'mail_reason',
    'mailed_at',
    'reminded_at',
    'first_answer_at',
    'paper_phase',
    'is_out',
    'is_with_respondent',
  ].map((column) => `administrations.${column}`),
  'respondents.kind',
  'respondents.first_name',
  'respondents.last_name',
  'respondents.email',
  'respondents.reminders',
  'product.id as product_id',
  'product.name as product_name',
  'product.acronym as product_acronym',
  'form.name as form_name',
  'form.items',
  'form.notice',
  'given.answered',
  'given.last_answer_at',
  `exists (
    select from critical_alerts alert
    where alert.organization_id = administrations.organization_id and alert.administration_id = administrations.id
      and alert.acknowledged_at is null
  ) as has_unread_alert`,
  'cases.client_id',
  'cases.client_name',
  'cases.case_name',
  'cases.battery_id',
  'cases.account_id as case_account_id',
  'cases.closed_at as case_closed_at',
];

/**
 * Counts the latest answer to an item unless it is stale; a null withdraws it. Answers about the rater are not items.
 */
const FROM = `administrations
  join cases on cases.organization_id = administrations.organization_id and cases.id = administrations.case_id
  join respondents on respondents.organization_id = administrations.organization_id
    and respondents.id = administrations.respondent_id
  join product_features feature on feature.id = administrations.feature_id
  join products product on product.id = feature.product_id
  join instrument_forms form
    on form.form_id = administrations.form_id and form.version = administrations.instrument_version
  cross join lateral (
    select count(*) filter (where value is not null and item not like 'rater.%')::integer as answered,
      max(given_at) as last_answer_at
    from (
      select distinct on (item) item, nullif(value, 'null'::jsonb) as value, given_at from answers
      where answers.organization_id = administrations.organization_id
        and answers.administration_id = administrations.id and not is_stale
      order by item, revision desc
    ) latest
  ) given`;

const listOf = ({ organizationId }: Scope, condition: RawBuilder<boolean>): List => ({
  from: FROM,
  columns: COLUMNS,
  halves: [sql`administrations.organization_id = ${organizationId} and ${condition}`],
  orderBy: [['administrations.number', 'desc']],
});

/** The administrations of a case, or some of them by id. The caller has checked that the reader may see the case. */
export const findAdministrations = (scope: Scope, caseId: string, ids?: readonly string[]) =>
  findRows<ListedRow>(
    scope.db,
    listOf(
      scope,
      sql`administrations.case_id = ${caseId}
        and (${ids === undefined} or administrations.id = any(${[...(ids ?? [])]}::uuid[]))`,
    ),
  );

/** Administrations by id, of any case that the reader may see. */
export const findAdministrationsByIds = (scope: Scope, ids: readonly string[]): Promise<ListedRow[]> =>
  findRows<ListedRow>(scope.db, listOf(scope, sql`administrations.id = any(${[...ids]}::uuid[])`));

/** The administrations of a client in cases that are not deleted. */
export const findAdministrationsOfClient = (scope: Scope, clientId: string, page: Page) =>
  findPage<ListedRow>(
    scope.db,
    listOf(scope, sql`administrations.client_id = ${clientId} and cases.deleted_at is null`),
    page,
  );

/** The forms of a case or a client that are out, without those of deleted cases. */
export const findOpenForms = (scope: Scope, of: { caseId: string } | { clientId: string }) =>
  findRows<ListedRow>(
    scope.db,
    listOf(
      scope,
      sql`${'caseId' in of ? sql`administrations.case_id = ${of.caseId}` : sql`administrations.client_id = ${of.clientId}`}
        and administrations.is_out
        and cases.deleted_at is null and cases.client_deleted_at is null`,
    ),
  );

type EventRow = {
  at: Date;
  kind: TimelineEntry['kind'];
  detail: string;
  first_name: string | null;
  last_name: string | null;
};

/** The events of a form, the latest first. */
export const findEvents = ({ db, organizationId }: Scope, administrationId: string): Promise<EventRow[]> =>
  findRows<EventRow>(db, {
    from: `administration_events event
      left join accounts on accounts.organization_id = event.organization_id and accounts.id = event.account_id
      left join users on users.id = accounts.user_id`,
    columns: ['event.at', 'event.kind', 'event.detail', 'users.first_name', 'users.last_name'],
    halves: [
      sql`event.organization_id = ${organizationId} and event.administration_id = ${administrationId}`,
    ],
    orderBy: [
      ['event.at', 'desc'],
      ['event.id', 'desc'],
    ],
  });

/** Reserves consecutive numbers for new administrations of the organization. */
export async function nextNumbers({ db, organizationId }: Scope, count: number): Promise<number[]> {
  const { last } = await db
    .insertInto('administration_numbers')
    .values({ organization_id: organizationId, last: FIRST_NUMBER + count - 1 })
    .onConflict((conflict) =>
      conflict.column('organization_id').doUpdateSet({ last: sql`administration_numbers.last + ${count}` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => last - count + 1 + index);
}

const FIRST_NUMBER = 1001;

/** The number as people and the ledger show it. */
export const numberOf = (number: number) => `A-${number}`;

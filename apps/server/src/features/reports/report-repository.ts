import { createHash } from 'node:crypto';
import type { Report, ReportFile } from '@hub/contract/core/reports/report';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { ReportDocument } from '@hub/document/document';
import { type RawBuilder, sql } from 'kysely';
import { findPage, findRows, type List, type Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { formatOf } from './make-document.ts';

type Row = Omit<Report, 'created' | 'files'> & { created: Date };

/** For each form, the version that the report used and the latest version. */
const FORMS = `select
    json_agg(
      json_build_object(
        'administrationId', form.id, 'number', 'A-' || form.number, 'formName', instrument.name,
        'productAcronym', product.acronym, 'respondentName', respondents.first_name || ' ' || respondents.last_name,
        'completedOn', version.completed_on, 'scoreVersion', version.number
      ) order by report_scores.place
    ) as forms,
    bool_or(exists (
      select from score_versions newer
      where newer.organization_id = version.organization_id and newer.administration_id = version.administration_id
        and newer.number > version.number
    )) as "hasNewerScore"
  from report_scores
  join score_versions version on version.organization_id = report_scores.organization_id
    and version.administration_id = report_scores.administration_id and version.number = report_scores.score_version
  join administrations form on form.organization_id = version.organization_id and form.id = version.administration_id
  join respondents on respondents.organization_id = form.organization_id and respondents.id = form.respondent_id
  join instrument_forms instrument
    on instrument.form_id = form.form_id and instrument.version = form.instrument_version
  join product_features feature on feature.id = form.feature_id
  join products product on product.id = feature.product_id
  where report_scores.organization_id = reports.organization_id and report_scores.report_id = reports.id`;

const listOf = ({ organizationId }: Scope, condition: RawBuilder<boolean>): List => ({
  from: `reports
    join cases on cases.organization_id = reports.organization_id and cases.id = reports.case_id
    join accounts on accounts.organization_id = reports.organization_id and accounts.id = reports.created_by
    join users on users.id = accounts.user_id
    cross join lateral (${FORMS}) made_from`,
  columns: [
    'reports.id',
    'reports.case_id as "caseId"',
    'cases.case_name as "caseName"',
    'reports.client_id as "clientId"',
    'reports.output_format as "outputFormat"',
    'reports.title',
    'reports.language',
    'reports.has_items as "hasItems"',
    'reports.created_at as created',
    `users.first_name || ' ' || users.last_name as "createdByName"`,
    'made_from.forms',
    'made_from."hasNewerScore"',
  ],
  halves: [
    sql`reports.organization_id = ${organizationId} and cases.deleted_at is null and cases.client_deleted_at is null
      and ${condition}`,
  ],
  orderBy: [
    ['reports.created_at', 'desc'],
    ['reports.id', 'desc'],
  ],
});

/** Formats with tables that are useful in a spreadsheet. */
const WITH_CSV: readonly string[] = ['Score', 'Response', 'ItemLevel'];

/** The file types in which a report of this format can be downloaded. */
const filesOf = (outputFormat: number): ReportFile[] =>
  WITH_CSV.includes(formatOf(outputFormat)) ? ['pdf', 'docx', 'csv'] : ['pdf', 'docx'];

export const presentReport = ({ created, ...row }: Row): Report => ({
  ...row,
  created: created.toISOString(),
  files: filesOf(row.outputFormat),
});

/** The reports of a case. Here and below the caller has checked that the reader may see the case. */
export const findReportsOfCase = async (scope: Scope, caseId: string): Promise<Report[]> =>
  (await findRows<Row>(scope.db, listOf(scope, sql`reports.case_id = ${caseId}`))).map(presentReport);

/** Reports by id, the latest first. */
export const findReportsByIds = async (
  scope: Scope,
  clientId: string,
  ids: readonly string[],
): Promise<Report[]> =>
  (
    await findRows<Row>(
      scope.db,
      listOf(scope, sql`reports.client_id = ${clientId} and reports.id = any(${[...ids]}::uuid[])`),
    )
  ).map(presentReport);

type Filters = {
  OutputFormat?: number | undefined;
  From?: CalendarDay | undefined;
  To?: CalendarDay | undefined;
};

/** The reports of a client, by the days of the organization. */
export function findReportsOfClient(scope: Scope, clientId: string, filters: Filters, page: Page) {
  const day = sql`(reports.created_at at time zone ${scope.timeZone ?? 'UTC'})::date`;
  const { OutputFormat, From, To } = filters;
  const list = listOf(scope, sql`reports.client_id = ${clientId}`);
  const conditions = [
    ...(OutputFormat === undefined ? [] : [sql<boolean>`reports.output_format = ${OutputFormat}`]),
    ...(From === undefined ? [] : [sql<boolean>`${day} >= ${From}::date`]),
    ...(To === undefined ? [] : [sql<boolean>`${day} <= ${To}::date`]),
  ];
  return findPage<Row>(scope.db, { ...list, filters: conditions }, page);
}

/** A report that the caller may read, which row-level security decides. */
export async function requireReport(scope: Scope, id: string): Promise<Report> {
  const [row] = await findRows<Row>(scope.db, listOf(scope, sql`reports.id = ${id}`));
  if (!row) throw new Problem('not-found');
  return presentReport(row);
}

export async function readDocument({ db, organizationId }: Scope, id: string): Promise<ReportDocument> {
  const { document } = await db
    .selectFrom('reports')
    .select('document')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return document as ReportDocument;
}

export const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

type MadeReport = {
  caseId: string;
  clientId: string;
  outputFormat: number;
  hasItems: boolean;
  input: object;
  document: ReportDocument;
  scores: readonly { administrationId: string; version: number }[];
  pdf: Uint8Array;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date;
};

/** Stores a report with its input and its PDF. None of it ever changes. */
export async function insertReport(scope: Scope, made: MadeReport): Promise<string> {
  const { db, organizationId, accountId } = scope;
  const document = JSON.stringify(made.document);
  const { id } = await db
    .insertInto('reports')
    .values({
      organization_id: organizationId,
      case_id: made.caseId,
      client_id: made.clientId,
      output_format: made.outputFormat,
      title: made.document.title,
      language: made.document.language,
      has_items: made.hasItems,
      created_by: accountId,
      input: JSON.stringify(made.input),
      document,
      document_hash: hashOf(document),
      ...(made.at && { created_at: made.at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('report_scores')
    .values(
      made.scores.map(({ administrationId, version }, place) => ({
        organization_id: organizationId,
        report_id: id,
        place,
        administration_id: administrationId,
        score_version: version,
      })),
    )
    .execute();
  await insertFile(scope, id, 'pdf', made.pdf);
  return id;
}

export const findFile = ({ db, organizationId }: Scope, reportId: string, kind: ReportFile) =>
  db
    .selectFrom('report_files')
    .select('bytes')
    .where('organization_id', '=', organizationId)
    .where('report_id', '=', reportId)
    .where('kind', '=', kind)
    .executeTakeFirst();

/** Stores a file. If two are drawn at the same time, the first is kept. */
export async function insertFile(
  { db, organizationId }: Scope,
  reportId: string,
  kind: ReportFile,
  bytes: Uint8Array,
): Promise<void> {
  await db
    .insertInto('report_files')
    .values({
      organization_id: organizationId,
      report_id: reportId,
      kind,
      bytes: Buffer.from(bytes),
      hash: hashOf(bytes),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

import { COMBINED, PROGRESS, reportFormats } from '@hub/contract/catalogs/report-formats';
import { newReport } from '@hub/contract/core/reports/new-report';
import type { ReportDocument } from '@hub/document/document';
import { sql } from 'kysely';
import type { Database, Db } from '../db/database.ts';
import type { Scope } from '../db/request-scope.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import type { Drawings } from '../documents/drawings.ts';
import { findReportable, type ReportableRow } from '../features/assessments/reported-forms.ts';
import { type CollectedInput, collectInput } from '../features/reports/collect-input.ts';
import { documentOf, keptInput } from '../features/reports/make-document.ts';
import { insertReport } from '../features/reports/report-repository.ts';
import { REPORTED } from './demo-administrations.ts';
import { DEMO_PRACTITIONER } from './demo-data.ts';
import { secondsAfter } from './demo-moments.ts';
import { scopeOf } from './seed-administrations.ts';

const LOCK = 7_214_300_131;

/**
 * Makes a report of every format about one client of the demonstration, unless reports exist. Drawing takes seconds, so
 * this runs after the hub has started. Returns how many were made.
 */
export async function seedReports(database: Database, drawings: Drawings): Promise<number> {
  const planned = await inSystemTransaction(database, planReports);
  if (planned.length === 0) return 0;
  const drawn: (Planned & { pdf: Uint8Array })[] = [];
  // Drawn one after the other, so that a user's report can come in between.
  for (const one of planned) drawn.push({ ...one, pdf: await drawings.drawPdf(one.document) });
  return inSystemTransaction(database, async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    const scope = await findScope(db);
    // Another instance may have been faster.
    if (!scope || (await hasReports(scope))) return 0;
    const now = new Date();
    for (const [index, { collected, document, pdf }] of drawn.entries()) {
      const { input, ...made } = collected;
      const hasItems = document.running.warning !== null;
      // Lists show the latest report first, so the first format gets the latest time.
      const at = secondsAfter(now, -index);
      await insertReport(scope, { ...made, input: keptInput(input), hasItems, document, pdf, at });
    }
    return drawn.length;
  });
}

type Planned = { collected: CollectedInput; document: ReportDocument };

async function planReports(db: Db): Promise<Planned[]> {
  const scope = await findScope(db);
  if (!scope || (await hasReports(scope))) return [];
  const ofCase = await findCase(scope);
  if (!ofCase) return [];
  const { caseId, clientId } = ofCase;
  const forms = (await findReportable(scope, clientId)).filter(({ case_id }) => case_id === caseId);
  // The demonstration of an earlier version has no second form.
  if (formsFor(PROGRESS, forms).length < 2) return [];
  const planned: Planned[] = [];
  for (const { id: outputFormat } of reportFormats) {
    const administrationIds = formsFor(outputFormat, forms).map(({ id }) => id);
    const request = newReport.parse({ outputFormat, administrationIds });
    const collected = await collectInput(scope, caseId, request);
    planned.push({ collected, document: documentOf(collected, request.options) });
  }
  return planned;
}

/** The forms for a format: a parent's over time, the first of each rater, or only the latest. */
function formsFor(outputFormat: number, latestFirst: readonly ReportableRow[]): readonly ReportableRow[] {
  const ofParent = latestFirst.filter(({ role }) => role === 'parent');
  if (outputFormat === PROGRESS) return ofParent;
  if (outputFormat !== COMBINED) return ofParent.slice(0, 1);
  return [...new Map(latestFirst.map((row) => [row.role, row])).values()];
}

/** Returns nothing if a user of the demonstration has deleted the case. */
const findCase = ({ db, organizationId, accountId }: Scope) =>
  db
    .selectFrom('cases')
    .select(['id as caseId', 'client_id as clientId'])
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .where('client_name', '=', REPORTED.client)
    .where('case_name', '=', REPORTED.caseName)
    .where('deleted_at', 'is', null)
    .where('client_deleted_at', 'is', null)
    .executeTakeFirst();

/** Returns nothing if the demonstration's practitioner has left. */
async function findScope(db: Db): Promise<Scope | undefined> {
  const owner = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.organization_id', 'accounts.id as account_id'])
    .where('users.email', '=', DEMO_PRACTITIONER)
    .where('accounts.status', '=', 'Active')
    .executeTakeFirst();
  return owner && scopeOf(db, owner);
}

const hasReports = async ({ db, organizationId }: Scope) =>
  (await db
    .selectFrom('reports')
    .select('id')
    .where('organization_id', '=', organizationId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

import { labelOf } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import type { NewReport } from '@hub/contract/core/reports/new-report';
import { sectionsOf } from '@hub/report/report-formats';
import type { ReportFormat, ReportInput, ScoredForm } from '@hub/report/report-input';
import { paperOf } from '../../accounts/organization-paper.ts';
import { findSettings } from '../../accounts/organization-repository.ts';
import { asSystem } from '../../db/as-system.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { numberOf } from '../assessments/administration-repository.ts';
import {
  findReportable,
  type ReportableRow,
  readAcceptance,
  readAlerts,
  readCorrections,
  readFactCorrections,
  readHistory,
  readScoredForm,
} from '../assessments/reported-forms.ts';
import { requireOwnCase } from '../cases/case-access.ts';
import { requireClient } from '../clients/client-access.ts';
import { findLogo, findSignature } from '../letterheads/letterhead-repository.ts';
import { eventWords } from './event-words.ts';
import { formatOf } from './make-document.ts';
import { blocksOf } from './rich-text-blocks.ts';

export type CollectedInput = {
  caseId: string;
  clientId: string;
  outputFormat: number;
  scores: { administrationId: string; version: number }[];
  input: ReportInput;
};

/** The complete input of a report, read in one transaction. Later changes do not affect it. */
export async function collectInput(
  scope: Scope,
  caseId: string,
  request: NewReport,
): Promise<CollectedInput> {
  const ofCase = await requireOwnCase(scope, caseId);
  const client = await requireClient(scope, ofCase.client_id);
  const reportable = new Map((await findReportable(scope, client.id)).map((row) => [row.id, row]));
  const rows = [...new Set(request.administrationIds)]
    .map((id) => reportable.get(id) ?? refuse())
    .sort(byCompletion);
  const { opening, leftOut, knowsValidity: _, ...options } = request.options;
  const format = formatOf(request.outputFormat);
  const forms: ScoredForm[] = [];
  for (const row of rows) forms.push(await readForm(scope, row, options));
  return {
    caseId,
    clientId: client.id,
    outputFormat: request.outputFormat,
    scores: rows.map(({ id, version }) => ({ administrationId: id, version: version.number })),
    input: {
      format,
      client: {
        firstName: client.first_name,
        lastName: client.last_name,
        birthDate: client.date_of_birth,
        sex: null,
      },
      practitioner: await readPractitioner(scope),
      organization: await readOrganization(scope),
      madeOn: organizationDay(scope.timeZone),
      caseName: ofCase.case_name,
      referralReason: ofCase.referral_reason_text,
      forms,
      options: { ...options, sections: sectionsIn(format, leftOut), opening: blocksOf(opening.html) },
    },
  };
}

const sectionsIn = (format: ReportFormat, leftOut: readonly string[]) =>
  leftOut.length === 0
    ? ('all' as const)
    : sectionsOf(format)
        .map(({ id }) => id)
        .filter((id) => !leftOut.includes(id));

const refuse = (): never => {
  throw new Problem('not-found');
};

const byCompletion = (left: ReportableRow, right: ReportableRow) =>
  left.version.completedOn.localeCompare(right.version.completedOn) || left.number - right.number;

async function readForm(
  scope: Scope,
  row: ReportableRow,
  { normGroup, language }: Pick<NewReport['options'], 'normGroup' | 'language'>,
): Promise<ScoredForm> {
  const { version } = row;
  const { definition, input, result } = await readScoredForm(scope, row, normGroup ?? undefined);
  return {
    number: numberOf(row.number),
    definition,
    input,
    result,
    accepted: await readAcceptance(scope, row.id),
    versionNumber: version.number,
    contentHash: version.contentHash,
    respondent: { name: `${row.first_name} ${row.last_name}`, role: row.role },
    language: row.language,
    corrections: await readCorrections(scope, row.id),
    factCorrections: await readFactCorrections(scope, row.id),
    alerts: await readAlerts(scope, row),
    history: (await readHistory(scope, row.id)).map(({ at, kind, detail, first_name, last_name }) => ({
      at: at.toISOString(),
      what: eventWords(kind, language),
      who: [first_name, last_name].filter(Boolean).join(' '),
      detail,
    })),
  };
}

async function readPractitioner(scope: Scope): Promise<ReportInput['practitioner']> {
  const { db, userId } = scope;
  const signature = await findSignature(scope);
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'job_title', 'highest_degree_id', 'licensed'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const degree = labelOf(degrees, user.highest_degree_id);
  return {
    name: `${user.first_name} ${user.last_name}`,
    credentials: [
      user.job_title,
      degree && degree !== 'No college degree' ? `${degree} degree` : '',
      user.licensed ? 'Licensed' : '',
    ]
      .filter(Boolean)
      .join(', '),
    signature: signature?.kind === 'drawn' ? signature.picture : null,
    ...(signature?.kind === 'typed' && { typedSignature: signature.text }),
  };
}

async function readOrganization(scope: Scope): Promise<ReportInput['organization']> {
  const { db, organizationId, timeZone } = scope;
  const found = await asSystem(db, (system) => findSettings(system, organizationId));
  const place = [found.city, [found.state, found.zip_code].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  return {
    name: found.name,
    lines: [found.street_address, place, found.country ?? '', found.url].filter(Boolean),
    logo: await findLogo(scope),
    paper: paperOf(found.country),
    timeZone: timeZone ?? 'UTC',
  };
}

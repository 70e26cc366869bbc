import { COMBINED, PROGRESS, reportFormats } from '@hub/contract/catalogs/report-formats';
import type { CaseReports, ReportableForm, ReportOffer } from '@hub/contract/core/reports/report';
import { reasonAgainst } from '@hub/report/formats-for';
import { languagesOf } from '@hub/report/languages-of';
import { carriesItems, sectionsOf } from '@hub/report/report-formats';
import type { ScoredForm } from '@hub/report/report-input';
import type { Scope } from '../../db/request-scope.ts';
import { numberOf } from '../assessments/administration-repository.ts';
import { findReportable, type ReportableRow, readScoredForm } from '../assessments/reported-forms.ts';
import { isOwnCase, requireCase } from '../cases/case-access.ts';
import { formatOf } from './make-document.ts';
import { findReportsOfCase } from './report-repository.ts';

/** What exists in a case, and what its owner can make. */
export async function listOfCase(scope: Scope, caseId: string, isOn: boolean): Promise<CaseReports> {
  const { client_id } = await requireCase(scope, caseId);
  const items = await findReportsOfCase(scope, caseId);
  const canMake = isOn && (await isOwnCase(scope, caseId));
  if (!canMake) return { items, canMake, forms: [], compared: [] };
  const rows = await findReportable(scope, client_id);
  const scored = new Map<string, Judged>();
  for (const row of rows) scored.set(row.id, { row, form: await judgedForm(scope, row) });
  const forms = [...scored.values()].map((one) => present(one, [...scored.values()]));
  return {
    items,
    canMake,
    forms,
    compared: [
      offerOfSeveral(
        COMBINED,
        forms.some(({ combinesWith }) => combinesWith.length > 0),
        scored,
      ),
      offerOfSeveral(
        PROGRESS,
        forms.some(({ followedBy }) => followedBy.length > 0),
        scored,
      ),
    ],
  };
}

type Judged = { row: ReportableRow; form: ScoredForm };

/** As much of a form as is needed to say what can be made of it. */
async function judgedForm(scope: Scope, row: ReportableRow): Promise<ScoredForm> {
  const { definition, input, result } = await readScoredForm(scope, row);
  return {
    number: numberOf(row.number),
    definition,
    input,
    result,
    accepted: null,
    versionNumber: row.version.number,
    contentHash: row.version.contentHash,
    respondent: { name: nameOf(row), role: row.role },
    language: row.language,
    corrections: [],
    history: [],
  };
}

const nameOf = ({ first_name, last_name }: ReportableRow) => `${first_name} ${last_name}`;

function present({ row, form }: Judged, all: readonly Judged[]): ReportableForm {
  const goesWith = (outputFormat: number, isPartner: (other: ReportableRow) => boolean) =>
    all
      .filter((other) => other.row.id !== row.id && isPartner(other.row))
      .filter((other) => reasonAgainst(formatOf(outputFormat), [form, other.form]) === null)
      .map((other) => other.row.id);
  return {
    administrationId: row.id,
    number: numberOf(row.number),
    formName: row.form_name,
    productAcronym: row.product_acronym,
    respondentName: nameOf(row),
    completedOn: row.version.completedOn,
    scoreVersion: row.version.number,
    caseId: row.case_id,
    caseName: row.case_name,
    role: row.role,
    isAccepted: row.version.kind === 'review',
    normGroups: normGroupsOf(form),
    offers: reportFormats
      .filter(({ id }) => id !== COMBINED && id !== PROGRESS)
      .map(({ id }) => offerOf(id, [form], reasonAgainst(formatOf(id), [form]))),
    combinesWith: goesWith(COMBINED, (other) => other.case_id === row.case_id),
    followedBy: goesWith(PROGRESS, () => true),
  };
}

const normGroupsOf = ({ definition, input }: ScoredForm): ReportableForm['normGroups'] => {
  const groups = new Set(
    (definition.norms?.tables ?? []).filter(({ form }) => form === input.form).map(({ group }) => group),
  );
  return (['combined', 'male', 'female'] as const).filter(
    (group) => groups.has(group) && (group === 'combined' || input.sex === group),
  );
};

function offerOf(outputFormat: number, forms: readonly ScoredForm[], reason: string | null): ReportOffer {
  const format = formatOf(outputFormat);
  const [first] = forms;
  return {
    outputFormat,
    reason,
    languages: first ? languagesOf(format, first.definition) : [],
    sections: sectionsOf(format).map(({ id, name }) => ({ code: id, name })),
    hasItems: carriesItems(format),
  };
}

const NOTHING_TO_COMPARE: Record<number, string> = {
  [COMBINED]: 'Two raters of one instrument are needed in the case.',
  [PROGRESS]: 'The same form of the same person is needed at two times.',
};

function offerOfSeveral(outputFormat: number, canBeMade: boolean, scored: ReadonlyMap<string, Judged>) {
  const forms = [...scored.values()].map(({ form }) => form);
  return offerOf(outputFormat, forms, canBeMade ? null : (NOTHING_TO_COMPARE[outputFormat] ?? null));
}

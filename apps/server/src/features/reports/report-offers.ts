import { COMBINED, PROGRESS, reportFormats } from '@hub/contract/catalogs/report-formats';
import type {
  CaseReports,
  ReportableForm,
  ReportableForms,
  ReportOffer,
} from '@hub/contract/core/reports/report';
import { type JudgedForm, reasonAgainst } from '@hub/report/formats-for';
import { languagesOf } from '@hub/report/languages-of';
import { carriesItems, sectionsOf } from '@hub/report/report-formats';
import type { Scope } from '../../db/request-scope.ts';
import { numberOf } from '../assessments/administration-repository.ts';
import { findJudgeable, normGroupsOf, type ReportableRow } from '../assessments/reported-forms.ts';
import { isOwnCase, requireCase } from '../cases/case-access.ts';
import { isOwnClient, requireClient } from '../clients/client-access.ts';
import { formatOf } from './make-document.ts';
import { findReportsOfCase } from './report-repository.ts';

/** The reports of a case, and those that its owner can make. */
export async function listOfCase(scope: Scope, caseId: string, isOn: boolean): Promise<CaseReports> {
  const { client_id } = await requireCase(scope, caseId);
  const items = await findReportsOfCase(scope, caseId);
  return { items, ...(await formsOf(scope, client_id, isOn && (await isOwnCase(scope, caseId)))) };
}

/** The forms from which the owner of a client can make reports. */
export async function listOfClient(scope: Scope, clientId: string, isOn: boolean): Promise<ReportableForms> {
  await requireClient(scope, clientId);
  return formsOf(scope, clientId, isOn && (await isOwnClient(scope, clientId)));
}

async function formsOf(scope: Scope, clientId: string, canMake: boolean): Promise<ReportableForms> {
  if (!canMake) return { canMake, forms: [], compared: [] };
  const judged = (await findJudgeable(scope, clientId)).map(judgedForm);
  const forms = judged.map((one) => present(one, judged));
  const canBeMade = (partners: 'combinesWith' | 'followedBy') =>
    forms.some((form) => form[partners].length > 0);
  return {
    canMake,
    forms,
    compared: [
      offerOfSeveral(COMBINED, canBeMade('combinesWith'), judged),
      offerOfSeveral(PROGRESS, canBeMade('followedBy'), judged),
    ],
  };
}

type Judged = { row: ReportableRow; form: JudgedForm & { input: { sex: string | null } } };

/** A form with its stored score, which determines what can be made. */
const judgedForm = ({ row, definition }: Awaited<ReturnType<typeof findJudgeable>>[number]): Judged => ({
  row,
  form: {
    definition,
    input: row.version.input,
    result: row.version.result,
    respondent: { name: nameOf(row), role: row.role },
  },
});

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

function offerOf(outputFormat: number, forms: readonly JudgedForm[], reason: string | null): ReportOffer {
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

function offerOfSeveral(outputFormat: number, canBeMade: boolean, judged: readonly Judged[]) {
  const forms = judged.map(({ form }) => form);
  return offerOf(outputFormat, forms, canBeMade ? null : (NOTHING_TO_COMPARE[outputFormat] ?? null));
}

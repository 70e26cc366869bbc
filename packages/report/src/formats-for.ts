import { type ReportFormat, reportFormats, type ScoredForm } from './report-input.ts';

/** The parts of a form that decide which reports can be made of it. */
export interface JudgedForm {
  definition: ScoredForm['definition'];
  input: Pick<ScoredForm['input'], 'form'>;
  result: Pick<ScoredForm['result'], 'scales'>;
  respondent: ScoredForm['respondent'];
}

export interface FormatOffer {
  format: ReportFormat;
  /** Why it cannot be made of these forms; null when it can. */
  reason: string | null;
}

const MAX_RATERS = 5;
const MAX_TIMES = 20;

/** Each format, and why it cannot be made of these forms. */
export const formatsFor = (forms: readonly JudgedForm[]): FormatOffer[] =>
  reportFormats.map((format) => ({ format, reason: reasonAgainst(format, forms) }));

export function reasonAgainst(format: ReportFormat, forms: readonly JudgedForm[]): string | null {
  if (format === 'Combined') return reasonAgainstCombined(forms);
  if (format === 'Progress') return reasonAgainstProgress(forms);
  const [form, ...others] = forms;
  if (!form || others.length > 0) return 'This report is made from one form.';
  return contentMissing(format, form);
}

/** The content that the format needs and the instrument lacks. */
function contentMissing(format: ReportFormat, { definition, input }: JudgedForm): string | null {
  const { norms, recommendations = [], scales } = definition;
  switch (format) {
    case 'InterventionTip':
      return recommendations.length === 0 ? 'The instrument has no recommendations.' : null;
    case 'Supplemental':
      return norms?.tables.some(({ form }) => form === input.form)
        ? null
        : 'The instrument has no norms for this form.';
    case 'Client':
      return recommendations.some(({ audience }) => audience === 'home' || audience === 'self')
        ? null
        : 'The instrument has no words for the person or the family.';
    case 'Score':
    case 'ItemLevel':
      return scales.some(({ forms }) => input.form in forms) ? null : 'The form has no scales.';
    default:
      return null;
  }
}

function reasonAgainstCombined(forms: readonly JudgedForm[]): string | null {
  if (forms.length < 2 || forms.length > MAX_RATERS) {
    return `This report is made from 2 to ${MAX_RATERS} forms of one case.`;
  }
  if (!isOneInstrument(forms)) return 'The forms are not of the same instrument.';
  return canBeCompared(forms) ? null : 'The forms have no scores that can be compared.';
}

function reasonAgainstProgress(forms: readonly JudgedForm[]): string | null {
  if (forms.length < 2 || forms.length > MAX_TIMES) {
    return `This report is made from 2 to ${MAX_TIMES} forms of one client.`;
  }
  if (!isOneInstrument(forms)) return 'The forms are not of the same instrument.';
  const series = forms.map(({ input, respondent }) =>
    [input.form, respondent.role, respondent.name].join('\n'),
  );
  if (new Set(series).size > 1) return 'The forms were not all answered by the same person on the same form.';
  return canBeCompared(forms) ? null : 'The forms have no scores that can be compared.';
}

const isOneInstrument = (forms: readonly JudgedForm[]) =>
  new Set(forms.map(({ definition }) => definition.code)).size === 1;

/** Whether two of the forms have a T of the same scale with a known error. */
function canBeCompared(forms: readonly JudgedForm[]): boolean {
  const scored = forms.flatMap(({ result }) =>
    result.scales.flatMap((scale) => ('raw' in scale && scale.semSquared !== null ? [scale.scale] : [])),
  );
  return new Set(scored).size < scored.length;
}

import type { Definition } from '@hub/instrument/definition';
import { type ScoreInput, score } from '@hub/instrument/score';
import type { ReportFormat, ReportInput, ReportOptions, ScoredForm } from '@hub/report/report-input';

/** A scored form, accepted if it needed a review. */
export function scored(definition: Definition, input: ScoreInput, name = 'Ana Rivera'): ScoredForm {
  const result = score(definition, input);
  const role = definition.forms.find(({ id }) => id === input.form)?.respondent ?? 'self';
  return {
    number: 'A-1',
    definition,
    input,
    result,
    accepted: result.needsReview ? { reason: 'Asked again.', byName: 'Dr. Lena Kim' } : null,
    versionNumber: 1,
    contentHash: '0'.repeat(12),
    respondent: { name, role },
    language: 'en',
    corrections: [],
    history: [],
  };
}

export const reportOf = (
  format: ReportFormat,
  forms: ScoredForm[],
  options: Partial<ReportOptions> = {},
): ReportInput => ({
  format,
  client: { firstName: 'Maya', lastName: 'Rivera', birthDate: '2014-03-09', sex: null },
  practitioner: { name: 'Dr. Lena Kim', credentials: 'PsyD', signature: null },
  organization: { name: 'Larkfield Clinic', lines: [], logo: null, paper: 'letter', timeZone: 'UTC' },
  madeOn: '2026-03-06',
  caseName: 'Spring',
  referralReason: '',
  forms,
  options: {
    language: 'en',
    sections: 'all',
    normGroup: null,
    interval: 90,
    initialsOnly: false,
    itemTexts: true,
    scores: true,
    opening: [],
    reader: 'family',
    ...options,
  },
});

import type { ReportDocument } from '@hub/document/document';
import { reasonAgainst } from '../src/formats-for.ts';
import { languagesOf } from '../src/languages-of.ts';
import { makeReport } from '../src/make-report.ts';
import { type ReportFormat, reportFormats, type ScoredForm } from '../src/report-input.ts';
import { instruments } from './demonstration.ts';
import { fillIn, reportInput, scoredForm } from './sample-input.ts';

type Definition = ScoredForm['definition'];

const EVENTS: Pick<ScoredForm, 'history' | 'corrections'> = {
  history: [
    { at: '2026-03-02T14:00:00.000Z', what: 'Given', who: 'Dr. Lena Kim', detail: 'By email' },
    { at: '2026-03-04T17:42:00.000Z', what: 'Submitted', who: 'Ana Rivera', detail: '' },
  ],
  corrections: [
    {
      item: '2',
      before: '0',
      after: '1',
      reason: 'A slip of the finger',
      byName: 'Dr. Lena Kim',
      at: '2026-03-05T09:15:00.000Z',
    },
  ],
};

const filled = (definition: Definition, form: string, seed: number, completedOn: string) =>
  scoredForm(
    definition,
    fillIn(definition, form, seed, { lean: 0.5, missing: 0.02 }, { completedOn }),
    EVENTS,
  );

/** What a format is made of: one form, all raters, or three times. */
function formsFor(format: ReportFormat, definition: Definition, form: string): ScoredForm[] {
  if (format === 'Combined') {
    return definition.forms.map(({ id }, index) =>
      filled(definition, id, index + 1, `2026-03-0${index + 1}`),
    );
  }
  if (format === 'Progress') {
    return [1, 2, 3].map((wave) => filled(definition, form, wave, `2026-0${wave}-1${wave}`));
  }
  return [filled(definition, form, 1, '2026-03-04')];
}

/** Each format of each form of the demonstration instruments, in each of its languages. */
export const everyReport = (): { name: string; document: ReportDocument }[] =>
  instruments.flatMap((definition) =>
    definition.forms.flatMap(({ id }, index) =>
      reportFormats.flatMap((format) => {
        const forms = formsFor(format, definition, id);
        const isMadeBefore = format === 'Combined' && index > 0;
        if (isMadeBefore || reasonAgainst(format, forms) !== null) return [];
        return languagesOf(format, definition).map((language) => ({
          name: `${definition.code} ${id} ${format} ${language}`,
          document: makeReport(reportInput(format, forms, { language, scores: true })),
        }));
      }),
    ),
  );

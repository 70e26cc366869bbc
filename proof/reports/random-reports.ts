import type { Definition } from '@hub/instrument/definition';
import { reasonAgainst } from '@hub/report/formats-for';
import type { ReportFormat, ReportInput, ScoredForm } from '@hub/report/report-input';
import { readInstruments } from '../scoring/instruments.ts';
import { randomAnswers } from '../scoring/random-answers.ts';
import type { Random } from '../seeded-random.ts';
import { reportOf, scored } from './sample-report.ts';

/** The instruments of the demonstration. */
export const demonstrated = readInstruments()
  .filter(({ code }) => /^L/.test(code))
  .map((definition) => ({ name: definition.code, definition }));

/** A random administration with further raters and times, for every format with numbers. */
export function randomReports(random: Random, definition: Definition): Map<ReportFormat, ReportInput> {
  const filled = (form: string) => scored(definition, randomAnswers(random, definition, form));
  const form = filled(random.pick(definition.forms).id);
  const raters = Array.from({ length: 1 + random.below(4) }, () => filled(random.pick(definition.forms).id));
  const waves = Array.from({ length: 1 + random.below(4) }, () => filled(form.input.form));
  const made: [ReportFormat, ScoredForm[]][] = [
    ['Complete', [form]],
    ['Score', [form]],
    ['Supplemental', [form]],
    ['Combined', [form, ...raters]],
    ['Progress', [form, ...waves].toSorted((a, b) => a.input.completedOn.localeCompare(b.input.completedOn))],
  ];
  return new Map(
    made
      .filter(([format, forms]) => reasonAgainst(format, forms) === null)
      .map(([format, forms]) => [format, reportOf(format, forms)]),
  );
}

import { labelOf } from '@hub/contract/catalogs/catalog';
import { reportFormats } from '@hub/contract/catalogs/report-formats';
import type { ReportOptions } from '@hub/contract/core/reports/new-report';
import type { ReportDocument } from '@hub/document/document';
import { reasonAgainst } from '@hub/report/formats-for';
import { languagesOf } from '@hub/report/languages-of';
import { makeReport } from '@hub/report/make-report';
import type { ReportFormat, ReportInput } from '@hub/report/report-input';
import { Problem } from '../../http/problem.ts';
import type { CollectedInput } from './collect-input.ts';

export const formatOf = (outputFormat: number) => labelOf(reportFormats, outputFormat) as ReportFormat;

/** Formats for readers who cannot judge how far a form can be trusted. */
const FOR_LAYPEOPLE: readonly ReportFormat[] = ['InterventionTip', 'Client'];

/** The document of a report, or a Problem that says why it cannot be made. */
export function documentOf({ input }: CollectedInput, { knowsValidity }: ReportOptions): ReportDocument {
  const { format, forms, options } = input;
  const reason = reasonAgainst(format, forms);
  if (reason !== null) throw new Problem('report-refused', { detail: reason });
  if (!forms.every(({ definition }) => languagesOf(format, definition).includes(options.language))) {
    throw new Problem('report-refused', { detail: 'The instrument has no texts in this language.' });
  }
  if (FOR_LAYPEOPLE.includes(format) && !knowsValidity && forms.some(({ accepted }) => accepted)) {
    throw new Problem('validity-unknown');
  }
  return makeReport(input);
}

/** The stored input: definitions are replaced by the hashes of their published versions. */
export const keptInput = (input: ReportInput): object => ({
  ...input,
  forms: input.forms.map(({ definition, ...form }) => form),
});

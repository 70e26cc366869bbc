import { labelOf } from '@hub/contract/catalogs/catalog';
import { reportFormats } from '@hub/contract/catalogs/report-formats';
import type { ReportFile } from '@hub/contract/core/reports/report';

/** Those with scores or answers in lines that a spreadsheet is good for. */
const WITH_CSV = ['Score', 'Response', 'ItemLevel'];

/** What a report of this format can be downloaded as. */
export const filesOf = (outputFormat: number): ReportFile[] =>
  WITH_CSV.includes(labelOf(reportFormats, outputFormat) ?? '') ? ['pdf', 'docx', 'csv'] : ['pdf', 'docx'];

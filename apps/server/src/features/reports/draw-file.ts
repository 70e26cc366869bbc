import type { ReportFile } from '@hub/contract/core/reports/report';
import type { ReportDocument } from '@hub/document/document';
import { stringify } from 'csv-stringify/sync';
import type { Drawings } from '../../documents/drawings.ts';

export const TYPES: Record<ReportFile, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  csv: 'text/csv; charset=utf-8',
};

// Without it a spreadsheet takes the file for one of an older encoding.
const BYTE_ORDER_MARK = '\ufeff';

export const drawFile = (
  drawings: Drawings,
  kind: ReportFile,
  document: ReportDocument,
): Promise<Uint8Array> =>
  kind === 'pdf'
    ? drawings.drawPdf(document)
    : kind === 'docx'
      ? drawings.drawWord(document)
      : Promise.resolve(csvOf(document));

/** The tables of a document, each below its caption. */
function csvOf({ blocks }: ReportDocument): Uint8Array {
  const tables = blocks.filter((block) => block.kind === 'table');
  const lines = tables.flatMap(({ caption, columns, rows }) => [
    [caption],
    columns.map(({ title }) => title),
    ...rows.map((row) => row.map(({ text }) => text)),
    [],
  ]);
  const text = stringify(lines, { escape_formulas: true, record_delimiter: 'windows' });
  return Buffer.from(BYTE_ORDER_MARK + text);
}

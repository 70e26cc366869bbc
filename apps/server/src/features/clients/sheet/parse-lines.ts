import { parse } from 'csv-parse/sync';
import { Problem } from '../../../http/problem.ts';

/** A line as a spreadsheet counts it: a cell may hold a line break, and empty lines count. */
export type Line = { number: number; cells: string[] };

/** The lines of a file that are not empty. Cells are parted as the file's first line parts them. */
export function parseLines(csv: string): Line[] {
  try {
    const records: string[][] = parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
    });
    return records
      .map((cells, index) => ({ number: index + 1, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  } catch (error) {
    throw new Problem('unreadable-csv', { detail: reasonOf(error) });
  }
}

/** Spreadsheets of some countries write semicolons, and a table that was copied has tabs. */
function delimiterOf(csv: string): string {
  const [firstLine = ''] = csv.split(/\r?\n|\r/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function reasonOf(error: unknown): string {
  const { lines } = error as { lines?: number };
  return lines === undefined
    ? 'Save the file as CSV and try again.'
    : `A quotation mark near line ${lines} is not closed, or stands in the middle of a cell.`;
}

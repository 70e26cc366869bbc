import { parse } from 'csv-parse/sync';

/** A row with the line number that a spreadsheet shows: a cell may contain line breaks, and empty lines count. */
export type Line = { number: number; cells: string[] };

/** The file is not a valid table; the message says where. */
export class UnreadableCsv extends Error {}

/** Stops the parser when enough lines are read. */
class Enough extends Error {}

/** Far more than all columns can hold. Longer lines are not read to their end. */
const MAX_LINE_LENGTH = 200_000;

/** The first non-empty lines of a file. The first line determines the delimiter. */
export function parseLines(csv: string, most: number): Line[] {
  const lines: Line[] = [];
  let records = 0;
  try {
    parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE_LENGTH,
      on_record(cells: string[], { empty_lines: emptyLines }) {
        records += 1;
        if (cells.some((cell) => cell.trim() !== '')) lines.push({ number: records + emptyLines, cells });
        if (lines.length === most) throw new Enough();
        // The line is collected here, so the parser need not keep it.
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw new UnreadableCsv(reasonOf(error));
  }
  return lines;
}

/** Spreadsheets in some countries write semicolons; a copied table has tabs. */
function delimiterOf(csv: string): string {
  const firstLine = csv.slice(0, csv.search(/[\r\n]|$/));
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

function reasonOf(error: unknown): string {
  const { lines, code } = error as { lines?: number; code?: string };
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `Line ${lines} has more than ${MAX_LINE_LENGTH.toLocaleString('en-US')} characters.`;
  }
  return lines === undefined
    ? 'Save the file as CSV and try again.'
    : `A quotation mark near line ${lines} is not closed, or stands in the middle of a cell.`;
}

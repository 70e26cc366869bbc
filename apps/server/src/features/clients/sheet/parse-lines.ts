import { parse } from 'csv-parse/sync';

/** A line as a spreadsheet counts it: a cell may hold a line break, and empty lines count. */
export type Line = { number: number; cells: string[] };

/** A file that is no table; the message says where. */
export class UnreadableCsv extends Error {}

/** Ends the reading: the rest does not matter. */
class Enough extends Error {}

/** Far more than all columns can hold. What is longer is not read to its end. */
const MAX_LINE_LENGTH = 200_000;

/** The first lines of a file that are not empty. Cells are parted as the file's first line parts them. */
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
        // Kept here alone.
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw new UnreadableCsv(reasonOf(error));
  }
  return lines;
}

/** Spreadsheets of some countries write semicolons, and a table that was copied has tabs. */
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

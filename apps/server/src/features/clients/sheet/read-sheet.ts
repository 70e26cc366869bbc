import { type ImportFault, MAX_IMPORTED } from '@hub/contract/core/clients/client-sheet';
import { createClient, type NewClient } from '@hub/contract/core/clients/clients';
import { type SheetColumn, sheetColumns } from '@hub/contract/core/clients/sheet-columns';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { dateOfBirth } from '@hub/contract/fields/date-of-birth';
import { readCell } from './cell.ts';
import { type Line, parseLines } from './parse-lines.ts';
import { type Column, readHeader } from './read-header.ts';

export type SheetRow = { line: number; client: NewClient };
export type Sheet = { rows: SheetRow[]; faults: ImportFault[]; lines: number };

/** Reads a file of clients with the rules of the form: each line is a client or has faults. */
export function readSheet(csv: string, today: CalendarDay): Sheet {
  // One more than allowed, to detect that there are too many.
  const [header, ...lines] = parseLines(csv, 1 + MAX_IMPORTED + 1);
  const { columns, faults } = readHeader(header);
  if (faults.length > 0) return { rows: [], faults, lines: lines.length };
  if (lines.length === 0) return wholeFault(1, 'There is no client below the names of the columns', 0);
  if (lines.length > MAX_IMPORTED) {
    const limit = MAX_IMPORTED.toLocaleString('en-US');
    return wholeFault(lines[MAX_IMPORTED]?.number ?? 1, `A file has at most ${limit} clients`, lines.length);
  }

  const sheet: Sheet = { rows: [], faults: [], lines: lines.length };
  for (const line of lines) {
    const read = readLine(columns, line, today);
    if ('client' in read) sheet.rows.push({ line: line.number, client: read.client });
    else sheet.faults.push(...read.faults);
  }
  return sheet;
}

const wholeFault = (line: number, message: string, lines: number): Sheet => ({
  rows: [],
  faults: [{ line, column: '', message }],
  lines,
});

type Read = { client: NewClient } | { faults: ImportFault[] };

function readLine(columns: Column[], { number: line, cells }: Line, today: CalendarDay): Read {
  const faults: ImportFault[] = [];
  const found = new Map<SheetColumn, unknown>();
  for (const [index, cell] of cells.entries()) {
    const column = columns[index];
    if (cell.trim() === '' || column === 'passed over') continue;
    if (!column) {
      faults.push({ line, column: '', message: 'There are more cells than columns' });
      break;
    }
    const read = readCell(column.kind, cell);
    if ('fault' in read) faults.push({ line, column: column.name, message: read.fault });
    else found.set(column, read.value);
  }

  const { values, contactNumbers } = nested(found);
  const parsed = createClient.body.safeParse(values);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const column = columnAt(path, contactNumbers);
    // An unreadable cell also counts as missing here; one fault is enough.
    if (!faults.some((fault) => fault.column === column)) faults.push({ line, column, message });
  }
  const birth = parsed.data && dateOfBirth(today).safeParse(parsed.data.dateOfBirth).error?.issues[0];
  if (birth) faults.push({ line, column: 'Date of birth', message: birth.message });
  return faults.length === 0 && parsed.data ? { client: parsed.data } : { faults };
}

/** The cells as a new client. Empty contacts are left out, and the others move up. */
function nested(found: ReadonlyMap<SheetColumn, unknown>) {
  const values: Record<string, unknown> = {};
  const contacts = new Map<number, Record<string, unknown>>();
  for (const [{ path }, value] of found) {
    const [first, second, third] = path;
    if (first === 'contacts') {
      const number = Number(second);
      contacts.set(number, { ...contacts.get(number), [String(third)]: value });
    } else if (second === undefined) values[String(first)] = value;
    else values[String(first)] = { ...(values[String(first)] as object), [String(second)]: value };
  }
  const contactNumbers = [...contacts.keys()].sort();
  if (contactNumbers.length > 0) values.contacts = contactNumbers.map((number) => contacts.get(number));
  return { values, contactNumbers };
}

function columnAt(path: readonly PropertyKey[], contactNumbers: readonly number[]): string {
  const [first, second, ...rest] = path;
  const inFile = first === 'contacts' ? [first, contactNumbers[Number(second)], ...rest] : path;
  return sheetColumns.find((column) => column.path.join('.') === inFile.join('.'))?.name ?? '';
}

import type { ImportFault } from '@hub/contract/core/clients/client-sheet';
import {
  LAST_EVALUATION_COLUMN,
  requiredColumnNames,
  type SheetColumn,
  sheetColumns,
} from '@hub/contract/core/clients/sheet-columns';
import type { Line } from './parse-lines.ts';

/** The meaning of a column. Columns that nobody types are skipped; cells without a header must be empty. */
export type Column = SheetColumn | 'passed over' | undefined;

const MAX_NAME_LENGTH = 100;
const MAX_COLUMNS = 200;

const spelled = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

export function readHeader(header: Line | undefined): { columns: Column[]; faults: ImportFault[] } {
  const line = header?.number ?? 1;
  const names = header?.cells ?? [];
  const fault = (column: string, message: string) => ({ line, column, message });
  if (names.length > MAX_COLUMNS) {
    return { columns: [], faults: [fault('', `A file has at most ${MAX_COLUMNS} columns`)] };
  }
  const columns = names.map(columnNamed);
  const unknown = names.filter((name, index) => name.trim() !== '' && !columns[index]);
  const twice = names.filter((_, index) => columns[index] && columns.indexOf(columns[index]) < index);
  const found = columns.map((column) => (typeof column === 'object' ? column.name : ''));
  const missing = requiredColumnNames.filter((name) => !found.includes(name));
  return {
    columns,
    faults: [
      ...missing.map((name) => fault(name, 'This column is missing')),
      ...unknown.map((name) => fault(name.trim().slice(0, MAX_NAME_LENGTH), 'There is no such column')),
      ...twice.map((name) => fault(name.trim(), 'This column is there twice')),
    ],
  };
}

function columnNamed(name: string): Column {
  if (spelled(name) === spelled(LAST_EVALUATION_COLUMN)) return 'passed over';
  return sheetColumns.find((column) => spelled(column.name) === spelled(name));
}

import type { ImportFault } from '@hub/contract/core/clients/client-sheet';
import type { NewClient } from '@hub/contract/core/clients/clients';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import type { TableRows } from '../../../db/insert-many.ts';
import { nameKey } from '../../../db/name-key.ts';
import { wholeClientRows } from '../insert-whole-clients.ts';
import { readSheet } from './read-sheet.ts';

const MAX_FAULTS = 200;

type Owner = { organization_id: string; account_id: string };

/** A task of the thread that reads files: the file and its owner. */
export type SheetTask = { csv: string; today: CalendarDay; owner: Owner };

/** The fields of a line that matter for finding duplicates. */
export type Person = { line: number; name: string; key: string; dateOfBirth: CalendarDay };

/** The content of a file. Rows to insert are texts, which are cheap to pass between threads. */
export type ReadSheet = {
  lines: number;
  /** The first faults, by line. */
  faults: ImportFault[];
  totalFaults: number;
  people: Person[];
  clientIds: string[];
  tables: TableRows[];
};

export function doSheetTask({ csv, today, owner }: SheetTask): ReadSheet {
  const { rows, faults, lines } = readSheet(csv, today);
  const clients = rows.map(({ client }) => ({ id: crypto.randomUUID(), client }));
  return {
    lines,
    faults: faults.sort((left, right) => left.line - right.line).slice(0, MAX_FAULTS),
    totalFaults: faults.length,
    people: rows.map(({ line, client }) => ({
      line,
      name: `${client.firstName} ${client.lastName}`,
      key: personKey(client),
      dateOfBirth: client.dateOfBirth,
    })),
    clientIds: clients.map(({ id }) => id),
    tables: faults.length === 0 ? wholeClientRows(owner, clients) : [],
  };
}

const personKey = ({ firstName, lastName, dateOfBirth }: NewClient) =>
  `${nameKey(lastName)} ${nameKey(firstName)} ${dateOfBirth}`;

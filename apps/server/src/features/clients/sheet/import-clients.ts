import type { ImportFault, ImportPreview } from '@hub/contract/core/clients/client-sheet';
import type { NewClient } from '@hub/contract/core/clients/clients';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { mayRead, ownedBy } from '../../../db/access.ts';
import { nameKey } from '../../../db/name-key.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { CLIENTS } from '../client-access.ts';
import { insertWholeClients } from '../insert-whole-clients.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';

const MAX_FAULTS = 200;

const byLine = (left: ImportFault, right: ImportFault) => left.line - right.line;

export async function previewImport(scope: Scope, csv: string, today: CalendarDay): Promise<ImportPreview> {
  const { rows, faults, lines } = readSheet(csv, today);
  return {
    rows: lines,
    faults: faults.sort(byLine).slice(0, MAX_FAULTS),
    totalFaults: faults.length,
    duplicates: await findDuplicates(scope, rows),
  };
}

/** Adds every client of the file, or none. */
export async function importSheet(scope: Scope, csv: string, today: CalendarDay): Promise<string[]> {
  const { rows, faults } = readSheet(csv, today);
  if (faults.length > 0) {
    const errors = faults
      .sort(byLine)
      .slice(0, MAX_FAULTS)
      .map(({ line, column, message }) => ({ path: `line ${line}${column && `, ${column}`}`, message }));
    throw new Problem('import-refused', { errors });
  }
  const clients = rows.map(({ client }) => ({ id: crypto.randomUUID(), client }));
  await insertWholeClients(scope.db, ownedBy(scope), clients);
  return clients.map(({ id }) => id);
}

const personKey = ({ firstName, lastName, dateOfBirth }: NewClient) =>
  `${nameKey(lastName)} ${nameKey(firstName)} ${dateOfBirth}`;

/** Lines like a client that exists, or like an earlier line. */
async function findDuplicates(scope: Scope, rows: readonly SheetRow[]): Promise<ImportPreview['duplicates']> {
  const days = [...new Set(rows.map(({ client }) => client.dateOfBirth))];
  const existing = await scope.db
    .selectFrom('clients')
    .select(['last_first_key', 'date_of_birth'])
    .where(mayRead(scope, CLIENTS))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`date_of_birth = any(${days}::date[])`)
    .execute();
  const seen = new Set(existing.map((row) => `${row.last_first_key} ${row.date_of_birth}`));
  return rows.flatMap(({ line, client }) => {
    const key = personKey(client);
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown ? [{ line, name: `${client.firstName} ${client.lastName}` }] : [];
  });
}

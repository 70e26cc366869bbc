import type { ImportPreview } from '@hub/contract/core/clients/client-sheet';
import { sql } from 'kysely';
import { mayRead } from '../../../db/access.ts';
import type { Scope } from '../../../db/request-scope.ts';
import { Problem } from '../../../http/problem.ts';
import { CLIENTS } from '../client-access.ts';
import { insertTableRows } from '../insert-whole-clients.ts';
import type { Person, ReadSheet } from './sheet-task.ts';

export async function previewImport(scope: Scope, sheet: ReadSheet): Promise<ImportPreview> {
  const { lines, faults, totalFaults, people } = sheet;
  return { rows: lines, faults, totalFaults, duplicates: await findDuplicates(scope, people) };
}

/** Adds every client of the file, or none. */
export async function importSheet(scope: Scope, sheet: ReadSheet): Promise<string[]> {
  if (sheet.totalFaults > 0) {
    const errors = sheet.faults.map(({ line, column, message }) => ({
      path: `line ${line}${column && `, ${column}`}`,
      message,
    }));
    throw new Problem('import-refused', { errors });
  }
  await insertTableRows(scope.db, sheet.tables);
  return sheet.clientIds;
}

/** Lines that look like an existing client or like an earlier line. */
async function findDuplicates(scope: Scope, people: readonly Person[]): Promise<ImportPreview['duplicates']> {
  const days = [...new Set(people.map(({ dateOfBirth }) => dateOfBirth))];
  const existing = await scope.db
    .selectFrom('clients')
    .select(['last_first_key', 'date_of_birth'])
    .where(mayRead(scope, CLIENTS))
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`date_of_birth = any(${days}::date[])`)
    .execute();
  const seen = new Set(existing.map((row) => `${row.last_first_key} ${row.date_of_birth}`));
  return people.flatMap(({ line, name, key }) => {
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown ? [{ line, name }] : [];
  });
}

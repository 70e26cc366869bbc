import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import { NOTES_WITH_CASE } from '@hub/contract/core/cases/case';
import type { ChangedCase, NewCase } from '@hub/contract/core/cases/cases';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { refuseMissing } from '../../db/owned-records.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { requireCase, requireOpenCase } from './case-access.ts';
import {
  closeRows,
  insertCase,
  lockCases,
  markCaseDeleted,
  markCaseRestored,
  setClosed,
  updateCaseRow,
} from './case-repository.ts';
import { whyRefused } from './case-status.ts';
import { findNotes, insertNote } from './note-repository.ts';
import { type CaseRow, presentCase } from './present-case.ts';
import { noteFor } from './present-note.ts';

/** A case with its latest notes, as its page shows it. */
export async function withNotes(scope: Scope, row: CaseRow, today: CalendarDay) {
  const notes = await findNotes(scope, row.id, { page: 1, pageSize: NOTES_WITH_CASE });
  return presentCase(row, notes.map(noteFor(scope)), today);
}

export async function addCase(scope: Scope, { clientId, notes = [], ...input }: NewCase) {
  const row = await insertCase(scope, clientId, input);
  if (!row) return refuseMissing(scope, 'clients', clientId);
  for (const { note } of notes) await insertNote(scope, row.id, note);
  return row;
}

export async function changeCase(scope: Scope, id: string, { version, ...input }: ChangedCase) {
  await requireOpenCase(scope, id);
  const row = await updateCaseRow(scope, id, version, input);
  if (!row) throw new Problem('version-conflict');
  return row;
}

export async function removeCase(scope: Scope, id: string): Promise<undefined> {
  await requireOpenCase(scope, id);
  await markCaseDeleted(scope, id);
}

export async function bringBackCase(scope: Scope, id: string) {
  const row = await markCaseRestored(scope, id);
  if (!row) throw new Problem('not-found');
  return row;
}

export async function changeStatus(scope: Scope, id: string, status: number) {
  const [locked] = await lockCases(scope, [id]);
  const row = locked ? await requireCase(scope, id) : await refuseMissing(scope, 'cases', id);
  if (status === row.status) return row;
  const detail = whyRefused(row, status);
  if (detail) throw new Problem('status-refused', { detail });
  return setClosed(scope, id, status === CLOSED);
}

/** All or nothing: one that is not there, or not theirs, keeps every other one open. */
export async function closeAll(scope: Scope, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)];
  const found = await lockCases(scope, wanted);
  if (found.length < wanted.length) throw new Problem('not-found');
  const open = found.filter(({ closed_at }) => closed_at === null).map(({ id }) => id);
  if (open.length > 0) await closeRows(scope, open);
  return open;
}

import { CLOSED } from '@hub/contract/catalogs/case-statuses';
import { NOTES_WITH_CASE } from '@hub/contract/core/cases/case';
import type { ChangedCase, NewCase } from '@hub/contract/core/cases/cases';
import type { CalendarDay } from '@hub/contract/dates/calendar-day';
import { lastChangeOf } from '../../accounts/last-change.ts';
import type { Lifecycle } from '../../accounts/lifecycle.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { refuseMissing } from '../../http/refuse-missing.ts';
import { holdClient } from '../clients/client-access.ts';
import { CASES, requireCase, requireOpenCase } from './case-access.ts';
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
import { findLatestNotes, insertNote } from './note-repository.ts';
import { type CaseRow, presentCase } from './present-case.ts';
import { noteFor } from './present-note.ts';

/** A case with its latest notes and its last change, as its page shows it. */
export async function withNotes(scope: Scope, row: CaseRow, today: CalendarDay) {
  const [notes, lastChange] = await Promise.all([
    findLatestNotes(scope, row.id, NOTES_WITH_CASE),
    lastChangeOf(scope, row),
  ]);
  return presentCase(row, { notes: notes.map(noteFor(scope)), lastChange }, today);
}

export async function createCase(scope: Scope, { clientId, notes = [], ...input }: NewCase) {
  const row = await insertCase(scope, await holdClient(scope, clientId), input);
  for (const { note } of notes) await insertNote(scope, row.id, note);
  return row;
}

export async function updateCase(scope: Scope, id: string, { version, ...input }: ChangedCase) {
  await requireOpenCase(scope, id);
  const row = await updateCaseRow(scope, id, version, input);
  if (!row) throw new Problem('version-conflict');
  return row;
}

export async function deleteCase(scope: Scope, id: string, lifecycle: Lifecycle): Promise<undefined> {
  await requireOpenCase(scope, id);
  await markCaseDeleted(scope, id);
  await lifecycle.run(scope, 'casesDeleted', { caseIds: [id] });
}

export async function restoreCase(scope: Scope, id: string, lifecycle: Lifecycle) {
  if (!(await markCaseRestored(scope, id))) throw new Problem('not-found');
  const notRevived = await lifecycle.run(scope, 'casesRestored', { caseIds: [id] });
  // Forms that could not come back have changed its status.
  return { row: await requireCase(scope, id), notRevived };
}

type NewStatus = { status: number; withdrawOpen: boolean };

export async function updateStatus(
  scope: Scope,
  id: string,
  { status, withdrawOpen }: NewStatus,
  lifecycle: Lifecycle,
) {
  const [locked] = await lockCases(scope, [id]);
  const row = locked ? await requireCase(scope, id) : await refuseMissing(scope, CASES, id);
  if (status === row.status) return row;
  const detail = whyRefused(row, status);
  if (detail) throw new Problem('status-refused', { detail });
  const isClosed = status === CLOSED;
  const changed = await setClosed(scope, id, isClosed);
  if (isClosed) await lifecycle.run(scope, 'casesClosed', { caseIds: [id], withdrawOpen });
  else await lifecycle.run(scope, 'casesReopened', { caseIds: [id] });
  return changed;
}

/** Closes all cases or none: one that does not exist or is not the caller's fails all. */
export async function closeCases(
  scope: Scope,
  { caseIds, withdrawOpen }: { caseIds: readonly string[]; withdrawOpen: boolean },
  lifecycle: Lifecycle,
): Promise<string[]> {
  const wanted = [...new Set(caseIds)];
  const found = await lockCases(scope, wanted);
  if (found.length < wanted.length) throw new Problem('not-found');
  const open = found.filter(({ closed_at }) => closed_at === null).map(({ id }) => id);
  if (open.length > 0) {
    await closeRows(scope, open);
    await lifecycle.run(scope, 'casesClosed', { caseIds: open, withdrawOpen });
  }
  return open;
}

import type { RichText } from '@hub/contract/fields/rich-text';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { requireCase, requireOpenCase } from './case-access.ts';
import { findEarlierNotes, findNote, insertNote, rewriteNote, setNoteDeleted } from './note-repository.ts';

type Place = { id: string; noteId: string };

export async function addNote(scope: Scope, caseId: string, note: RichText) {
  await requireOpenCase(scope, caseId);
  const noteId = await insertNote(scope, caseId, note);
  return requireNote(scope, { id: caseId, noteId });
}

export async function changeNote(scope: Scope, place: Place, sent: { note: RichText; version: number }) {
  await requireOpenCase(scope, place.id);
  await requireOwnNote(scope, place);
  if (!(await rewriteNote(scope, place, sent.version, sent.note))) throw new Problem('version-conflict');
  return requireNote(scope, place);
}

export async function removeNote(scope: Scope, place: Place): Promise<undefined> {
  await requireOpenCase(scope, place.id);
  await requireOwnNote(scope, place);
  await setNoteDeleted(scope, place.noteId, true);
}

export async function bringBackNote(scope: Scope, place: Place) {
  await requireOpenCase(scope, place.id);
  const note = await findNote(scope, place);
  if (!note) throw new Problem('not-found');
  requireAuthor(scope, note);
  await setNoteDeleted(scope, place.noteId, false);
  return requireNote(scope, place);
}

export async function earlierNotes(scope: Scope, place: Place) {
  await requireCase(scope, place.id);
  await requireOwnNote(scope, place);
  return findEarlierNotes(scope, place.noteId);
}

async function requireNote(scope: Scope, place: Place) {
  const note = await findNote(scope, place);
  if (!note || note.deleted_at) throw new Problem('not-found');
  return note;
}

async function requireOwnNote(scope: Scope, place: Place): Promise<void> {
  requireAuthor(scope, await requireNote(scope, place));
}

function requireAuthor({ accountId }: Scope, note: { account_id: string }): void {
  if (note.account_id !== accountId) throw new Problem('not-the-author');
}

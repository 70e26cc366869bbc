import type { RichText } from '@hub/contract/fields/rich-text';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { requireCase, requireOpenCase } from './case-access.ts';
import {
  findEarlierNotes,
  findNote,
  insertNote,
  type NoteParams,
  rewriteNote,
  setNoteDeleted,
} from './note-repository.ts';

export async function createNote(scope: Scope, caseId: string, note: RichText) {
  await requireOpenCase(scope, caseId);
  const noteId = await insertNote(scope, caseId, note);
  return requireNote(scope, { id: caseId, noteId });
}

export async function updateNote(
  scope: Scope,
  params: NoteParams,
  sent: { note: RichText; version: number },
) {
  await requireOpenCase(scope, params.id);
  await requireOwnNote(scope, params);
  if (!(await rewriteNote(scope, params, sent.version, sent.note))) throw new Problem('version-conflict');
  return requireNote(scope, params);
}

export async function deleteNote(scope: Scope, params: NoteParams): Promise<undefined> {
  await requireOpenCase(scope, params.id);
  await requireOwnNote(scope, params);
  await setNoteDeleted(scope, params.noteId, true);
}

export async function restoreNote(scope: Scope, params: NoteParams) {
  await requireOpenCase(scope, params.id);
  const note = await findNote(scope, params);
  if (!note) throw new Problem('not-found');
  requireAuthor(scope, note);
  await setNoteDeleted(scope, params.noteId, false);
  return requireNote(scope, params);
}

export async function listEarlierNotes(scope: Scope, params: NoteParams) {
  await requireCase(scope, params.id);
  await requireOwnNote(scope, params);
  return findEarlierNotes(scope, params.noteId);
}

async function requireNote(scope: Scope, params: NoteParams) {
  const note = await findNote(scope, params);
  if (!note || note.deleted_at) throw new Problem('not-found');
  return note;
}

async function requireOwnNote(scope: Scope, params: NoteParams): Promise<void> {
  requireAuthor(scope, await requireNote(scope, params));
}

function requireAuthor({ accountId }: Scope, note: { account_id: string }): void {
  if (note.account_id !== accountId) throw new Problem('not-the-author');
}

import * as z from 'zod/mini';
import { version } from '../../fields/version.ts';
import { endpoint } from '../../http/endpoint.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { worksWithClients } from '../clients/client-access.ts';
import { caseNote, deletedNote, earlierNote, newNote, noteFields } from './case-note.ts';

const path = '/core/api/cases/:id/notes';
const access = worksWithClients;
const ofCase = z.strictObject({ id: z.uuid() });
const one = z.strictObject({ id: z.uuid(), noteId: z.uuid() });
const record = 'case note';
const ids = (_answer: unknown, { params }: { params: Record<string, string> }) => [params.noteId ?? ''];

export const listCaseNotes = endpoint({
  method: 'GET',
  path,
  summary: 'The notes of a case, newest first.',
  access,
  params: ofCase,
  query: z.strictObject(pageQuery),
  answer: pageOf(caseNote),
  problems: ['not-found', 'case-deleted'],
  audit: { action: 'list', record, ids: ({ items }) => items.map(({ id }) => id) },
});

export const createCaseNote = endpoint({
  method: 'POST',
  path,
  summary: 'Write a note.',
  access,
  params: ofCase,
  body: newNote,
  status: 201,
  answer: caseNote,
  problems: ['not-found', 'case-deleted', 'case-closed'],
  audit: { action: 'create', record, ids: ({ id }) => [id] },
  idempotent: true,
});

export const updateCaseNote = endpoint({
  method: 'PUT',
  path: `${path}/:noteId`,
  summary: 'Change a note of your own. What it said before is kept.',
  access,
  params: one,
  body: z.strictObject({ ...noteFields, version }),
  answer: caseNote,
  problems: ['not-found', 'case-deleted', 'case-closed', 'not-the-author', 'version-conflict'],
  audit: { action: 'update', record, ids },
});

export const deleteCaseNote = endpoint({
  method: 'DELETE',
  path: `${path}/:noteId`,
  summary: 'Delete a note of your own. For 30 days it can be restored.',
  access,
  params: one,
  status: 204,
  answer: z.undefined(),
  problems: ['not-found', 'case-deleted', 'case-closed', 'not-the-author'],
  audit: { action: 'delete', record, ids },
});

export const restoreCaseNote = endpoint({
  method: 'POST',
  path: `${path}/:noteId/restore`,
  summary: 'Take the deletion of a note back.',
  access,
  params: one,
  answer: caseNote,
  problems: ['not-found', 'case-deleted', 'case-closed', 'not-the-author'],
  audit: { action: 'restore', record, ids },
});

export const listDeletedNotes = endpoint({
  method: 'GET',
  path: `${path}/deleted`,
  summary: 'Your own deleted notes of a case that can still be restored, the latest deletion first.',
  access,
  params: ofCase,
  query: z.strictObject(pageQuery),
  answer: pageOf(deletedNote),
  problems: ['not-found', 'case-deleted'],
  audit: { action: 'list deleted', record, ids: ({ items }) => items.map(({ id }) => id) },
});

export const listEarlierNotes = endpoint({
  method: 'GET',
  path: `${path}/:noteId/history`,
  summary: 'What a note of your own said before its changes, the latest first.',
  access,
  params: one,
  answer: z.strictObject({ items: z.array(earlierNote) }),
  problems: ['not-found', 'case-deleted', 'not-the-author'],
  audit: { action: 'read history', record, ids },
});

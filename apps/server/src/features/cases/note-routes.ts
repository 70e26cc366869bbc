import {
  createCaseNote,
  deleteCaseNote,
  listCaseNotes,
  listDeletedNotes,
  listEarlierNotes,
  restoreCaseNote,
  updateCaseNote,
} from '@hub/contract/core/cases/case-notes';
import type { FastifyInstance } from 'fastify';
import { restorableUntil } from '../../db/soft-delete.ts';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireCase } from './case-access.ts';
import { findDeletedNotes, findNotes } from './note-repository.ts';
import * as service from './note-service.ts';
import { noteFor, presentEarlierNote } from './present-note.ts';

export function noteRoutes(app: FastifyInstance): void {
  serve(app, listCaseNotes, async ({ params: { id }, query: { Page, PageSize }, scope }) => {
    await requireCase(scope, id);
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findNotes(scope, id, page), page, noteFor(scope));
  });

  serve(app, listDeletedNotes, async ({ params: { id }, query: { Page, PageSize }, scope }) => {
    await requireCase(scope, id);
    const page = { page: Page, pageSize: PageSize };
    return pageAnswer(await findDeletedNotes(scope, id, page), page, (row) => ({
      id: row.id,
      text: row.note_text,
      created: row.created_at.toISOString(),
      deleted: row.deleted_at.toISOString(),
      restorableUntil: restorableUntil(row.deleted_at).toISOString(),
    }));
  });

  serve(app, createCaseNote, async ({ params, body, scope }) =>
    noteFor(scope)(await service.createNote(scope, params.id, body.note)),
  );

  serve(app, updateCaseNote, async ({ params, body, scope }) =>
    noteFor(scope)(await service.updateNote(scope, params, body)),
  );

  serve(app, deleteCaseNote, ({ params, scope }) => service.deleteNote(scope, params));

  serve(app, restoreCaseNote, async ({ params, scope }) =>
    noteFor(scope)(await service.restoreNote(scope, params)),
  );

  serve(app, listEarlierNotes, async ({ params, scope }) => ({
    items: (await service.listEarlierNotes(scope, params)).map(presentEarlierNote),
  }));
}

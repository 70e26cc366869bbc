import {
  createCaseNote,
  deleteCaseNote,
  listCaseNotes,
  listEarlierNotes,
  restoreCaseNote,
  updateCaseNote,
} from '@hub/contract/core/cases/case-notes';
import type { FastifyInstance } from 'fastify';
import { pageAnswer } from '../../http/page-answer.ts';
import { serve } from '../../http/serve.ts';
import { requireCase } from './case-access.ts';
import { countNotes, findNotes } from './note-repository.ts';
import { addNote, bringBackNote, changeNote, earlierNotes, removeNote } from './note-service.ts';
import { noteFor, presentEarlierNote } from './present-note.ts';

export function noteRoutes(app: FastifyInstance): void {
  serve(app, listCaseNotes, async ({ params: { id }, query: { Page, PageSize }, scope }) => {
    await requireCase(scope, id);
    const page = { page: Page, pageSize: PageSize };
    const rows = await findNotes(scope, id, page);
    return pageAnswer(rows.map(noteFor(scope)), page, await countNotes(scope, id));
  });

  serve(app, createCaseNote, async ({ params, body, scope }) =>
    noteFor(scope)(await addNote(scope, params.id, body.note)),
  );

  serve(app, updateCaseNote, async ({ params, body, scope }) =>
    noteFor(scope)(await changeNote(scope, params, body)),
  );

  serve(app, deleteCaseNote, ({ params, scope }) => removeNote(scope, params));

  serve(app, restoreCaseNote, async ({ params, scope }) =>
    noteFor(scope)(await bringBackNote(scope, params)),
  );

  serve(app, listEarlierNotes, async ({ params, scope }) => ({
    items: (await earlierNotes(scope, params)).map(presentEarlierNote),
  }));
}

import {
  createCaseNote,
  deleteCaseNote,
  listCaseNotes,
  listDeletedNotes,
  listEarlierNotes,
  restoreCaseNote,
  updateCaseNote,
} from '@hub/contract/core/cases/case-notes';
import { readCase } from '@hub/contract/core/cases/cases';
import { expect, test } from 'vitest';
import { noteOf, useCaseHub } from '../../../test/case-hub.ts';
import { refusal } from '../../../test/client-hub.ts';

const hub = useCaseHub();

const notesOf = async (id: string, query = '') =>
  (await hub.call(listCaseNotes, { params: { id }, query })).body;
const textsOf = async (id: string, query?: string) =>
  (await notesOf(id, query)).items.map(({ note }: { note: { text: string } }) => note.text);

async function caseWithNote(text = 'as written') {
  const { id, clientId } = await hub.open();
  const { id: noteId } = await hub.write(id, text);
  return { id, noteId, clientId };
}

test('notes come newest first, with author and time, a page at a time', async () => {
  const { id } = await hub.open();
  for (const text of ['one', 'two', 'three']) await hub.write(id, text);
  const { items, ...page } = await notesOf(id, '?Page=2&PageSize=2');
  expect(page).toEqual({ page: 2, pageSize: 2, totalItems: 3, totalPages: 2 });
  expect(items).toEqual([
    {
      id: expect.any(String),
      note: { html: '<p>one</p>', text: 'one' },
      createdBy: expect.any(String),
      createdByName: 'Priya Castellanos',
      isMine: true,
      created: expect.any(String),
      edited: null,
      version: 1,
    },
  ]);
  expect(await textsOf(id)).toEqual(['three', 'two', 'one']);
});

test('a case comes with its ten latest notes', async () => {
  const { id } = await hub.open();
  for (let count = 1; count <= 11; count += 1) await hub.write(id, `note ${count}`);
  const { body } = await hub.call(readCase, { params: { id } });
  expect(body.notes).toHaveLength(10);
  expect(body.notes[0].note.text).toBe('note 11');
});

test('a note is cleaned, and its text is what one reads in it', async () => {
  const { id } = await hub.open();
  const html =
    '<p onclick="x()">See <a href="https://www.example.com">this</a> <a href="javascript:x()">not this</a></p><img src=x onerror=x()>';
  const { body } = await hub.call(createCaseNote, {
    params: { id },
    body: { note: { html, text: 'something else' } },
  });
  expect(body.note.text).toBe('See this not this');
  expect(body.note.html).toContain('href="https://www.example.com"');
  expect(body.note.html).not.toMatch(/onclick|javascript|img|onerror/);
});

test.each([
  { html: '<p> </p>', text: 'words' },
  { html: '', text: '' },
])('a note without content is refused: %j', async (note) => {
  const { id } = await hub.open();
  const answer = await hub.call(createCaseNote, { params: { id }, body: { note } });
  expect(refusal(answer)).toEqual([400, 'invalid-input', [{ path: 'note', message: 'Content is required' }]]);
  expect((await notesOf(id)).totalItems).toBe(0);
});

test('an edited note says so and keeps what it said before, for its author and in the trail', async () => {
  const { id, noteId } = await caseWithNote('first words');
  const params = { id, noteId };
  const second = await hub.call(updateCaseNote, { params, body: { ...noteOf('second words'), version: 1 } });
  expect(second.body).toMatchObject({
    note: { text: 'second words' },
    version: 2,
    edited: expect.any(String),
  });
  expect(await hub.auditOf(second)).toEqual([
    { action: 'update', record: 'case note', record_ids: [noteId] },
  ]);
  const third = await hub.call(updateCaseNote, { params, body: { ...noteOf('third words'), version: 2 } });
  const { body: history } = await hub.call(listEarlierNotes, { params });
  expect(history.items).toEqual([
    {
      note: { html: '<p>second words</p>', text: 'second words' },
      written: second.body.edited,
      replaced: third.body.edited,
    },
    {
      note: { html: '<p>first words</p>', text: 'first words' },
      written: second.body.created,
      replaced: second.body.edited,
    },
  ]);
});

test('an edit of an older version is refused and changes nothing', async () => {
  const { id, noteId } = await caseWithNote();
  const change = (text: string) =>
    hub.call(updateCaseNote, { params: { id, noteId }, body: { ...noteOf(text), version: 1 } });
  const answers = await Promise.all([change('mine'), change('yours')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('version-conflict');
  const { body: history } = await hub.call(listEarlierNotes, { params: { id, noteId } });
  expect(history.items).toHaveLength(1);
});

test('a deleted note is gone, and can be brought back with its history', async () => {
  const { id, noteId } = await caseWithNote('keep me');
  const params = { id, noteId };
  await hub.call(updateCaseNote, { params, body: { ...noteOf('keep me, too'), version: 1 } });
  expect((await hub.call(deleteCaseNote, { params })).status).toBe(204);
  expect(await textsOf(id)).toEqual([]);
  expect((await hub.call(readCase, { params: { id } })).body.notes).toEqual([]);
  for (const endpoint of [deleteCaseNote, listEarlierNotes]) {
    expect(refusal(await hub.call(endpoint, { params }))).toEqual([404, 'not-found']);
  }
  const change = await hub.call(updateCaseNote, { params, body: { ...noteOf('late'), version: 2 } });
  expect(refusal(change)).toEqual([404, 'not-found']);
  const restored = await hub.call(restoreCaseNote, { params });
  expect([restored.status, restored.body.note.text]).toEqual([200, 'keep me, too']);
  expect((await hub.call(listEarlierNotes, { params })).body.items).toHaveLength(1);
});

test('deleted notes are listed for their author for 30 days, the latest first', async () => {
  const { id, noteId } = await caseWithNote('first to go');
  const { id: later } = await hub.write(id, 'last to go');
  await hub.write(id, 'stays');
  for (const gone of [noteId, later]) await hub.call(deleteCaseNote, { params: { id, noteId: gone } });
  const listed = await hub.call(listDeletedNotes, { params: { id } });
  expect(listed.body.items.map(({ text }: { text: string }) => text)).toEqual(['last to go', 'first to go']);
  expect(await hub.auditOf(listed)).toEqual([
    { action: 'list deleted', record: 'case note', record_ids: [later, noteId] },
  ]);
  await hub.hub.database.pool.query(
    "update case_notes set deleted_at = now() - interval '31 days' where id = $1",
    [later],
  );
  const left = await hub.call(listDeletedNotes, { params: { id } });
  expect(left.body.items.map((note: { id: string }) => note.id)).toEqual([noteId]);
});

test('only its author changes a note, also when the case has passed to someone else', async () => {
  const { id, noteId, clientId } = await caseWithNote('by the first practitioner');
  await hub.passToColleague(clientId);
  const params = { id, noteId };
  const { body: notes } = await hub.callAsColleague(listCaseNotes, { params: { id } });
  expect(notes.items[0]).toMatchObject({ id: noteId, createdByName: 'Priya Castellanos', isMine: false });
  const answers = [
    await hub.callAsColleague(updateCaseNote, { params, body: { ...noteOf('not mine'), version: 1 } }),
    await hub.callAsColleague(deleteCaseNote, { params }),
    await hub.callAsColleague(restoreCaseNote, { params }),
    await hub.callAsColleague(listEarlierNotes, { params }),
  ];
  await hub.hub.database.pool.query('update case_notes set deleted_at = now() where id = $1', [noteId]);
  const { body: deleted } = await hub.callAsColleague(listDeletedNotes, { params: { id } });
  expect(deleted.items).toEqual([]);
  expect(answers.map(refusal)).toEqual(answers.map(() => [403, 'not-the-author']));
  const own = await hub.callAsColleague(createCaseNote, { params: { id }, body: noteOf('mine') });
  expect(own.body).toMatchObject({ createdByName: 'Tobias Lindqvist', isMine: true });
});

test('a note of another case is not found under this one', async () => {
  const one = await caseWithNote();
  const other = await caseWithNote();
  const params = { id: one.id, noteId: other.noteId };
  expect(refusal(await hub.call(deleteCaseNote, { params }))).toEqual([404, 'not-found']);
  const change = await hub.call(updateCaseNote, { params, body: { ...noteOf('wrong place'), version: 1 } });
  expect(refusal(change)).toEqual([404, 'not-found']);
  expect(await textsOf(other.id)).toEqual(['as written']);
});

test('under the same key a note is written once', async () => {
  const { id } = await hub.open();
  const sent = { params: { id }, body: noteOf('once'), headers: { 'idempotency-key': `note-${id}` } };
  await hub.call(createCaseNote, sent);
  await hub.call(createCaseNote, sent);
  expect(await textsOf(id)).toEqual(['once']);
});

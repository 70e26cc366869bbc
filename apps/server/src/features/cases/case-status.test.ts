import {
  createCaseNote,
  deleteCaseNote,
  restoreCaseNote,
  updateCaseNote,
} from '@hub/contract/core/cases/case-notes';
import {
  closeCases,
  deleteCase,
  listCases,
  readCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import { describe, expect, test } from 'vitest';
import { noteOf, referral, useCaseHub } from '../../../test/case-hub.ts';
import { refusal } from '../../../test/client-hub.ts';

const hub = useCaseHub();

const OPEN = 1;
const IN_PROGRESS = 2;
const COMPLETED = 3;
const CLOSED = 4;

const move = (id: string, status: unknown) =>
  hub.call(updateCaseStatus, { params: { id }, body: { status } });

/** A case with this progress. */
async function caseWith(progress: number, isClosed = false) {
  const { id } = await hub.open();
  await hub.setProgress(id, progress);
  if (isClosed) await move(id, CLOSED);
  return id;
}

describe.each([
  [OPEN, 'Nothing was sent from this case yet.'],
  [IN_PROGRESS, 'Something that was sent from this case has not come back yet.'],
  [COMPLETED, 'Everything that was sent from this case has come back.'],
])('a case of status %i', (progress, fact) => {
  test('is closed, and then is inactive', async () => {
    const id = await caseWith(progress);
    const answer = await move(id, CLOSED);
    expect(answer.body).toMatchObject({
      status: CLOSED,
      inactive: true,
      nextStatuses: [progress],
      version: 2,
    });
    expect(await hub.auditOf(answer)).toEqual([
      { action: 'update status', record: 'case', record_ids: [id] },
    ]);
  });

  test('reopens as what it was', async () => {
    const id = await caseWith(progress, true);
    const answer = await move(id, progress);
    expect(answer.body).toMatchObject({
      status: progress,
      inactive: false,
      nextStatuses: [CLOSED],
      version: 3,
    });
  });

  const others = [OPEN, IN_PROGRESS, COMPLETED].filter((status) => status !== progress);

  test.each(others)('is not given status %i by hand, and says why', async (status) => {
    const label = ['', 'Open', 'In progress', 'Completed'];
    const id = await caseWith(progress);
    const open = await move(id, status);
    expect([open.status, open.body.code, open.body.detail]).toEqual([
      409,
      'status-refused',
      `${fact} So it is not ${label[status]}.`,
    ]);
    await move(id, CLOSED);
    const closed = await move(id, status);
    expect([closed.status, closed.body.detail]).toEqual([409, `${fact} It reopens as ${label[progress]}.`]);
    expect((await hub.call(readCase, { params: { id } })).body.status).toBe(CLOSED);
  });

  test('stays as it is when it is given its own status again', async () => {
    const id = await caseWith(progress);
    const answer = await move(id, progress);
    expect([answer.status, answer.body.status, answer.body.version]).toEqual([200, progress, 1]);
  });
});

test('a closed case that is closed again stays as it is', async () => {
  const id = await caseWith(OPEN, true);
  const answer = await move(id, CLOSED);
  expect([answer.status, answer.body.status, answer.body.version]).toEqual([200, CLOSED, 2]);
});

test.each([0, 5, '4', null, 1.5])('%j is no status', async (status) => {
  const id = await caseWith(OPEN);
  expect(refusal(await move(id, status))).toEqual([
    400,
    'invalid-input',
    [{ path: 'status', message: 'Please select an option' }],
  ]);
});

test('a closed case refuses every other write', async () => {
  const { id } = await hub.open();
  const { id: noteId } = await hub.write(id, 'before');
  const { id: deletedId } = await hub.write(id, 'deleted before');
  await hub.call(deleteCaseNote, { params: { id, noteId: deletedId } });
  await move(id, CLOSED);
  const before = (await hub.call(readCase, { params: { id } })).body;
  const answers = [
    await hub.call(updateCase, { params: { id }, body: { ...referral, version: 2 } }),
    await hub.call(deleteCase, { params: { id } }),
    await hub.call(createCaseNote, { params: { id }, body: noteOf('after') }),
    await hub.call(updateCaseNote, { params: { id, noteId }, body: { ...noteOf('after'), version: 1 } }),
    await hub.call(deleteCaseNote, { params: { id, noteId } }),
    await hub.call(restoreCaseNote, { params: { id, noteId: deletedId } }),
  ];
  expect(answers.map(refusal)).toEqual(answers.map(() => [409, 'case-closed']));
  expect((await hub.call(readCase, { params: { id } })).body).toEqual(before);
  await move(id, OPEN);
  expect((await hub.call(createCaseNote, { params: { id }, body: noteOf('after') })).status).toBe(201);
});

describe('closing several cases', () => {
  const close = (caseIds: unknown) => hub.call(closeCases, { body: { caseIds } });
  const statuses = async (ids: string[]) =>
    Promise.all(ids.map(async (id) => (await hub.call(readCase, { params: { id } })).body.status));

  test('closes all of them, and says which were not closed before', async () => {
    const [open, closed, started] = [
      await caseWith(OPEN),
      await caseWith(OPEN, true),
      await caseWith(IN_PROGRESS),
    ];
    const answer = await close([open, closed, started, open]);
    expect(answer.status).toBe(200);
    expect(answer.body.closed.sort()).toEqual([open, started].sort());
    expect(await statuses([open, closed, started])).toEqual([CLOSED, CLOSED, CLOSED]);
    const [entry] = await hub.auditOf(answer);
    expect(entry).toMatchObject({ action: 'close', record: 'case' });
    expect(entry?.record_ids.sort()).toEqual([open, started].sort());
  });

  test('closes none when one is not there, not theirs or deleted', async () => {
    const mine = await caseWith(OPEN);
    const { body: theirs } = await hub.callAsColleague(listCases, { query: '?Inactive=false' });
    const gone = await caseWith(OPEN);
    await hub.call(deleteCase, { params: { id: gone } });
    const elsewhere = await hub.caseElsewhere();
    for (const other of [crypto.randomUUID(), theirs.items[0].id, elsewhere.id, gone]) {
      expect(refusal(await close([mine, other]))).toEqual([404, 'not-found']);
    }
    expect(await statuses([mine])).toEqual([OPEN]);
    const { body: after } = await hub.callAsColleague(readCase, { params: { id: theirs.items[0].id } });
    expect(after.status).not.toBe(CLOSED);
  });

  test('by two people at once closes each case once', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => caseWith(OPEN)));
    const answers = await Promise.all([close(ids), close([...ids].reverse())]);
    const closed = answers.flatMap(({ body }) => body.closed);
    expect(closed.sort()).toEqual([...ids].sort());
  });

  test.each([
    [[], 'caseIds', 'Name at least one case'],
    [Array.from({ length: 101 }, () => crypto.randomUUID()), 'caseIds', 'Close at most 100 cases at once'],
  ])('refuses too few and too many', async (ids, path, message) => {
    expect(refusal(await close(ids))).toEqual([400, 'invalid-input', [{ path, message }]]);
  });
});

test('a note and a closing at the same moment: the note is there or was refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await hub.open();
    const [note, closing] = await Promise.all([
      hub.call(createCaseNote, { params: { id }, body: noteOf('just now') }),
      move(id, CLOSED),
    ]);
    expect(closing.status).toBe(200);
    const { body } = await hub.call(readCase, { params: { id } });
    expect([note.status, body.notes.length]).toEqual(note.status === 201 ? [201, 1] : [409, 0]);
  }
});

import { readAnswers, readScores } from '@hub/contract/core/administrations/administrations';
import type { FormAnswers } from '@hub/contract/core/administrations/form-answers';
import { expect, test } from 'vitest';
import { toMother, toOneself, useAssessmentHub } from '../../../test/assessment-hub.ts';
import { refusal } from '../../../test/client-hub.ts';

const hub = useAssessmentHub();

async function sendOne(item: object) {
  const battery = await hub.open();
  const [sent] = await hub.send(battery, item);
  return { battery, id: sent?.id ?? '', params: { ...battery, id: sent?.id ?? '' } };
}

test('what was answered is read item by item, in words', async () => {
  const { id, params } = await sendOne(toOneself());
  await hub.answer(id, { 'call-out': 'no', 'on-task': 20 });
  await hub.answer(id, {
    'call-out': 'yes',
    'call-out-times': 3,
    'leave-seat': 'no',
    // Saved before the answer that hides this item.
    'leave-seat-times': 2,
    note: 'Quiet lesson.',
    touch: 'yes',
  });
  await hub.answer(id, { touch: null });
  const answer = await hub.call(readAnswers, { params });
  const { items, isSealed, rater } = answer.body as FormAnswers;
  expect([isSealed, rater, items.length]).toEqual([false, {}, 20]);
  const byId = new Map(items.map((item) => [item.itemId, item]));
  expect(byId.get('call-out')).toMatchObject({
    text: expect.any(String),
    kind: 'choice',
    status: 'answered',
    answer: 'yes',
    answerText: 'Yes',
    changes: 1,
    given: expect.any(String),
  });
  expect(byId.get('on-task')).toMatchObject({ kind: 'number', answer: 20, answerText: '20', changes: 0 });
  expect(byId.get('call-out-times')).toMatchObject({ status: 'answered', answer: 3 });
  expect(byId.get('leave-seat-times')).toMatchObject({ status: 'not-shown', answer: null, answerText: '' });
  expect(byId.get('touch')).toMatchObject({ status: 'missing', answer: null, given: null });
  expect(byId.get('touch-times')).toMatchObject({ status: 'not-shown' });
  expect(byId.get('note')).toMatchObject({ kind: 'text', answerText: 'Quiet lesson.' });
  expect(items.map(({ number }) => number)).toEqual(items.map((_, index) => index + 1));
  expect(await hub.auditOf(answer)).toEqual([
    { action: 'read answers', record: 'administration', record_ids: [id] },
  ]);
});

test('what the rater was asked is told apart', async () => {
  const battery = await hub.open();
  const [sent] = await hub.send(battery, toMother(battery));
  await hub.answer(sent?.id ?? '', { 'rater.known-for': 'over-1-year' });
  const { body } = await hub.call(readAnswers, { params: { ...battery, id: sent?.id ?? '' } });
  expect(body.rater).toEqual({ 'known-for': 'over-1-year' });
});

test('the answers of a form that ended without a score are sealed', async () => {
  const { battery, id, params } = await sendOne(toOneself());
  await hub.answer(id, { note: 'Not to be shown.' });
  const [sent] = await hub.list(battery);
  if (sent) await hub.withdraw(battery, sent);
  const { body } = await hub.call(readAnswers, { params });
  expect(body).toEqual({ isSealed: true, rater: {}, items: [] });
});

test('there are no scores before it is scored', async () => {
  const { params } = await sendOne(toOneself());
  expect((await hub.call(readScores, { params })).body).toEqual({ versions: [], outdated: [] });
});

test.each([
  ['answers', readAnswers],
  ['scores', readScores],
])("a colleague does not find the %s of somebody else's form", async (_, endpoint) => {
  const { params } = await sendOne(toOneself());
  for (const person of ['second', 'manager', 'school'] as const) {
    expect(refusal(await hub.as(person, endpoint, { params })), person).toEqual([404, 'not-found']);
  }
});

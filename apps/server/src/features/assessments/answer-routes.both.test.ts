import { leaveAssessment, readAssessment, saveAnswers } from '@hub/contract/core/assessment/assessment';
import { describe, expect, test } from 'vitest';
import { changeForm } from '../../../test/change-form.ts';
import { refusal } from '../../../test/client-hub.ts';
import { type Device, useFormHub } from '../../../test/form-hub.ts';
import type { FormOptions, GivenForm } from '../../../test/given-form.ts';

const forms = useFormHub();

const keptOf = ({ administrationId }: GivenForm) =>
  forms.hub.database.system
    .selectFrom('answers')
    .select(['revision', 'number', 'item', 'value', 'is_stale'])
    .where('administration_id', '=', administrationId)
    .orderBy('revision')
    .execute();

const currentOf = async (device: Device) => (await device.call(readAssessment)).body.current;

test('an answer is kept at once, and the first one is on the timeline', async () => {
  const form = await forms.give();
  const device = await forms.device(form);
  const first = await device.save({ item: '1', value: '2', seconds: 4.5 });
  expect([first.status, first.body]).toEqual([200, { revision: 1, saved: [1], current: null }]);
  expect(await forms.rowOf(form)).toMatchObject({ state: 'in-progress', first_answer_at: expect.any(Date) });
  const second = await device.save({ item: '1', value: '3' }, { item: '2', value: '0' });
  expect(second.body).toEqual({ revision: 3, saved: [2, 3], current: null });
  expect(await currentOf(device)).toEqual({ revision: 3, answers: { 1: '3', 2: '0' }, rater: {} });
  expect(await forms.eventsOf(form)).toEqual(['opened', 'first-answer']);
  expect(await forms.auditOf(first), 'single answers are in their own table').toEqual([]);
});

test('an answer that is taken back is gone, and its row stays', async () => {
  const form = await forms.give();
  const device = await forms.device(form);
  await device.save({ item: '1', value: '2' });
  await device.save({ item: '1', value: null });
  expect(await currentOf(device)).toMatchObject({ revision: 2, answers: {} });
  await device.save({ item: '2', value: '' });
  expect(await keptOf(form)).toMatchObject([{ value: '2' }, { value: null }, { value: null }]);
});

test('what is said about the rater is kept apart from the items', async () => {
  const form = await forms.give({ formId: 'lbs-2-parent', birthDate: '2014-01-01' });
  const device = await forms.device(form);
  await device.save({ item: 'rater.known-for', value: 'over-1-year' }, { item: 'anx1', value: '1' });
  expect(await currentOf(device)).toMatchObject({
    answers: { anx1: '1' },
    rater: { 'known-for': 'over-1-year' },
  });
});

test('a repeat changes nothing and gets the same answer', async () => {
  const form = await forms.give();
  const device = await forms.device(form);
  const send = () =>
    device.call(saveAnswers, {
      body: { device: device.device, answers: [{ number: 1, seen: 0, item: '1', value: '2' }] },
    });
  const [first, ...repeats] = [await send(), await send(), await send()];
  for (const repeat of repeats) expect(repeat.body).toEqual(first.body);
  expect(await keptOf(form)).toHaveLength(1);
});

test('an answer that arrives after a later one of its own device never counts', async () => {
  const form = await forms.give();
  const device = await forms.device(form);
  await device.save({ item: '1', value: '3', number: 7 });
  const late = await device.save({ item: '1', value: '1', number: 4 });
  expect(late.body).toEqual({ revision: 2, saved: [4], current: null });
  expect(await keptOf(form)).toMatchObject([{ is_stale: false }, { is_stale: true }]);
  expect((await currentOf(device)).answers).toEqual({ 1: '3' });
  await device.save({ item: '2', value: '1', number: 5 });
  expect((await currentOf(device)).answers, 'of another item it does').toEqual({ 1: '3', 2: '1' });
});

test('answers of one call count in the order of their numbers', async () => {
  const form = await forms.give();
  const device = await forms.device(form);
  await device.save({ item: '1', value: '3', number: 2 }, { item: '1', value: '0', number: 1 });
  expect((await currentOf(device)).answers).toEqual({ 1: '3' });
});

describe('two devices', () => {
  test('are told of each other, and end in one truth', async () => {
    const form = await forms.give();
    const [phone, tablet] = [await forms.device(form), await forms.device(form)];
    await phone.save({ item: '1', value: '1' });
    const answer = await tablet.save({ item: '2', value: '2' });
    expect(answer.body).toEqual({
      revision: 2,
      saved: [1],
      current: { revision: 2, answers: { 1: '1', 2: '2' }, rater: {} },
    });
    expect((await tablet.save({ item: '3', value: '3' })).body.current, 'it knows by now').toBeNull();
    expect((await phone.save({ item: '4', value: '0' })).body.current.answers).toEqual({
      1: '1',
      2: '2',
      3: '3',
      4: '0',
    });
  });

  test('one that had not seen a newer answer of the item does not replace it', async () => {
    const form = await forms.give();
    const [phone, tablet] = [await forms.device(form), await forms.device(form)];
    await phone.save({ item: '1', value: '1' });
    const stale = await tablet.save({ item: '1', value: '3' });
    expect(stale.body).toMatchObject({ revision: 2, saved: [1], current: { answers: { 1: '1' } } });
    expect(await keptOf(form)).toMatchObject([
      { value: '1', is_stale: false },
      { value: '3', is_stale: true },
    ]);
    const seen = await tablet.save({ item: '1', value: '3' });
    expect(seen.body, 'having seen it, it may').toEqual({ revision: 3, saved: [2], current: null });
    expect((await currentOf(phone)).answers).toEqual({ 1: '3' });
    const phoneAgain = await phone.save({ item: '2', value: '0' });
    expect(phoneAgain.body.current.answers).toEqual({ 1: '3', 2: '0' });
  });

  test('what was answered offline before somebody else does not count, and what is new does', async () => {
    const form = await forms.give();
    const [phone, tablet] = [await forms.device(form), await forms.device(form)];
    await tablet.save({ item: '1', value: '0' }, { item: '2', value: '0' });
    const back = await phone.save({ item: '2', value: '3' }, { item: '3', value: '3' });
    expect(back.body.saved).toEqual([1, 2]);
    expect(back.body.current.answers).toEqual({ 1: '0', 2: '0', 3: '3' });
  });

  test('an answer that was itself overtaken overtakes nothing', async () => {
    const form = await forms.give();
    const [phone, tablet] = [await forms.device(form), await forms.device(form)];
    await phone.save({ item: '1', value: '1' });
    await tablet.save({ item: '1', value: '2' });
    await phone.save({ item: '1', value: '3', seen: 1 });
    expect((await currentOf(phone)).answers).toEqual({ 1: '3' });
  });

  test('that answer at once are each kept, in an order that the hub gives', async () => {
    const form = await forms.give();
    const devices = await Promise.all(Array.from({ length: 6 }, () => forms.device(form)));
    const items = Object.keys({ ...Array.from({ length: 12 }) }).map((index) => String(Number(index) + 1));
    const answers = await Promise.all(
      devices.map((device, index) => device.save({ item: items[index] ?? '', value: '1' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(devices.map(() => 200));
    expect(answers.map(({ body }) => body.revision).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await keptOf(form)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('a form that was answered on the device before', () => {
  const answered = async (options?: FormOptions) => {
    const form = await forms.give(options);
    const device = await forms.device(form);
    expect((await device.save({ item: '1', value: '1' })).status).toBe(200);
    return { form, device };
  };
  const change = ({ administrationId }: GivenForm, values: object) =>
    changeForm(forms.hub.database, administrationId, values);

  test('takes no wrong answer', async () => {
    const { form, device } = await answered();
    const refused = await device.save({ item: '2', value: '4' });
    expect(refused.body).toMatchObject({ code: 'answer-refused', errors: [{ path: 'answers.0.value' }] });
    const { body } = await device.call(saveAnswers, { body: { device: device.device, answers: [] } });
    expect(body.code).toBe('invalid-input');
    expect(await keptOf(form)).toHaveLength(1);
  });

  test('takes nothing after its last day, and goes on when that is put off', async () => {
    const { form, device } = await answered();
    const { due_on } = await forms.rowOf(form);
    await change(form, { due_on: '2020-01-01' });
    expect((await device.save({ item: '2', value: '1' })).body.code).toBe('form-over');
    await change(form, { due_on });
    expect((await device.save({ item: '2', value: '1' })).body.revision).toBe(2);
  });

  test('takes nothing from a device that has left it, nor from another with that number', async () => {
    const { form, device } = await answered();
    const answers = [{ number: 2, seen: 1, item: '2', value: '1' }];
    const stranger = { body: { device: device.device, answers }, headers: { cookie: 'form=guessed' } };
    expect((await device.call(saveAnswers, stranger)).body.code).toBe('form-not-open');
    await device.call(leaveAssessment);
    expect((await device.save({ item: '2', value: '1' })).body.code).toBe('form-not-open');
    expect(await keptOf(form)).toHaveLength(1);
  });

  test('takes nothing once it was submitted', async () => {
    const { form, device } = await answered();
    await device.answerAll();
    const kept = (await keptOf(form)).length;
    expect((await device.submit()).status).toBe(200);
    expect((await device.save({ item: '2', value: '1' })).body.code).toBe('form-over');
    expect(await keptOf(form)).toHaveLength(kept);
  });
});

describe('is refused, and nothing of the call is kept:', () => {
  test.each([
    ['an item of no form', { item: '99', value: '1' }, 'answers.1.item'],
    ['an option that is not there', { item: '2', value: '4' }, 'answers.1.value'],
    ['an answer of another kind', { item: '2', value: 2 }, 'answers.1.value'],
    [
      'a question about the rater that is not asked',
      { item: 'rater.interpreter', value: 'no' },
      'answers.1.item',
    ],
  ])('%s', async (_, answer, path) => {
    const form = await forms.give();
    const device = await forms.device(form);
    const refused = await device.save({ item: '1', value: '1' }, answer);
    expect(refused.body).toMatchObject({ status: 400, code: 'answer-refused', errors: [{ path }] });
    expect(await keptOf(form)).toEqual([]);
    expect((await forms.rowOf(form)).state).toBe('opened');
  });

  test('an item that the practitioner left out, which is not shown either', async () => {
    const form = await forms.give({ formId: 'lbs-2-parent', birthDate: '2014-01-01', switchedOff: ['anx1'] });
    const device = await forms.device(form);
    expect(JSON.stringify(device.opened.body.content)).not.toContain('"anx1"');
    expect(refusal(await device.save({ item: 'anx1', value: '1' })).slice(0, 2)).toEqual([
      400,
      'answer-refused',
    ]);
  });

  test.each([
    ['no answer', { answers: [] }],
    ['no device', { device: undefined }],
    [
      '201 answers',
      { answers: Array.from({ length: 201 }, (_, n) => ({ number: n + 1, seen: 0, item: '1', value: '1' })) },
    ],
    ['a number below 1', { answers: [{ number: 0, seen: 0, item: '1', value: '1' }] }],
    ['an hour and more', { answers: [{ number: 1, seen: 0, item: '1', value: '1', seconds: 3601 }] }],
  ])('%s', async (_, change) => {
    const form = await forms.give();
    const { device, call } = await forms.device(form);
    const body = { device, answers: [{ number: 1, seen: 0, item: '1', value: '1' }], ...change };
    expect((await call(saveAnswers, { body })).body.code).toBe('invalid-input');
    expect(await keptOf(form)).toEqual([]);
  });
});

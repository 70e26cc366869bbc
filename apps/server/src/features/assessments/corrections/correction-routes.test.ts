import {
  readAdministration,
  readAnswers,
  readScores,
} from '@hub/contract/core/administrations/administrations';
import { correctAnswers, scoreAgain } from '@hub/contract/core/administrations/corrections';
import type { ScoreVersion } from '@hub/contract/core/administrations/scores';
import { describe, expect, test } from 'vitest';
import { call } from '../../../../test/call.ts';
import { codeOf, useFormHub } from '../../../../test/form-hub.ts';
import { calmAnswers, type GivenForm, TODAY } from '../../../../test/given-form.ts';

const forms = useFormHub();
const reason = 'The pen had slipped.';
const onWordOf = 'Ana Fernsby';

const correct = (form: GivenForm, given: Record<string, unknown>) =>
  forms.practice(form, correctAnswers, {
    answers: Object.entries(given).map(([item, value]) => ({ item, value })),
    reason,
    onWordOf,
  });

const versionsOf = async (form: GivenForm): Promise<ScoreVersion[]> =>
  (await forms.practice(form, readScores)).body.versions;

/** All ledger entries of a form. */
const entriesOf = ({ administrationId }: GivenForm) =>
  forms.hub.database.system
    .selectFrom('license_entries')
    .select(['kind'])
    .where('administration_id', '=', administrationId)
    .execute();

const scaleOf = (version: ScoreVersion | undefined, code: string) =>
  version?.scales.find((scale) => scale.code === code);

const setClient = ({ clientId }: GivenForm, change: object) =>
  forms.hub.database.system.updateTable('clients').set(change).where('id', '=', clientId).execute();

describe('a correction', () => {
  test('makes another version, keeps what was there and costs nothing', async () => {
    const form = await forms.submitted();
    const entries = await entriesOf(form);
    const answer = await correct(form, { 1: '3', 5: null });
    expect(answer.status).toBe(201);
    const [second, first] = answer.body.versions as ScoreVersion[];
    expect(first).toMatchObject({ number: 1, kind: 'submission', reason: '', byName: null, corrections: [] });
    expect(second).toMatchObject({
      number: 2,
      kind: 'correction',
      reason,
      onWordOf,
      byName: expect.stringMatching(/\w \w/),
      omitted: ['5'],
      corrections: [
        {
          itemId: '1',
          number: 1,
          formerText: expect.stringMatching(/./),
          answerText: expect.stringMatching(/./),
        },
        { itemId: '5', number: 5, answerText: '' },
      ],
    });
    expect(scaleOf(second, 'MOOD')?.raw).not.toBe(scaleOf(first, 'MOOD')?.raw);
    expect(await entriesOf(form), 'the ledger has no more entries').toEqual(entries);
    expect(await forms.useOf(form)).toBe('consumed');
    expect((await forms.eventsOf(form)).at(-1)).toBe(`corrected: ${reason}`);
    expect(await forms.auditOf(answer)).toMatchObject([{ action: 'correct answers' }]);
  });

  test('leaves the answers of the respondent as they were, beside what counts', async () => {
    const form = await forms.submitted();
    const answersOf = () =>
      forms.hub.database.system
        .selectFrom('answers')
        .select(['revision', 'item', 'value'])
        .where('administration_id', '=', form.administrationId)
        .orderBy('revision')
        .execute();
    const before = await answersOf();
    await correct(form, { 1: '3', 5: null });
    expect(await answersOf()).toEqual(before);
    const { items } = (await forms.practice(form, readAnswers)).body;
    expect(items[0]).toMatchObject({
      answer: '3',
      status: 'answered',
      formerText: expect.stringMatching(/./),
    });
    expect(items[0].formerText).not.toBe(items[0].answerText);
    expect(items[4]).toMatchObject({
      answer: null,
      status: 'missing',
      formerText: expect.stringMatching(/./),
    });
    expect(items[1].formerText).toBeNull();
  });

  test('counts from the one before, and can put back what was there', async () => {
    const form = await forms.submitted();
    await correct(form, { 1: '3' });
    await correct(form, { 2: '0' });
    const answer = await correct(form, { 1: calmAnswers[1], 2: calmAnswers[2] });
    const [fourth, third, , first] = answer.body.versions as ScoreVersion[];
    expect(fourth?.number).toBe(4);
    expect(fourth?.scales).toEqual(first?.scales);
    expect(third?.corrections.map(({ itemId }) => itemId)).toEqual(['2']);
    expect(fourth?.corrections.map(({ itemId }) => itemId)).toEqual(['1', '2']);
  });

  test('rests on the norms and facts of the version before', async () => {
    const form = await forms.submitted({ genderId: 2 });
    await forms.practice(form, scoreAgain, { normGroup: 'female', reason });
    await setClient(form, { date_of_birth: '2008-01-01' });
    const { body } = await correct(form, { 1: '3' });
    expect(body.versions[0]).toMatchObject({
      number: 3,
      normGroup: 'female',
      ageMonths: body.versions[2].ageMonths,
    });
    expect(body.outdated).toEqual(['birth-date']);
  });

  test('that leaves more out than the form allows is accepted by its reason', async () => {
    const form = await forms.submitted();
    const { body } = await correct(form, { 1: null, 3: null, 5: null, 7: null });
    expect(body.versions[0]).toMatchObject({ number: 2, needsReview: true, reason });
    expect((await forms.rowOf(form)).state).toBe('scored');
  });

  test('keeps the case and the last evaluation of the client', async () => {
    const form = await forms.submitted();
    await correct(form, { 1: '3' });
    const kept = await forms.hub.database.system
      .selectFrom('cases')
      .innerJoin('clients', 'clients.id', 'cases.client_id')
      .select(['progress', 'last_evaluation'])
      .where('cases.id', '=', form.caseId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ progress: 3, last_evaluation: TODAY });
  });

  test('goes on in a closed case', async () => {
    const form = await forms.submitted();
    await forms.hub.database.system
      .updateTable('cases')
      .set({ closed_at: new Date() })
      .where('id', '=', form.caseId)
      .execute();
    expect((await correct(form, { 1: '3' })).status).toBe(201);
  });
});

describe('a correction is refused, and changes nothing,', () => {
  const nothing = async (form: GivenForm) => expect(await versionsOf(form)).toHaveLength(1);

  test('without a reason, the word of somebody or an answer', async () => {
    const form = await forms.submitted();
    const answers = [{ item: '1', value: '3' }];
    expect((await forms.practice(form, correctAnswers, { answers, reason: ' ', onWordOf })).status).toBe(400);
    expect((await forms.practice(form, correctAnswers, { answers, reason, onWordOf: ' ' })).status).toBe(400);
    expect((await forms.practice(form, correctAnswers, { answers: [], reason, onWordOf })).status).toBe(400);
    await nothing(form);
  });

  test('where an answer does not fit its item', async () => {
    const form = await forms.submitted();
    for (const given of [{ 1: '9' }, { 99: '1' }, { 1: 2 }, { 'rater.known-for': 'over-1-year' }]) {
      expect(codeOf(await correct(form, given))).toEqual([400, 'answer-refused']);
    }
    const answers = [
      { item: '1', value: '3' },
      { item: '1', value: '2' },
    ];
    const twice = await forms.practice(form, correctAnswers, { answers, reason, onWordOf });
    expect(twice.body.errors).toEqual([{ path: 'answers.1.item', message: 'The same item twice' }]);
    await nothing(form);
  });

  test('where it says what counts already', async () => {
    const form = await forms.submitted();
    expect(codeOf(await correct(form, { 1: calmAnswers[1] }))).toEqual([409, 'nothing-changed']);
    await nothing(form);
  });

  test('of a form that is not scored', async () => {
    const { 1: _a, 3: _b, 5: _c, 7: _d, ...rest } = calmAnswers;
    for (const form of [await forms.give(), await forms.submitted({}, rest)]) {
      expect(codeOf(await correct(form, { 1: '3' }))).toEqual([409, 'form-not-scored']);
      expect(codeOf(await forms.practice(form, scoreAgain, { normGroup: 'female', reason }))).toEqual([
        409,
        'form-not-scored',
      ]);
    }
  });

  test('of a client of somebody else', async () => {
    const form = await forms.submitted();
    const token = await forms.hub.signIn('second@demo.test');
    const body = { answers: [{ item: '1', value: '3' }], reason, onWordOf };
    const answer = await call(forms.hub, correctAnswers, { token, params: await forms.paramsOf(form), body });
    expect(answer.status).toBe(404);
    await nothing(form);
  });
});

test('corrections at once get the numbers after each other, and every one counts', async () => {
  const form = await forms.submitted();
  const answers = await Promise.all([
    correct(form, { 1: '3' }),
    correct(form, { 2: '0' }),
    correct(form, { 3: '0' }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const versions = await versionsOf(form);
  expect(versions.map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  expect(versions.flatMap(({ corrections }) => corrections.map(({ itemId }) => itemId)).sort()).toEqual([
    '1',
    '2',
    '3',
  ]);
  const { items } = (await forms.practice(form, readAnswers)).body;
  expect(items.slice(0, 3).map(({ answer }: { answer: string }) => answer)).toEqual(['3', '0', '0']);
});

test('no role of the database changes or removes a version or a correction', async () => {
  const form = await forms.submitted();
  await correct(form, { 1: '3' });
  for (const statement of [
    'update score_versions set reason = $$x$$',
    'delete from score_versions',
    'update answer_corrections set reason = $$x$$',
    'delete from answer_corrections',
    'delete from paper_entries',
  ]) {
    const client = await forms.hub.database.pool.connect();
    try {
      await client.query('begin; set local role hub_system');
      await expect(client.query(statement)).rejects.toThrow('permission denied');
    } finally {
      await client.query('rollback');
      client.release();
    }
  }
});

describe('another group of norms', () => {
  test('is another version of the same answers', async () => {
    const form = await forms.submitted({ genderId: 2 });
    const { status, body } = await forms.practice(form, scoreAgain, { normGroup: 'female', reason });
    expect(status).toBe(201);
    const [second, first] = body.versions as ScoreVersion[];
    expect(second).toMatchObject({ number: 2, kind: 'again', normGroup: 'female', reason, corrections: [] });
    expect(scaleOf(second, 'MOOD')?.raw).toBe(scaleOf(first, 'MOOD')?.raw);
    expect((await forms.eventsOf(form)).at(-1)).toBe(`scored-again: ${reason}`);
    expect(await forms.useOf(form)).toBe('consumed');
  });

  test('is refused where there are none for the client, or nothing would change', async () => {
    const form = await forms.submitted({ genderId: 2 });
    expect(codeOf(await forms.practice(form, scoreAgain, { normGroup: 'male', reason }))).toEqual([
      409,
      'no-norms',
    ]);
    expect(codeOf(await forms.practice(form, scoreAgain, { normGroup: 'combined', reason }))).toEqual([
      409,
      'nothing-changed',
    ]);
    expect(await versionsOf(form)).toHaveLength(1);
  });
});

describe('a record that was changed after the form was scored', () => {
  test('is told, and scored again with what it says now', async () => {
    const form = await forms.submitted({ genderId: 2 });
    expect((await forms.practice(form, readScores)).body.outdated).toEqual([]);
    await setClient(form, { date_of_birth: '2011-05-17', gender_id: 1 });
    expect((await forms.practice(form, readScores)).body.outdated).toEqual(['birth-date', 'sex']);
    const unheard = await forms.practice(form, scoreAgain, { normGroup: 'combined', reason });
    expect([unheard.status, unheard.body.errors]).toEqual([
      400,
      [{ path: 'onWordOf', message: 'This field is required' }],
    ]);
    const { body } = await forms.practice(form, scoreAgain, { normGroup: 'combined', reason, onWordOf });
    expect(body.versions[0]).toMatchObject({ reason, onWordOf });
    expect(body.outdated).toEqual([]);
    expect(body.versions[0].ageMonths).toBe(body.versions[1].ageMonths - 24);
  });

  test('cannot be scored with a birth after the day on which the form was completed', async () => {
    const form = await forms.submitted();
    await setClient(form, { date_of_birth: '2099-01-01' });
    const answer = await forms.practice(form, scoreAgain, { normGroup: 'combined', reason, onWordOf });
    expect(codeOf(answer)).toEqual([409, 'no-norms']);
    expect((await forms.practice(form, readAdministration)).status).toBe(200);
    await setClient(form, { date_of_birth: '2009-05-17' });
  });
});

import {
  readAdministration,
  readAnswers,
  readScores,
} from '@hub/contract/core/administrations/administrations';
import { acceptReview, discardReview, readReview } from '@hub/contract/core/administrations/reviews';
import { describe, expect, test } from 'vitest';
import { call } from '../../../../test/call.ts';
import { refusal } from '../../../../test/client-hub.ts';
import { useFormHub } from '../../../../test/form-hub.ts';
import { calmAnswers, type GivenForm, TODAY } from '../../../../test/given-form.ts';

const forms = useFormHub();

/** All answers alike, and too fast to have been read. */
const hasty = () =>
  forms.submitted({}, Object.fromEntries(Object.keys(calmAnswers).map((item) => [item, '0'])), 0.2);
const { 1: _a, 3: _b, 5: _c, 7: _d, ...someAnswers } = calmAnswers;

const caseOf = ({ caseId, clientId }: GivenForm) =>
  forms.hub.database.system
    .selectFrom('cases')
    .innerJoin('clients', 'clients.id', 'cases.client_id')
    .select(['progress', 'last_evaluation'])
    .where('cases.id', '=', caseId)
    .where('clients.id', '=', clientId)
    .executeTakeFirstOrThrow();

const because = { reason: 'Spoken about it on the phone.' };

describe('the review of a form', () => {
  test('says in words why it waits, with the answers behind each index', async () => {
    const form = await hasty();
    const { status, body } = await forms.practice(form, readReview);
    expect(status).toBe(200);
    const byCode = Object.fromEntries(body.indices.map((index: { code: string }) => [index.code, index]));
    expect(byCode.pace).toMatchObject({
      state: 'extreme',
      explanation: expect.stringMatching(/./),
      evidence: { kind: 'seconds-per-item' },
    });
    expect(byCode.pace.evidence.seconds).toHaveLength(12);
    expect(byCode.pace.evidence.seconds[0]).toMatchObject({
      itemId: '1',
      number: 1,
      seconds: expect.closeTo(0.2),
    });
    expect(byCode.inconsistency).toMatchObject({ state: 'extreme' });
    expect(byCode.inconsistency.evidence.pairs[0]).toEqual({
      first: {
        itemId: '2',
        number: 2,
        text: expect.stringMatching(/./),
        answerText: expect.stringMatching(/./),
      },
      second: {
        itemId: '6',
        number: 6,
        text: expect.stringMatching(/./),
        answerText: expect.stringMatching(/./),
      },
      difference: 3,
    });
    const run = body.indices.find(
      ({ evidence }: { evidence: { kind: string } }) => evidence.kind === 'longest-run',
    );
    expect(run.evidence.items).toHaveLength(run.value);
    expect(body).toMatchObject({ omitted: [], maxOmitted: 3 });
  });

  test('names the items without an answer', async () => {
    const form = await forms.submitted({}, someAnswers);
    const { body } = await forms.practice(form, readReview);
    expect(body.omitted.map(({ number }: { number: number }) => number)).toEqual([1, 3, 5, 7]);
    expect(body.omitted[0]).toMatchObject({ text: expect.stringMatching(/./), answerText: '' });
  });

  test('is there for a form that waits for one alone', async () => {
    expect(refusal(await forms.practice(await forms.submitted(), readReview))).toEqual([
      409,
      'not-in-review',
    ]);
    expect(refusal(await forms.practice(await forms.give(), readReview))).toEqual([409, 'not-in-review']);
  });
});

describe('a review that is accepted', () => {
  test('scores the form, spends its use and says who took it, and why', async () => {
    const form = await hasty();
    const answer = await forms.practice(form, acceptReview, because);
    expect([answer.status, answer.body.state]).toEqual([200, 'scored']);
    expect(answer.body.actions).toEqual(['correct', 'choose-norms']);
    expect(await forms.useOf(form)).toBe('consumed');
    expect(await caseOf(form)).toEqual({ progress: 3, last_evaluation: TODAY });
    expect((await forms.eventsOf(form)).slice(-2)).toEqual([`review-accepted: ${because.reason}`, 'scored']);
    expect((await forms.practice(form, readScores)).body.versions).toMatchObject([
      {
        number: 1,
        kind: 'review',
        reason: because.reason,
        byName: expect.stringMatching(/\w \w/),
        needsReview: true,
      },
    ]);
    expect(await forms.auditOf(answer)).toMatchObject([{ action: 'accept review' }]);
  });

  test('with no scale that can be scored gives its use back', async () => {
    const form = await forms.submitted({}, { 2: '1' });
    const answer = await forms.practice(form, acceptReview, because);
    expect([answer.status, answer.body.state]).toEqual([200, 'discarded']);
    expect(await forms.useOf(form)).toBe('released');
    expect((await forms.eventsOf(form)).at(-1)).toBe('not-scored: TOO_MANY_MISSING, DEPENDS_ON');
  });

  test('goes on in a case that was closed meanwhile', async () => {
    const form = await hasty();
    await forms.hub.database.system
      .updateTable('cases')
      .set({ closed_at: new Date() })
      .where('id', '=', form.caseId)
      .execute();
    expect((await forms.practice(form, acceptReview, because)).body.state).toBe('scored');
  });
});

describe('a review that ends in discarding', () => {
  test('gives the use back and seals the answers', async () => {
    const form = await hasty();
    const answer = await forms.practice(form, discardReview, because);
    expect([answer.status, answer.body.state, answer.body.actions]).toEqual([200, 'discarded', []]);
    expect(await forms.useOf(form)).toBe('released');
    expect(await caseOf(form)).toEqual({ progress: 3, last_evaluation: null });
    expect((await forms.eventsOf(form)).at(-1)).toBe(`discarded: ${because.reason}`);
    expect((await forms.practice(form, readAnswers)).body).toEqual({ isSealed: true, rater: {}, items: [] });
    expect((await forms.practice(form, readScores)).body.versions).toEqual([]);
  });
});

test.each([acceptReview, discardReview])(
  '$path needs a reason, and changes nothing without',
  async (decide) => {
    const form = await hasty();
    for (const reason of ['', '   ', undefined]) {
      const answer = await forms.practice(form, decide, { reason });
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([400, 'reason']);
    }
    expect((await forms.practice(form, readAdministration)).body).toMatchObject({
      state: 'needs-review',
      actions: ['accept-review', 'discard'],
    });
  },
);

test('a form that does not wait for a review cannot be decided on', async () => {
  const [scored, out] = [await forms.submitted(), await forms.give()];
  for (const form of [scored, out]) {
    for (const decide of [acceptReview, discardReview]) {
      expect(refusal(await forms.practice(form, decide, because))).toEqual([409, 'not-in-review']);
    }
  }
  expect(await forms.useOf(out)).toBe('held');
});

test('of decisions at once one wins, and the others are told so', async () => {
  const form = await hasty();
  const answers = await Promise.all(
    [acceptReview, discardReview, acceptReview, discardReview].map((decide) =>
      forms.practice(form, decide, because),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { state } = await forms.rowOf(form);
  expect(await forms.useOf(form)).toBe(state === 'scored' ? 'consumed' : 'released');
  const decided = (await forms.eventsOf(form)).filter((event) => /^(review-accepted|discarded)/.test(event));
  expect(decided).toHaveLength(1);
});

test('a colleague who does not have the client finds nothing', async () => {
  const form = await hasty();
  const token = await forms.hub.signIn('second@demo.test');
  const params = await forms.paramsOf(form);
  const read = await call(forms.hub, readReview, { token, params });
  const accepted = await call(forms.hub, acceptReview, { token, params, body: because });
  expect([read.status, accepted.status]).toEqual([404, 404]);
  expect((await forms.rowOf(form)).state).toBe('needs-review');
});

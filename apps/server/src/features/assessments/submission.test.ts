import { scoreVersion } from '@hub/contract/core/administrations/scores';
import { declineAssessment, readAssessment } from '@hub/contract/core/assessment/assessment';
import { score } from '@hub/instrument/score';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../test/client-hub.ts';
import { useFormHub } from '../../../test/form-hub.ts';
import { calmAnswers, type FormOptions, type GivenForm, TODAY } from '../../../test/given-form.ts';
import { canonicalJson } from '../instruments/import/canonical-json.ts';
import { findDefinition } from './definitions.ts';
import { scoreSubmission } from './score-submission.ts';
import { recordSubmission } from './submission.ts';
import { scoreLeftBehind } from './waiting-forms.ts';

const forms = useFormHub();

const versionsOf = ({ administrationId }: GivenForm) =>
  forms.hub.database.system
    .selectFrom('score_versions')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .execute();

const caseOf = ({ caseId, clientId }: GivenForm) =>
  forms.hub.database.system
    .selectFrom('cases')
    .innerJoin('clients', 'clients.id', 'cases.client_id')
    .select(['progress', 'last_evaluation'])
    .where('cases.id', '=', caseId)
    .where('clients.id', '=', clientId)
    .executeTakeFirstOrThrow();

const submitted = async (options?: FormOptions, answers = calmAnswers, seconds = 3) => {
  const form = await forms.give(options);
  const device = await forms.device(form);
  await device.answerAll(answers, seconds);
  return { form, device, answer: await device.submit() };
};

describe('a form that is handed in', () => {
  test('is scored at once, its use is spent, its case and its client follow', async () => {
    const { form, device, answer } = await submitted();
    expect(answer.body).toMatchObject({ state: 'submitted', others: [] });
    expect(Object.keys(answer.body)).not.toContain('content');
    expect(await forms.rowOf(form)).toMatchObject({ state: 'scored', scored_at: expect.any(Date) });
    expect(await forms.useOf(form)).toBe('consumed');
    expect(await caseOf(form)).toEqual({ progress: 3, last_evaluation: TODAY });
    expect(await forms.eventsOf(form)).toEqual(['opened', 'first-answer', 'submitted', 'scored']);
    expect(await forms.auditOf(answer)).toMatchObject([{ caller: 'respondent', action: 'submit form' }]);
    expect((await device.call(readAssessment)).body.state).toBe('submitted');
    expect((await forms.openLink(form)).body.state, 'the link shows thanks').toBe('submitted');
  });

  test('has a version of its score, in numbers and in words', async () => {
    const { form } = await submitted({ genderId: 1 });
    const [version, ...others] = await versionsOf(form);
    expect(others).toEqual([]);
    const { definition, contentHash } = await findDefinition(forms.hub.database.system, 'lmc-self', '1.1.0');
    const expected = score(definition, {
      form: 'self',
      answers: calmAnswers,
      birthDate: '2009-05-17',
      sex: 'male',
      completedOn: TODAY,
      normGroup: 'combined',
      timings: Object.fromEntries(Object.keys(calmAnswers).map((item) => [item, 3])),
    });
    expect(version).toMatchObject({
      number: 1,
      instrument_code: 'LMC',
      instrument_version: '1.1.0',
      content_hash: contentHash,
      completed_on: TODAY,
      result: expected,
      input: { sex: 'male', birthDate: '2009-05-17', normGroup: 'combined', revision: 12 },
    });
    const presented = {
      number: 1,
      created: new Date().toISOString(),
      kind: version?.kind,
      reason: '',
      byName: null,
      onWordOf: '',
      corrections: [],
      ...(version?.presented as object),
    };
    expect(scoreVersion.parse(presented)).toMatchObject({
      instrument: 'LMC',
      needsReview: false,
      notice: expect.stringContaining('Not for clinical use'),
      scales: [
        {
          code: 'MOOD',
          name: 'Low mood',
          reason: null,
          t: expect.any(Number),
          bands: [{ name: expect.any(String) }],
        },
        { code: 'WORRY' },
        { code: 'TOTAL', isComposite: true },
      ],
      validity: expect.arrayContaining([
        expect.objectContaining({ state: 'acceptable', explanation: expect.stringMatching(/./) }),
      ]),
      critical: [],
    });
  });

  test('says which answers need to be seen soon', async () => {
    const { form } = await submitted({}, { ...calmAnswers, 12: '1' });
    const [version] = await versionsOf(form);
    expect(version?.presented).toHaveProperty('critical', [
      {
        itemId: '12',
        text: expect.stringContaining('self-harm'),
        answerText: expect.stringMatching(/[a-z]/),
      },
    ]);
  });

  test('is handed in once: a repeat gets the same answer', async () => {
    const { form, device, answer } = await submitted();
    const repeats = await Promise.all(Array.from({ length: 5 }, () => device.submit()));
    for (const repeat of repeats) expect([repeat.status, repeat.body]).toEqual([200, answer.body]);
    expect(await versionsOf(form)).toHaveLength(1);
    expect(await forms.eventsOf(form)).toEqual(['opened', 'first-answer', 'submitted', 'scored']);
  });

  test('once, too, when it is handed in many times at once', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await device.answerAll();
    const answers = await Promise.all(Array.from({ length: 8 }, () => device.submit()));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.state}`))).toEqual(
      new Set(['200 submitted']),
    );
    expect(await versionsOf(form)).toHaveLength(1);
    expect(await forms.useOf(form)).toBe('consumed');
  });

  test('takes no answer any more, and cannot be declined', async () => {
    const { device } = await submitted();
    expect(refusal(await device.save({ item: '1', value: '3' }))).toEqual([409, 'form-over']);
    expect(refusal(await device.call(declineAssessment, { body: { why: 'declined' } }))).toEqual([
      409,
      'form-over',
    ]);
  });

  test('and a link that nobody can hand over again', async () => {
    const { form } = await submitted();
    const links = await forms.hub.database.system
      .selectFrom('form_links')
      .select('sealed_secret')
      .where('administration_id', '=', form.administrationId)
      .execute();
    expect(links).toEqual([{ sealed_secret: null }]);
  });
});

describe('is not handed in', () => {
  test('when the page has not seen all answers', async () => {
    const form = await forms.give();
    const [phone, tablet] = [await forms.device(form), await forms.device(form)];
    await phone.answerAll();
    await tablet.save({ item: '1', value: '3' });
    expect(refusal(await phone.submit(12))).toEqual([409, 'answers-changed']);
    expect(refusal(await phone.submit(99))).toEqual([409, 'answers-changed']);
    expect((await forms.rowOf(form)).state).toBe('in-progress');
    expect((await phone.submit(13)).status).toBe(200);
  });

  test('when a question needs an answer', async () => {
    const version = await publishWithRequired('11');
    const form = await forms.give({ version });
    const device = await forms.device(form);
    const { 11: _, ...rest } = calmAnswers;
    await device.answerAll(rest);
    expect((await device.submit()).body).toMatchObject({
      status: 409,
      code: 'answers-required',
      errors: [{ path: '11' }],
    });
    expect((await forms.rowOf(form)).state).toBe('in-progress');
    await device.save({ item: '11', value: '2' });
    expect((await device.submit()).status).toBe(200);
  });
});

/** The Mood Check in another version, in which an item needs an answer. */
async function publishWithRequired(item: string): Promise<string> {
  const db = forms.hub.database.system;
  const { definition } = await findDefinition(db, 'lmc-self', '1.1.0');
  const items = definition.items.map((one) => (one.id === item ? { ...one, required: true } : one));
  const version = '9.0.0';
  const canonical = canonicalJson({ ...definition, version, items });
  await sql`insert into instrument_versions (code, version, definition, content_hash)
    values ('LMC', ${version}, ${canonical}::json, encode(sha256(convert_to(${canonical}, 'UTF8')), 'hex'))`.execute(
    db,
  );
  await sql`insert into instrument_forms (form_id, code, version, name, respondent, from_months, to_months, minutes,
      items, languages, scales, norms, notice, content)
    select form_id, code, ${version}, name, respondent, from_months, to_months, minutes, items, languages, scales, norms,
      notice, jsonb_set(content::jsonb, '{pages}', (
        select jsonb_agg(jsonb_set(page, '{items}', (
          select jsonb_agg(case when item ->> 'id' = ${item} then item || '{"required": true}' else item end)
          from jsonb_array_elements(page -> 'items') item
        ))) from jsonb_array_elements(content::jsonb -> 'pages') page
      ))::json
    from instrument_forms where form_id = 'lmc-self' and version = '1.1.0'`.execute(db);
  return version;
}

describe('needs a review', () => {
  test('when an index of validity is extreme: nothing is spent, and it is written down why', async () => {
    const zeros = Object.fromEntries(Object.keys(calmAnswers).map((item) => [item, '0']));
    const { form, answer } = await submitted({}, zeros, 0.2);
    expect(answer.body.state).toBe('submitted');
    expect((await forms.rowOf(form)).state).toBe('needs-review');
    expect(await forms.useOf(form)).toBe('held');
    expect(await versionsOf(form)).toEqual([]);
    expect(await caseOf(form)).toEqual({ progress: 2, last_evaluation: null });
    const review = await forms.hub.database.system
      .selectFrom('reviews')
      .selectAll()
      .where('administration_id', '=', form.administrationId)
      .executeTakeFirstOrThrow();
    expect(review).toMatchObject({ omitted: [], max_omitted: 3 });
    const states = (review.validity as { state: string; explanation: string }[]).map(({ state }) => state);
    expect(states.filter((state) => state === 'extreme')).toHaveLength(3);
    expect((await forms.eventsOf(form)).at(-1)).toMatch(/^needs-review: \w+.*, \w+/);
  });

  test('when more is missing than the form allows', async () => {
    const { 1: _a, 3: _b, 5: _c, 7: _d, ...rest } = calmAnswers;
    const { form } = await submitted({}, rest);
    expect((await forms.rowOf(form)).state).toBe('needs-review');
    expect((await forms.eventsOf(form)).at(-1)).toContain('4 items without an answer');
  });

  test('and keeps its use after the license has ended', async () => {
    const { 1: _a, 3: _b, 5: _c, 7: _d, ...rest } = calmAnswers;
    const { form } = await submitted({}, rest);
    const hold = await forms.hub.database.system
      .selectFrom('license_holds')
      .select('honoured_at')
      .where('administration_id', '=', form.administrationId)
      .executeTakeFirstOrThrow();
    expect(hold.honoured_at).toBeInstanceOf(Date);
  });
});

test('a form of which no scale could be scored gives its use back, and says why', async () => {
  const { form, answer } = await submitted({ birthDate: `${Number(TODAY.slice(0, 4)) - 8}-01-01` });
  expect(answer.body.state).toBe('submitted');
  expect((await forms.rowOf(form)).state).toBe('discarded');
  expect(await forms.useOf(form)).toBe('released');
  expect(await versionsOf(form)).toEqual([]);
  expect((await forms.eventsOf(form)).at(-1)).toBe('not-scored: OUT_OF_NORM_RANGE');
  expect(await caseOf(form)).toEqual({ progress: 3, last_evaluation: null });
});

describe('what could not be scored at once', () => {
  /** A form whose process died after the submission and before the scoring. */
  async function leftBehind(options?: FormOptions) {
    const form = await forms.give(options);
    const device = await forms.device(form);
    await device.answerAll();
    await forms.hub.database.system
      .transaction()
      .execute((db) => recordSubmission(db, form, { by: null, completedOn: TODAY }));
    return { form, device };
  }
  const scoreWaiting = () => scoreLeftBehind(forms.hub.database, forms.hub.app.log, '0 seconds');

  test('is scored by the job, with the answers that there were', async () => {
    const { form, device } = await leftBehind();
    expect((await device.call(readAssessment)).body.state).toBe('submitted');
    expect(await caseOf(form)).toMatchObject({ progress: 2 });
    expect(await scoreWaiting()).toBe(1);
    expect(await scoreWaiting()).toBe(0);
    expect((await forms.rowOf(form)).state).toBe('scored');
    expect(await forms.useOf(form)).toBe('consumed');
    expect(await caseOf(form)).toEqual({ progress: 3, last_evaluation: TODAY });
  });

  test('is scored once, however many try', async () => {
    const { form } = await leftBehind();
    await Promise.all(Array.from({ length: 6 }, () => scoreSubmission(forms.hub.database, form)));
    expect(await versionsOf(form)).toHaveLength(1);
    expect((await forms.eventsOf(form)).filter((kind) => kind === 'scored')).toHaveLength(1);
  });

  test('keeps nobody else waiting, and is scored when it can be', async () => {
    const [{ form: first }, { form: second }] = [await leftBehind(), await leftBehind()];
    const setBirth = (birthDate: string) =>
      forms.hub.database.system
        .updateTable('clients')
        .set({ date_of_birth: birthDate })
        .where('id', '=', first.clientId)
        .execute();
    await setBirth('2099-01-01');
    expect(await scoreWaiting()).toBe(1);
    expect((await forms.rowOf(first)).state).toBe('submitted');
    expect((await forms.rowOf(second)).state).toBe('scored');
    expect(forms.hub.log.join('\n')).toContain('a submission cannot be scored');
    await setBirth('2009-05-17');
    expect(await scoreWaiting()).toBe(1);
    expect((await forms.rowOf(first)).state).toBe('scored');
  });
});

import {
  copyAdministrationLink,
  listAdministrations,
  readAdministration,
  readAnswers,
  readScores,
  startAdministration,
  submitAdministration,
} from '@hub/contract/core/administrations/administrations';
import {
  askForSecondEntry,
  compareEntries,
  decideDifferences,
  finishPaper,
  type Paper,
  readPaper,
  saveEntries,
} from '@hub/contract/core/administrations/paper';
import { readAssessment } from '@hub/contract/core/assessment/assessment';
import { addDays } from '@hub/contract/dates/calendar-day';
import { todayIn } from '@hub/contract/dates/today';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { describe, expect, onTestFinished, test } from 'vitest';
import { call } from '../../../../test/call.ts';
import { codeOf, useFormHub } from '../../../../test/form-hub.ts';
import { calmAnswers, type FormOptions, type GivenForm, TODAY } from '../../../../test/given-form.ts';
import { expireForms } from '../waiting-forms.ts';

const forms = useFormHub();

type Marks = Record<string, unknown>;
const BLANK = { mark: 'blank' };
const DOUBLE = { mark: 'double' };

/** Turns codes and numbers into answers; an object is already a mark. */
const entriesOf = (marks: Marks) =>
  Object.entries(marks).map(([item, value]) => ({
    item,
    entry:
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? value
        : { mark: 'answer', value },
  }));

const enter = (form: GivenForm, marks: Marks = calmAnswers, phase = 'first') =>
  forms.practice(form, saveEntries, { phase, entries: entriesOf(marks) });
const read = async (form: GivenForm): Promise<Paper> => (await forms.practice(form, readPaper)).body;
const finish = (form: GivenForm, completedOn: string = TODAY) =>
  forms.practice(form, finishPaper, { completedOn });
const decide = (form: GivenForm, marks: Marks) =>
  forms.practice(form, decideDifferences, { decisions: entriesOf(marks) });

/** Entered once, and ready for the second pass. */
async function enteredOnce(marks: Marks = calmAnswers, options?: FormOptions) {
  const form = await forms.give(options);
  await enter(form, marks);
  await forms.practice(form, askForSecondEntry);
  return form;
}

/** A colleague with whom the client is shared, and their calls. */
async function colleague(form: GivenForm) {
  const token = await forms.hub.signIn('second@demo.test');
  const params = await forms.paramsOf(form);
  return (endpoint: AnyEndpoint, body?: object) =>
    call(forms.hub, endpoint, { token, params, ...(body && { body }) });
}

async function share({ organizationId, clientId }: GivenForm): Promise<void> {
  const { system } = forms.hub.database;
  const { id } = await system
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select('accounts.id')
    .where('users.email', '=', 'second@demo.test')
    .executeTakeFirstOrThrow();
  await system
    .insertInto('client_shares')
    .values({ organization_id: organizationId, client_id: clientId, account_id: id })
    .execute();
}

describe('entry from paper', () => {
  test('is offered while nobody has begun the form, and to look at it changes nothing', async () => {
    const form = await forms.give();
    const before = await forms.practice(form, readAdministration);
    expect(before.body.actions).toContain('enter-paper');
    expect(await read(form)).toMatchObject({ phase: 'first', hasBegun: false, entries: [], isOwn: true });
    expect(await forms.rowOf(form)).toMatchObject({ state: 'waiting', paper_phase: null });
    expect((await forms.openLink(form)).status).toBe(200);
  });

  test('keeps every entry at once: who comes back goes on there', async () => {
    const form = await forms.give();
    expect((await enter(form, { 1: '2' })).status).toBe(204);
    await enter(form, { 2: BLANK });
    await enter(form, { 3: DOUBLE });
    await enter(form, { 1: '3' });
    expect((await read(form)).entries).toEqual([
      { item: '1', entry: { mark: 'answer', value: '3' } },
      { item: '2', entry: BLANK },
      { item: '3', entry: DOUBLE },
    ]);
    expect(await forms.rowOf(form)).toMatchObject({ state: 'in-progress', paper_phase: 'first' });
    expect(await forms.eventsOf(form)).toEqual(['paper-begun']);
  });

  test('ends the link with its first entry, on every device, and nobody hands it over again', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await enter(form, { 1: '2' });
    expect((await forms.openLink(form)).status).toBe(404);
    expect(codeOf(await device.save({ item: '1', value: '3' }))).toEqual([401, 'form-not-open']);
    expect(codeOf(await device.call(readAssessment))).toEqual([401, 'form-not-open']);
    for (const endpoint of [copyAdministrationLink, startAdministration]) {
      expect(codeOf(await forms.practice(form, endpoint))).toEqual([409, 'form-on-paper']);
    }
    expect(codeOf(await forms.practice(form, submitAdministration, { reason: 'Enough.' }))).toEqual([
      409,
      'form-on-paper',
    ]);
    expect((await forms.practice(form, readAdministration)).body).toMatchObject({
      paper: 'first',
      actions: ['enter-paper', 'withdraw'],
    });
  });

  test('is refused once the respondent has begun', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await device.save({ item: '1', value: '1' });
    expect(codeOf(await enter(form))).toEqual([409, 'form-begun']);
    expect(codeOf(await forms.practice(form, readPaper))).toEqual([409, 'form-begun']);
    expect((await forms.practice(form, readAdministration)).body.actions).not.toContain('enter-paper');
  });

  test('leaves other forms of the same person with them, and is not among these', async () => {
    const form = await forms.give();
    const other = await forms.give({ beside: form });
    await enter(form, { 1: '2' });
    const { body } = await forms.openLink(other);
    expect(body).toMatchObject({ state: 'open', others: [] });
  });

  test('does not expire: the paper is back already', async () => {
    const form = await forms.give();
    await enter(form, { 1: '2' });
    await forms.hub.database.system
      .updateTable('administrations')
      .set({ due_on: '2020-01-01' })
      .where('id', '=', form.administrationId)
      .execute();
    await expireForms(forms.hub.database, forms.hub.app.log);
    expect((await forms.rowOf(form)).state).toBe('in-progress');
    expect((await forms.practice(form, readAdministration)).body.isOverdue).toBe(false);
  });

  test('is refused in a closed case, and of a form that is over', async () => {
    const form = await forms.give();
    await enter(form);
    await finish(form);
    expect(codeOf(await enter(form))).toEqual([409, 'form-not-out']);
    const closed = await forms.give();
    await forms.hub.database.system
      .updateTable('cases')
      .set({ closed_at: new Date() })
      .where('id', '=', closed.caseId)
      .execute();
    expect(codeOf(await enter(closed))).toEqual([409, 'case-closed']);
  });

  test('takes what fits the form alone, all or nothing', async () => {
    const form = await forms.give();
    for (const marks of [{ 1: '9' }, { 99: '1' }, { 1: '' }, { 'rater.known-for': 'over-1-year' }]) {
      expect(codeOf(await enter(form, { 2: '1', ...marks }))).toEqual([400, 'answer-refused']);
    }
    const observed = await forms.give({ formId: 'lco-observer' });
    expect(codeOf(await enter(observed, { minutes: DOUBLE }))).toEqual([400, 'answer-refused']);
    expect((await read(form)).hasBegun).toBe(false);
  });
});

describe('a paper that is finished', () => {
  test('is scored with the day on which it was filled in, by which the age is counted', async () => {
    const form = await forms.give({ birthDate: '2009-05-17' });
    await enter(form);
    const answer = await finish(form, '2025-05-16');
    expect(answer.status).toBe(200);
    expect(await forms.rowOf(form)).toMatchObject({ state: 'scored', paper_phase: 'done' });
    expect(await forms.useOf(form)).toBe('consumed');
    expect((await forms.eventsOf(form)).slice(1)).toEqual(['entered-from-paper: 2025-05-16', 'scored']);
    const [version] = (await forms.practice(form, readScores)).body.versions;
    expect(version).toMatchObject({ completedOn: '2025-05-16', ageMonths: 15 * 12 + 11 });
    const client = await forms.hub.database.system
      .selectFrom('clients')
      .select('last_evaluation')
      .where('id', '=', form.clientId)
      .executeTakeFirstOrThrow();
    expect(client.last_evaluation).toBe('2025-05-16');
  });

  test('has no seconds: what is measured by them is not available', async () => {
    const form = await forms.give();
    await enter(form);
    await finish(form);
    const [version] = (await forms.practice(form, readScores)).body.versions;
    const pace = version.validity.find(({ code }: { code: string }) => code === 'pace');
    expect(pace).toMatchObject({ value: null, state: 'not-available' });
  });

  test('counts two marks as no answer, and says that there were two', async () => {
    const form = await forms.give();
    await enter(form, { ...calmAnswers, 3: DOUBLE, 5: BLANK });
    await finish(form);
    const { items } = (await forms.practice(form, readAnswers)).body;
    const statusOf = (number: number) => items[number - 1].status;
    expect([1, 3, 5].map(statusOf)).toEqual(['answered', 'double-marked', 'missing']);
    const [version] = (await forms.practice(form, readScores)).body.versions;
    expect(version.omitted).toEqual(['3', '5']);
  });

  test('needs an entry for every item that is shown, and for no other', async () => {
    const form = await forms.give({ formId: 'lco-observer' });
    const { entries } = await read(form);
    expect(entries).toEqual([]);
    const whole: Marks = {
      lesson: BLANK,
      minutes: 20,
      'on-task': 10,
      'classmate-on-task': 12,
      'call-out': 'yes',
      'leave-seat': 'no',
      touch: 'no',
      alone: 'no',
      asked: 'no',
      calmer: BLANK,
      note: BLANK,
    };
    await enter(form, whole);
    const refused = await finish(form);
    expect(codeOf(refused)).toEqual([409, 'paper-incomplete']);
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'call-out-times',
      'call-out-then',
    ]);
    await enter(form, { 'call-out-times': 3, 'call-out-then': BLANK });
    expect((await finish(form)).status).toBe(200);
    const { items } = (await forms.practice(form, readAnswers)).body;
    const statusOf = (id: string) => items.find(({ itemId }: { itemId: string }) => itemId === id).status;
    expect([statusOf('call-out-times'), statusOf('leave-seat-times')]).toEqual(['answered', 'not-shown']);
  });

  test('asks about the rater where the form does', async () => {
    const form = await forms.give({ formId: 'lbs-2-parent', birthDate: '2015-05-17' });
    const { content } = await read(form);
    const items = content.pages.flatMap((page) => page.items).filter(({ kind }) => kind !== 'read');
    const codes = Object.fromEntries(items.map(({ id }, index) => [id, String(index % 3)]));
    await enter(form, codes);
    const refused = await finish(form);
    expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'rater.known-for',
      'rater.knows-how-well',
      'rater.interpreter',
    ]);
    await enter(form, {
      'rater.known-for': 'over-1-year',
      'rater.knows-how-well': 'well',
      'rater.interpreter': BLANK,
    });
    expect((await finish(form)).status).toBe(200);
    expect((await forms.practice(form, readAnswers)).body.rater).toEqual({
      'known-for': 'over-1-year',
      'knows-how-well': 'well',
    });
  });

  test.each([
    ['tomorrow', () => addDays(TODAY, 1), 'Choose today or an earlier day'],
    ['before the birth', () => '2009-05-16', expect.stringContaining('for these ages')],
    ['before the first age of the form', () => '2021-05-16', expect.stringContaining('for these ages')],
  ])('is refused for a day that is %s', async (_, day, message) => {
    const form = await forms.give({ birthDate: '2009-05-17' });
    await enter(form);
    const answer = await finish(form, day());
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ path: 'completedOn', message }]);
    expect(await forms.rowOf(form)).toMatchObject({ state: 'in-progress', paper_phase: 'first' });
    expect((await read(form)).completedOn).toEqual({ from: '2021-05-17', to: TODAY });
  });

  test.each(['Pacific/Honolulu', 'Pacific/Tongatapu'])('knows which day it is in %s', async (timeZone) => {
    const { system } = forms.hub.database;
    const { organizationId } = forms.account;
    const setZone = (time_zone: string) =>
      system.updateTable('organizations').set({ time_zone }).where('id', '=', organizationId).execute();
    onTestFinished(async () => void (await setZone('America/Chicago')));
    await setZone(timeZone);
    const today = todayIn(timeZone, new Date());
    const form = await forms.give();
    await enter(form);
    expect((await read(form)).completedOn.to).toBe(today);
    expect((await finish(form, addDays(today, 1))).status).toBe(400);
    expect((await finish(form, today)).status).toBe(200);
  });

  test('is finished once, however often it is tried at once', async () => {
    const form = await forms.give();
    await enter(form);
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish(form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await forms.practice(form, readScores)).body.versions).toHaveLength(1);
  });

  test('may need a review, as any other', async () => {
    const form = await forms.give();
    await enter(form, { ...calmAnswers, 1: BLANK, 3: BLANK, 5: DOUBLE, 7: BLANK });
    await finish(form);
    expect((await forms.rowOf(form)).state).toBe('needs-review');
    expect(await forms.useOf(form)).toBe('held');
  });
});

describe('a second entry', () => {
  test('begins when the first is whole, and does not see it', async () => {
    const form = await forms.give();
    const { 12: _, ...most } = calmAnswers;
    await enter(form, most);
    expect(codeOf(await forms.practice(form, askForSecondEntry))).toEqual([409, 'paper-incomplete']);
    await enter(form, { 12: '0' });
    expect((await forms.practice(form, askForSecondEntry)).body).toMatchObject({
      phase: 'second',
      entries: [],
      differences: [],
      firstBy: expect.stringMatching(/\w \w/),
      secondBy: null,
    });
    expect(codeOf(await enter(form, { 1: '0' }, 'first'))).toEqual([409, 'paper-moved-on']);
    expect(codeOf(await finish(form))).toEqual([409, 'paper-moved-on']);
    await enter(form, { 1: '1' }, 'second');
    expect((await read(form)).entries).toEqual([{ item: '1', entry: { mark: 'answer', value: '1' } }]);
  });

  test('shows each difference, and is finished when all are decided; both are kept, and who decided', async () => {
    const form = await enteredOnce({ ...calmAnswers, 3: DOUBLE });
    await enter(form, { ...calmAnswers, 1: '3', 7: BLANK }, 'second');
    const compared = await forms.practice(form, compareEntries);
    expect(compared.body).toMatchObject({ phase: 'compare', entries: [] });
    expect(compared.body.differences).toEqual([
      {
        item: '1',
        first: { mark: 'answer', value: '1' },
        second: { mark: 'answer', value: '3' },
        decided: null,
      },
      { item: '3', first: DOUBLE, second: { mark: 'answer', value: '2' }, decided: null },
      { item: '7', first: { mark: 'answer', value: '1' }, second: BLANK, decided: null },
    ]);
    await decide(form, { 1: '3', 3: '0' });
    const early = await finish(form);
    expect([codeOf(early), early.body.errors]).toEqual([
      [409, 'paper-incomplete'],
      [{ path: '7', message: expect.any(String) }],
    ]);
    expect((await decide(form, { 7: '1' })).body.differences).toHaveLength(3);
    expect((await finish(form)).status).toBe(200);
    const { items } = (await forms.practice(form, readAnswers)).body;
    expect([0, 2, 6].map((index) => items[index].answer)).toEqual(['3', '0', '1']);
    const kept = await forms.hub.database.system
      .selectFrom('paper_entries')
      .select(['pass', 'item', 'value', 'by_account_id'])
      .where('administration_id', '=', form.administrationId)
      .where('item', '=', '1')
      .orderBy('number')
      .execute();
    expect(kept).toEqual(
      [
        ['first', '1'],
        ['second', '3'],
        ['decision', '3'],
      ].map(([pass, value]) => ({ pass, item: '1', value, by_account_id: forms.account.accountId })),
    );
    expect((await forms.eventsOf(form)).slice(0, 3)).toEqual([
      'paper-begun',
      'second-entry-asked',
      'second-entry-done',
    ]);
  });

  test('that says the same is finished without a decision', async () => {
    const form = await enteredOnce();
    await enter(form, calmAnswers, 'second');
    expect((await forms.practice(form, compareEntries)).body.differences).toEqual([]);
    expect((await finish(form)).status).toBe(200);
  });

  test('asks for what a decision shows', async () => {
    const whole: Marks = {
      lesson: BLANK,
      minutes: 20,
      'on-task': 10,
      'classmate-on-task': 12,
      'call-out': 'no',
      'leave-seat': 'no',
      touch: 'no',
      alone: 'no',
      asked: 'no',
      calmer: BLANK,
      note: BLANK,
    };
    const form = await enteredOnce(whole, { formId: 'lco-observer' });
    await enter(form, { ...whole, 'call-out': 'yes', 'call-out-times': 3, 'call-out-then': BLANK }, 'second');
    const itemsOf = (answer: { body: Paper }) => answer.body.differences.map(({ item }) => item);
    expect(itemsOf(await forms.practice(form, compareEntries))).toEqual(['call-out']);
    expect(itemsOf(await decide(form, { 'call-out': 'yes' }))).toEqual([
      'call-out',
      'call-out-times',
      'call-out-then',
    ]);
    expect(codeOf(await finish(form))).toEqual([409, 'paper-incomplete']);
    expect(itemsOf(await decide(form, { 'call-out': 'no' }))).toEqual(['call-out']);
    expect((await finish(form)).status).toBe(200);
  });

  test('is compared when it is whole, and decided where it differs alone', async () => {
    const form = await enteredOnce();
    await enter(form, { 1: '3' }, 'second');
    expect(codeOf(await forms.practice(form, compareEntries))).toEqual([409, 'paper-incomplete']);
    expect(codeOf(await decide(form, { 1: '3' }))).toEqual([409, 'paper-moved-on']);
    await enter(form, { ...calmAnswers, 1: '3' }, 'second');
    await forms.practice(form, compareEntries);
    expect((await decide(form, { 2: '0' })).body.errors).toEqual([
      { path: 'decisions.0.item', message: 'Both passes say the same' },
    ]);
    expect(codeOf(await decide(form, { 1: '9' }))).toEqual([400, 'answer-refused']);
  });
});

describe('a colleague', () => {
  test('who does not have the client finds nothing', async () => {
    const form = await enteredOnce();
    const ask = await colleague(form);
    expect((await ask(readPaper)).status).toBe(404);
    const entries = entriesOf({ 1: '1' });
    expect((await ask(saveEntries, { phase: 'second', entries })).status).toBe(404);
  });

  test('with whom the client is shared enters the second pass, and no more than that', async () => {
    const form = await forms.give();
    await share(form);
    const ask = await colleague(form);
    expect(codeOf(await ask(readPaper))).toEqual([409, 'no-second-entry']);
    const entries = entriesOf({ ...calmAnswers, 2: '0' });
    expect(codeOf(await ask(saveEntries, { phase: 'first', entries }))).toEqual([409, 'no-second-entry']);
    await enter(form);
    await forms.practice(form, askForSecondEntry);
    const [listed] = (await ask(listAdministrations)).body.items;
    expect(listed.actions).toEqual(['enter-paper']);
    expect((await ask(readPaper)).body).toMatchObject({ phase: 'second', entries: [], isOwn: false });
    expect((await ask(saveEntries, { phase: 'second', entries })).status).toBe(204);
    expect((await ask(compareEntries)).body).toMatchObject({ phase: 'compare', isOwn: false });
    expect((await ask(decideDifferences, { decisions: entriesOf({ 2: '0' }) })).status).toBe(404);
    expect((await ask(finishPaper, { completedOn: TODAY })).status).toBe(404);
    const { firstBy, secondBy } = await read(form);
    expect(firstBy).not.toBe(secondBy);
    await decide(form, { 2: '0' });
    expect((await finish(form)).status).toBe(200);
  });
});

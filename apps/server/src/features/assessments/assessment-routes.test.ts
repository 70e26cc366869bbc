import {
  changeAssessmentLanguage,
  declineAssessment,
  leaveAssessment,
  openAssessment,
  openOtherAssessment,
  readAssessment,
  submitAssessment,
} from '@hub/contract/core/assessment/assessment';
import { describe, expect, test } from 'vitest';
import { call } from '../../../test/call.ts';
import { changeForm } from '../../../test/change-form.ts';
import { refusal } from '../../../test/client-hub.ts';
import { cookieOf, useFormHub } from '../../../test/form-hub.ts';
import type { GivenForm } from '../../../test/given-form.ts';
import { withinWindow } from '../../../test/within-window.ts';
import { createLink } from './form-links.ts';
import { expireForms } from './waiting-forms.ts';

const forms = useFormHub();

const setForm = ({ administrationId }: GivenForm, change: object) =>
  changeForm(forms.hub.database, administrationId, change);

const ended = (state: 'withdrawn' | 'declined' | 'expired') => ({ state, ended_at: new Date() });

test('whom to call is what the organization has set', async () => {
  const usual = await forms.openLink(await forms.give());
  expect(usual.body.emergency).toEqual({ number: '911', texts: {} });
  const set = (columns: object) =>
    forms.hub.database.system
      .updateTable('organizations')
      .set(columns)
      .where('id', '=', forms.account.organizationId)
      .execute();
  await set({ emergency_number: '112', emergency_texts: { en: 'Call the ward.' } });
  const own = await forms.openLink(await forms.give());
  expect(own.body.emergency).toEqual({ number: '112', texts: { en: 'Call the ward.' } });
  await set({ emergency_number: '911', emergency_texts: {} });
});

describe('a link', () => {
  test('opens its form with texts and items, and gives a cookie for that form alone', async () => {
    const form = await forms.give();
    const answer = await forms.openLink(form);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      state: 'open',
      formId: form.administrationId,
      about: 'Imogen F.',
      isAboutReader: true,
      practitionerName: expect.stringContaining(' '),
      organizationName: expect.any(String),
      language: 'en',
      role: 'self',
      others: [],
      hasBegun: false,
      current: { revision: 0, answers: {}, rater: {} },
    });
    expect(answer.body.content.pages[0].items[0].options[0]).toEqual({
      code: '0',
      text: expect.objectContaining({ en: expect.any(String), ar: expect.any(String) }),
    });
    const body = JSON.stringify(answer.body);
    for (const secret of ['weights', 'scales', 'norms', 'Fernsby', '2009-05-17', 'imogen@']) {
      expect(body).not.toContain(secret);
    }
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(
        `^form=[\\w-]{43}; Path=/core/api/assessment/${form.administrationId}; Max-Age=\\d+; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  test('names a client by initials where the practitioner says so', async () => {
    const form = await forms.give({ namesClientBy: 'initials' });
    expect((await forms.openLink(form)).body.about).toBe('I. F.');
  });

  test('is on the timeline when it is opened first, and when somebody comes back to answers', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    expect((await forms.rowOf(form)).state).toBe('opened');
    await forms.openLink(form);
    expect(await forms.eventsOf(form), 'nothing was answered yet').toEqual(['opened']);
    await device.save({ item: '1', value: '2' });
    const again = await forms.openLink(form);
    expect(again.body).toMatchObject({ hasBegun: true, current: { revision: 1, answers: { 1: '2' } } });
    expect(await forms.eventsOf(form)).toEqual(['opened', 'first-answer', 'resumed']);
    expect(await forms.auditOf(device.opened)).toMatchObject([
      { caller: 'respondent', action: 'open form', record_ids: [form.administrationId] },
    ]);
    expect(await forms.auditOf(again)).toMatchObject([{ caller: 'respondent', action: 'resume form' }]);
  });

  test('is not used up by a program that reads it', async () => {
    const form = await forms.give();
    const page = await fetch(`${forms.hub.url}/assessment/${form.administrationId}`);
    await page.text();
    const read = await call(forms.hub, readAssessment, { params: { formId: form.administrationId } });
    expect(refusal(read)).toEqual([401, 'form-not-open']);
    expect(await forms.rowOf(form)).toMatchObject({ state: 'waiting', opened_at: null });
    expect(await forms.eventsOf(form)).toEqual([]);
    expect((await forms.openLink(form)).status).toBe(200);
  });

  test('that is wrong, of another form, or of no form is refused alike', async () => {
    const [form, other] = [await forms.give(), await forms.give()];
    const wrong = await forms.openLink({ ...form, secret: 'wrong' });
    const ofOther = await forms.openLink({ ...form, secret: other.secret });
    const unknown = await forms.openLink({ administrationId: crypto.randomUUID(), secret: form.secret });
    expect(refusal(wrong)).toEqual([404, 'form-link-refused']);
    expect([ofOther.body, unknown.body]).toEqual([wrong.body, wrong.body]);
    for (const { headers } of [wrong, ofOther, unknown]) expect(headers.get('set-cookie')).toBeNull();
    expect(await forms.eventsOf(form)).toEqual([]);
  });

  test('that a newer one has replaced is refused', async () => {
    const form = await forms.give();
    const newer = await forms.hub.database.system
      .transaction()
      .execute((db) => createLink(db, forms.hub.secrets.formLinks, form));
    expect(refusal(await forms.openLink(form))).toEqual([404, 'form-link-refused']);
    expect((await forms.openLink({ ...form, secret: newer })).status).toBe(200);
  });

  test.each([
    ['withdrawn', ended('withdrawn')],
    ['declined', ended('declined')],
    ['expired', ended('expired')],
    ['expired', { due_on: '2020-01-01' }],
    ['submitted', { state: 'submitted', submitted_at: new Date() }],
    ['submitted', { state: 'discarded', submitted_at: new Date(), ended_at: new Date() }],
  ])('to a form that is over tells that it is %s, and opens nothing', async (state, change) => {
    const form = await forms.give();
    await forms.give({ beside: form });
    await setForm(form, change);
    const answer = await forms.openLink(form);
    expect(answer.body).toMatchObject({ state, practitionerName: expect.any(String), others: [] });
    expect(Object.keys(answer.body)).not.toContain('content');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await forms.eventsOf(form)).toEqual([]);
    // This form was submitted by hand, and the job would score it.
    if (state === 'submitted') await setForm(form, { ...ended('withdrawn'), submitted_at: null });
  });

  test('is limited when it is wrong, for a form and for an address, and never when it is right', async () => {
    await withinWindow(600);
    const form = await forms.give();
    const codes = new Set<string>();
    for (let guess = 0; guess < 22; guess += 1) {
      codes.add((await forms.openLink({ ...form, secret: `guess ${guess}` })).body.code);
    }
    expect([...codes]).toEqual(['form-link-refused', 'too-many-attempts']);
    expect((await forms.openLink(form)).status).toBe(200);

    const another = await forms.give();
    const answers = await Promise.all(
      Array.from({ length: 31 }, () => forms.openLink({ ...another, secret: 'wrong' }, '203.0.113.7')),
    );
    expect(answers.map(({ status }) => status)).toContain(420);
    expect((await forms.openLink(another, '203.0.113.8')).status).toBe(200);
  });
});

describe('the cookie of a form', () => {
  test('reads the form with the answers so far', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await device.save({ item: '1', value: '2' });
    const read = await device.call(readAssessment);
    expect(read.body).toMatchObject({ state: 'open', hasBegun: true, current: { answers: { 1: '2' } } });
    expect(await forms.auditOf(read)).toMatchObject([
      { caller: 'respondent', action: 'read form', respondent_id: form.respondentId, account_id: null },
    ]);
  });

  test('is no good for another form, and none is as good as a wrong one', async () => {
    const [form, other] = [await forms.give(), await forms.give()];
    const device = await forms.device(form);
    const answers = [
      await device.call(readAssessment, { params: { formId: other.administrationId } }),
      await device.call(readAssessment, { headers: { cookie: 'form=wrong' } }),
      await device.call(readAssessment, { headers: { cookie: '' } }),
      await device.call(readAssessment, { params: { formId: crypto.randomUUID() } }),
    ];
    for (const answer of answers) expect(refusal(answer)).toEqual([401, 'form-not-open']);
  });

  test('is over when a newer link was sent and its sessions were ended', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await forms.hub.database.system
      .updateTable('form_sessions')
      .set({ ended_at: new Date() })
      .where('administration_id', '=', form.administrationId)
      .execute();
    expect(refusal(await device.call(readAssessment))).toEqual([401, 'form-not-open']);
  });

  test('is over after its days', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await forms.hub.database.system
      .updateTable('form_sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('administration_id', '=', form.administrationId)
      .execute();
    expect(refusal(await device.call(readAssessment))).toEqual([401, 'form-not-open']);
  });

  test('is forgotten by leaving; the link opens the form again', async () => {
    const form = await forms.give();
    const [device, elsewhere] = [await forms.device(form), await forms.device(form)];
    await device.save({ item: '1', value: '2' });
    const left = await device.call(leaveAssessment);
    expect(left.status).toBe(204);
    expect(left.headers.get('set-cookie')).toContain('form=; ');
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(refusal(await device.call(readAssessment))).toEqual([401, 'form-not-open']);
    expect((await elsewhere.call(readAssessment)).status, 'another device').toBe(200);
    expect((await forms.openLink(form)).body.current.answers).toEqual({ 1: '2' });
  });
});

describe('a language', () => {
  test('changes texts and no answer, and is on the timeline', async () => {
    const form = await forms.give();
    const device = await forms.device(form);
    await device.save({ item: '1', value: '2' });
    for (const language of ['ar', 'ar']) {
      expect((await device.call(changeAssessmentLanguage, { body: { language } })).status).toBe(204);
    }
    expect((await device.call(readAssessment)).body).toMatchObject({
      language: 'ar',
      current: { revision: 1, answers: { 1: '2' } },
    });
    expect(await forms.eventsOf(form)).toEqual(['opened', 'first-answer', 'language-changed: ar']);
  });

  test('that the form does not have is refused', async () => {
    const device = await forms.device(await forms.give());
    const answer = await device.call(changeAssessmentLanguage, { body: { language: 'fr' } });
    expect(refusal(answer)).toEqual([
      400,
      'invalid-input',
      [{ path: 'language', message: 'Not a language of the form' }],
    ]);
  });
});

describe('a respondent who does not want to answer', () => {
  test.each(['declined', 'not-for-me'] as const)('says %s: the use is free again', async (why) => {
    const form = await forms.give();
    const device = await forms.device(form);
    await device.save({ item: '1', value: '2' });
    const answer = await device.call(declineAssessment, { body: { why, reason: 'I moved away' } });
    expect(answer.body).toMatchObject({ state: 'declined' });
    expect(await forms.rowOf(form)).toMatchObject({ state: 'declined', ended_at: expect.any(Date) });
    expect(await forms.useOf(form)).toBe('released');
    expect(await forms.eventsOf(form)).toEqual(['opened', 'first-answer', `${why}: I moved away`]);
    expect(await forms.auditOf(answer)).toMatchObject([{ caller: 'respondent', action: 'decline form' }]);
    expect((await device.call(readAssessment)).body.state, 'still told').toBe('declined');
    expect(refusal(await device.save({ item: '1', value: '1' }))).toEqual([409, 'form-over']);
    expect(refusal(await device.call(declineAssessment, { body: { why } }))).toEqual([409, 'form-over']);
  });
});

describe('several forms of one person', () => {
  test('follow each other, each with a cookie of its own', async () => {
    const form = await forms.give();
    const next = await forms.give({ beside: form, formId: 'lbs-2-self', birthDate: '2012-01-01' });
    const elsewhere = await forms.give();
    const device = await forms.device(form);
    expect(device.opened.body.others).toEqual([
      {
        formId: next.administrationId,
        name: expect.objectContaining({ en: expect.any(String) }),
        about: 'Imogen F.',
        minutes: expect.any(Number),
        answered: 0,
        items: 50,
        dueOn: expect.any(String),
      },
    ]);
    const open = (otherId: string) => device.call(openOtherAssessment, { params: { otherId } });
    const opened = await open(next.administrationId);
    expect(opened.body).toMatchObject({ state: 'open', formId: next.administrationId });
    expect(opened.body.others).toMatchObject([{ formId: form.administrationId }]);
    expect(await forms.auditOf(opened)).toMatchObject([
      { action: 'open form', record_ids: [next.administrationId] },
    ]);
    const read = await call(forms.hub, readAssessment, {
      params: { formId: next.administrationId },
      headers: { cookie: cookieOf(opened) },
    });
    expect(read.body.state).toBe('open');
    for (const otherId of [elsewhere.administrationId, crypto.randomUUID()]) {
      expect(refusal(await open(otherId))).toEqual([404, 'form-link-refused']);
    }
    await setForm(next, ended('withdrawn'));
    expect(refusal(await open(next.administrationId))).toEqual([404, 'form-link-refused']);
    expect((await device.call(readAssessment)).body.others).toEqual([]);
  });

  test('can be gone on with after one was handed in', async () => {
    const form = await forms.give();
    const next = await forms.give({ beside: form });
    const device = await forms.device(form);
    await device.answerAll();
    expect((await device.submit()).body).toMatchObject({
      state: 'submitted',
      others: [{ formId: next.administrationId }],
    });
    const opened = await device.call(openOtherAssessment, { params: { otherId: next.administrationId } });
    expect(opened.body.state).toBe('open');
  });
});

describe('a form past its last day', () => {
  test('is expired at once for whoever has it open, and by a job for everybody else', async () => {
    await expireForms(forms.hub.database, forms.hub.app.log);
    const form = await forms.give({ dueInDays: 0 });
    const device = await forms.device(form);
    await device.save({ item: '1', value: '2' });
    await setForm(form, { due_on: '2020-01-01' });
    expect((await device.call(readAssessment)).body).toMatchObject({ state: 'expired' });
    expect(refusal(await device.save({ item: '2', value: '2' }))).toEqual([409, 'form-over']);
    for (const [endpoint, body] of [
      [submitAssessment, { revision: 1 }],
      [declineAssessment, { why: 'declined' }],
      [changeAssessmentLanguage, { language: 'es' }],
    ] as const) {
      expect(refusal(await device.call(endpoint, { body }))).toEqual([409, 'form-over']);
    }
    expect(await forms.useOf(form)).toBe('held');
    expect(await expireForms(forms.hub.database, forms.hub.app.log)).toBe(1);
    expect(await expireForms(forms.hub.database, forms.hub.app.log)).toBe(0);
    expect(await forms.rowOf(form)).toMatchObject({ state: 'expired', ended_at: expect.any(Date) });
    expect(await forms.useOf(form)).toBe('released');
    expect((await forms.eventsOf(form)).at(-1)).toBe('expired');
    expect((await device.call(readAssessment)).body).toMatchObject({ state: 'expired' });
  });
});

test('a secret that is too long or missing is refused', async () => {
  const { administrationId } = await forms.give();
  for (const body of [{ secret: '' }, { secret: 'x'.repeat(101) }, {}]) {
    const answer = await call(forms.hub, openAssessment, { params: { formId: administrationId }, body });
    expect(answer.body.code).toBe('invalid-input');
  }
});

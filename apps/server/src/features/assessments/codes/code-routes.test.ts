import { createAdministrationCode } from '@hub/contract/core/administrations/administrations';
import { openAssessmentByCode, readAssessment } from '@hub/contract/core/assessment/assessment';
import { CODE_CHARACTERS } from '@hub/contract/core/assessment/form-code';
import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../../../../test/call.ts';
import { changeForm } from '../../../../test/change-form.ts';
import { refusal } from '../../../../test/client-hub.ts';
import { cookieOf, useFormHub } from '../../../../test/form-hub.ts';
import type { GivenForm } from '../../../../test/given-form.ts';
import { withinWindow } from '../../../../test/within-window.ts';
import { closeOnDevices } from '../form-links.ts';

const forms = useFormHub();

let addresses = 0;
const someAddress = () => {
  addresses += 1;
  return `198.51.${(addresses >> 8) & 255}.${addresses & 255}`;
};

beforeEach(async () => {
  await forms.hub.database.system.deleteFrom('rate_counters').execute();
});

const paramsOf = async ({ caseId, administrationId: id }: GivenForm) => {
  const { battery_id: batteryId } = await forms.hub.database.system
    .selectFrom('cases')
    .select('battery_id')
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { caseId, batteryId, id };
};

const makeCode = async (form: GivenForm) =>
  call(forms.hub, createAdministrationCode, { token: forms.token, params: await paramsOf(form) });

const codeOf = async (form: GivenForm): Promise<string> => (await makeCode(form)).body.code;

const type = (code: string, address = someAddress()) =>
  call(forms.hub, openAssessmentByCode, { body: { code }, headers: { 'x-forwarded-for': address } });

const REFUSED = [400, 'code-refused'];
const setForm = ({ administrationId }: GivenForm, change: object) =>
  changeForm(forms.hub.database, administrationId, change);

describe('a code', () => {
  test('is shown with the address to type it at, and is on the timeline and in the trail', async () => {
    const form = await forms.give();
    const answer = await makeCode(form);
    expect(answer.body).toEqual({
      code: expect.stringMatching(new RegExp(`^[${CODE_CHARACTERS}]{4}-[${CODE_CHARACTERS}]{4}$`)),
      address: expect.stringMatching(/\/assessment$/),
      expires: expect.any(String),
    });
    const hours = (Date.parse(answer.body.expires) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    expect(await forms.eventsOf(form)).toContain('code-created');
    expect(await forms.auditOf(answer)).toMatchObject([
      { caller: 'account', action: 'create code', record_ids: [form.administrationId] },
    ]);
    const { rows } = await forms.hub.database.pool.query('select code_hash from form_codes');
    expect(JSON.stringify(rows), 'only a hash is kept').not.toContain(answer.body.code.replace('-', ''));
  });

  test('opens its form on another device, however it is written, and leaves a trail', async () => {
    for (const write of [
      (code: string) => code,
      (code: string) => code.toLowerCase(),
      (code: string) => ` ${code.replace('-', ' ')} `,
      (code: string) => code.replace('-', ''),
    ]) {
      const form = await forms.give();
      const answer = await type(write(await codeOf(form)));
      expect([answer.status, answer.body]).toEqual([200, { formId: form.administrationId }]);
      const read = await call(forms.hub, readAssessment, {
        params: { formId: form.administrationId },
        headers: { cookie: cookieOf(answer) },
      });
      expect([read.status, read.body.state]).toEqual([200, 'open']);
      expect(await forms.eventsOf(form)).toContain('opened');
      expect(await forms.auditOf(answer)).toMatchObject([{ caller: 'respondent', action: 'open form' }]);
    }
  });

  test('is good once, also when it is typed on two devices at once', async () => {
    const form = await forms.give();
    const code = await codeOf(form);
    const answers = await Promise.all([type(code), type(code), type(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(refusal(await type(code))).toEqual(REFUSED);
  });

  test('ends when a new one is made, after 48 hours, and with its form', async () => {
    const replaced = await forms.give();
    const former = await codeOf(replaced);
    const latest = await codeOf(replaced);
    const old = await forms.give();
    const tooOld = await codeOf(old);
    await forms.hub.database.pool.query(
      "update form_codes set expires_at = now() - interval '1 second' where administration_id = $1",
      [old.administrationId],
    );
    const withdrawn = await forms.give();
    const ofWithdrawn = await codeOf(withdrawn);
    await setForm(withdrawn, { state: 'withdrawn', ended_at: new Date() });
    const past = await forms.give();
    const ofPast = await codeOf(past);
    await setForm(past, { due_on: '2020-01-01' });
    const closed = await forms.give();
    const ofClosed = await codeOf(closed);
    await closeOnDevices(forms.hub.database.system, closed);

    const wrong = await type('HHHH-HHHH');
    for (const code of [former, tooOld, ofWithdrawn, ofPast, ofClosed]) {
      const answer = await type(code);
      expect([answer.status, answer.body, answer.headers.get('set-cookie')]).toEqual([400, wrong.body, null]);
    }
    expect((await type(latest)).status).toBe(200);
  });

  test('is made for a form that is out, by its practitioner', async () => {
    const form = await forms.give();
    await setForm(form, { state: 'withdrawn', ended_at: new Date() });
    expect(refusal(await makeCode(form))).toEqual([409, 'form-not-out']);
  });

  test.each(['', ' ', 'x', '-', '1'.repeat(40)])('"%s" is none', async (code) => {
    const { status, body } = await type(code);
    expect([status, body.code]).toEqual(code === '' ? [400, 'invalid-input'] : REFUSED);
  });
});

describe('guesses', () => {
  test('are ten a minute for an address, and then the right code waits, too', async () => {
    await withinWindow(60);
    const code = await codeOf(await forms.give());
    const address = someAddress();
    for (let guess = 0; guess < 10; guess += 1) {
      expect(refusal(await type('HHHH-HHHH', address))).toEqual(REFUSED);
    }
    const refused = await type(code, address);
    expect(refusal(refused)).toEqual([420, 'too-many-attempts']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await type(code)).status, 'from elsewhere it is good').toBe(200);
  });

  test('of one network count together', async () => {
    await withinWindow(60);
    for (let guess = 0; guess < 10; guess += 1) await type('HHHH-HHHH', `2001:db8:7:7::${guess + 1}`);
    expect((await type('HHHH-HHHH', '2001:db8:7:7:9::1')).status).toBe(420);
    expect((await type('HHHH-HHHH', '2001:db8:7:8::1')).status).toBe(400);
  });

  test('that are right are not counted', async () => {
    const address = someAddress();
    for (let time = 0; time < 12; time += 1) {
      expect((await type(await codeOf(await forms.give()), address)).status).toBe(200);
    }
  });

  test('of many addresses are limited in all, and keep out nobody who was not wrong', async () => {
    await withinWindow(60);
    const code = await codeOf(await forms.give());
    const guesser = someAddress();
    const guess = async () => (await type('HHHH-HHHH', guesser)).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([400, 400, 400, 400]);
    // As if others had made the other 95.
    await forms.hub.database.system
      .updateTable('rate_counters')
      .set({ count: 99 })
      .where('name', '=', 'wrong codes in all')
      .execute();
    expect([await guess(), await guess()]).toEqual([400, 420]);
    const owner = someAddress();
    expect((await type('HHHH-HHHK', owner)).status, 'a slip of the finger').toBe(400);
    expect((await type(code, owner)).status).toBe(200);
  });
});

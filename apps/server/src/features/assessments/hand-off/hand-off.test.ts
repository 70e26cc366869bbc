import { readProfile } from '@hub/contract/auth/users/users';
import { startAdministration } from '@hub/contract/core/administrations/administrations';
import { takeHandOff } from '@hub/contract/core/administrations/hand-off';
import { openOtherAssessment, readAssessment, saveAnswers } from '@hub/contract/core/assessment/assessment';
import { deleteCase } from '@hub/contract/core/cases/cases';
import { describe, expect, test } from 'vitest';
import { type Battery, toClient, toOneself, useAssessmentHub } from '../../../../test/assessment-hub.ts';
import { auditOf } from '../../../../test/audit-of.ts';
import { call } from '../../../../test/call.ts';
import { refusal } from '../../../../test/client-hub.ts';
import { cookieOf } from '../../../../test/form-hub.ts';

const hub = useAssessmentHub();

const signIn = () => hub.hub.signIn('practitioner@demo.test');

/** Hands over the device of a new session, for the forms of one respondent. */
async function handOver(items: object[] = [toClient()], battery?: Battery) {
  const given = battery ?? (await hub.open());
  const forms = await hub.send(given, ...items);
  const token = await signIn();
  const id = forms[0]?.id ?? '';
  const started = await call(hub.hub, startAdministration, { token, params: { ...given, id } });
  return { battery: given, forms, id, token, started, cookie: cookieOf(started) };
}

const read = (formId: string, cookie: string) =>
  call(hub.hub, readAssessment, { params: { formId }, headers: { cookie } });

/** Backdates the last activity on every device of a form. */
const age = async (formId: string, minutes: number) => {
  const { pool } = hub.hub.database;
  const values = [formId, minutes];
  await pool.query(
    'update form_sessions set opened_at = opened_at - make_interval(mins => $2) where administration_id = $1',
    values,
  );
};

describe('a device that is handed over', () => {
  test('ends the session and opens the form by one call, for half a day', async () => {
    const { id, token, started, cookie } = await handOver();
    expect([started.status, started.body]).toEqual([200, { address: `/assessment/${id}` }]);
    expect(started.headers.get('set-cookie')).toContain('Max-Age=43200');
    expect(refusal(await call(hub.hub, readProfile, { token }))).toEqual([401, 'not-signed-in']);
    const { body } = await read(id, cookie);
    expect([body.state, body.isHandedOver]).toEqual(['open', true]);
  });

  test('stays so for the next form of the same person', async () => {
    const { id, forms, cookie } = await handOver([toClient(), toClient({ formId: 'lbs-2-self' })]);
    const other = forms[1]?.id ?? '';
    const opened = await call(hub.hub, openOtherAssessment, {
      params: { formId: id, otherId: other },
      headers: { cookie },
    });
    expect([opened.status, opened.body.isHandedOver]).toEqual([200, true]);
    expect((await read(other, cookieOf(opened))).body.isHandedOver).toBe(true);
  });

  test("is none where the practitioner fills in a form of their own, or somebody has the form's link", async () => {
    const { id, token, cookie } = await handOver([toOneself()]);
    expect((await call(hub.hub, readProfile, { token })).status).toBe(200);
    expect((await read(id, cookie)).body.isHandedOver).toBe(false);
    await age(id, 31);
    expect((await read(id, cookie)).status, 'it is not left alone').toBe(200);
  });

  test('shows the form no more when nothing was answered for 30 minutes, and keeps what comes late', async () => {
    const { id, cookie } = await handOver();
    await age(id, 29);
    expect((await read(id, cookie)).status).toBe(200);
    await age(id, 2);
    expect(refusal(await read(id, cookie))).toEqual([401, 'form-not-open']);
    const answers = [{ number: 1, seen: 0, item: '1', value: '1' }];
    const body = { device: crypto.randomUUID(), answers };
    const params = { formId: id };
    const saved = await call(hub.hub, saveAnswers, { params, body, headers: { cookie } });
    expect(saved.status).toBe(200);
    expect((await read(id, cookie)).status, 'somebody is there').toBe(200);
  });
});

describe('where the practitioner left off', () => {
  const take = (token: string) => call(hub.hub, takeHandOff, { token });

  test('is told to them once, after they have signed in again', async () => {
    const { battery, id } = await handOver();
    const token = await signIn();
    const answer = await take(token);
    expect(answer.body).toEqual({ handOff: { caseId: battery.caseId, administrationId: id } });
    expect(await auditOf(hub.hub, answer)).toMatchObject([{ action: 'take hand-off', record_ids: [id] }]);
    expect((await take(token)).body).toEqual({ handOff: null });
  });

  test('is the latest place, and told to nobody else', async () => {
    await handOver();
    const { id } = await handOver();
    for (const other of ['second', 'manager', 'school'] as const) {
      expect((await take(hub.tokens[other])).body).toEqual({ handOff: null });
    }
    expect((await take(await signIn())).body.handOff.administrationId).toBe(id);
  });

  test('is forgotten after 12 hours, and with the case', async () => {
    await handOver();
    await hub.hub.database.pool.query("update hand_offs set at = now() - interval '12 hours 1 second'");
    expect((await take(await signIn())).body).toEqual({ handOff: null });
    const { battery } = await handOver();
    await hub.call(deleteCase, { params: { id: battery.caseId } });
    expect((await take(await signIn())).body).toEqual({ handOff: null });
  });

  test('is nowhere for a form of their own', async () => {
    await handOver([toOneself()]);
    expect((await take(await signIn())).body).toEqual({ handOff: null });
  });
});

import { randomUUID } from 'node:crypto';
import { readProfile } from '@hub/contract/auth/users/users';
import {
  changeDueDate,
  changeRespondent,
  copyAdministrationLink,
  listClientAdministrations,
  readAdministration,
  readScores,
  resendAdministration,
  startAdministration,
  submitAdministration,
} from '@hub/contract/core/administrations/administrations';
import { deleteCase, readCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { readClient } from '@hub/contract/core/clients/clients';
import { displayDate } from '@hub/contract/dates/date-display';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { describe, expect, test, vi } from 'vitest';
import {
  type Battery,
  dayIn,
  toClient,
  today,
  toMother,
  toOneself,
  useAssessmentHub,
} from '../../../test/assessment-hub.ts';
import { call } from '../../../test/call.ts';
import { refusal } from '../../../test/client-hub.ts';
import { calmAnswers } from '../../../test/given-form.ts';
import { seal } from '../../security/seal.ts';
import { linkOf } from './form-links.ts';

const hub = useAssessmentHub();

/** A case with one form that is out. */
async function sendOne(item: (battery: Battery) => object = toMother) {
  const battery = await hub.open();
  const [sent] = await hub.send(battery, item(battery));
  if (!sent) throw new Error('nothing was sent');
  return { battery, sent, params: { ...battery, id: sent.id, respondentId: sent.respondent.id } };
}

const kindsOf = ({ timeline }: { timeline: { kind: string }[] }) => timeline.map(({ kind }) => kind);

async function secretOf(administrationId: string) {
  const { organization_id } = await hub.hub.database.system
    .selectFrom('administrations')
    .select('organization_id')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow();
  const form = { organizationId: organization_id, administrationId };
  return linkOf(hub.hub.database.system, hub.hub.secrets.formLinks, form);
}

const sessionsOf = (id: string) =>
  hub.hub.database.system
    .selectFrom('form_sessions')
    .select('ended_at')
    .where('administration_id', '=', id)
    .execute();

const send = (endpoint: AnyEndpoint, params: Record<string, string>, body?: object) =>
  hub.call(endpoint, {
    params,
    ...(body && { body }),
    ...(endpoint.idempotent && { headers: { 'idempotency-key': randomUUID() } }),
  });

test('an administration is read with its client, its notice and its timeline', async () => {
  const { battery, sent, params } = await sendOne();
  const answer = await hub.call(readAdministration, { params });
  expect(answer.body).toMatchObject({
    ...sent,
    mail: expect.anything(),
    clientId: battery.clientId,
    clientName: 'Imogen Fernsby',
    caseName: 'Reading evaluation',
    batteryId: battery.batteryId,
    notice: expect.stringContaining('Demonstration norms'),
  });
  expect(kindsOf(answer.body)).toEqual(expect.arrayContaining(['mail-written', 'sent']));
  expect(await hub.auditOf(answer)).toEqual([
    { action: 'read', record: 'administration', record_ids: [sent.id] },
  ]);
});

test('those of a case are listed, the latest first, and count the answers that hold', async () => {
  const { battery, sent } = await sendOne();
  await hub.send(battery, toClient());
  await hub.answer(sent.id, { anx1: '2', dep1: '0', 'rater.interpreter': 'no' });
  await hub.answer(sent.id, { dep1: null });
  const [latest, first] = await hub.list(battery);
  expect([latest?.formId, first?.formId]).toEqual(['lmc-self', 'lbs-2-parent']);
  expect(first).toMatchObject({
    state: 'in-progress',
    answered: 1,
    lastAnswer: expect.any(String),
    actions: expect.arrayContaining(['submit']),
  });
});

test('on the day on which it is due a form that is out is overdue', async () => {
  const { battery, sent } = await sendOne((battery) => toMother(battery, { dueOn: today() }));
  expect(sent.isOverdue).toBe(true);
  await hub.withdraw(battery, sent);
  expect((await hub.list(battery))[0]?.isOverdue).toBe(false);
});

test("all administrations of a client are listed over their cases, a deleted case's are not", async () => {
  const { battery, sent } = await sendOne();
  const answer = await hub.call(listClientAdministrations, { params: { id: battery.clientId } });
  expect(answer.body).toMatchObject({
    items: [{ id: sent.id, caseName: 'Reading evaluation', batteryId: battery.batteryId }],
    totalItems: 1,
  });
  const past = await hub.call(listClientAdministrations, {
    params: { id: battery.clientId },
    query: '?Page=2',
  });
  expect(past.body).toMatchObject({ items: [], page: 2, totalItems: 1 });
  await hub.call(deleteCase, { params: { id: battery.caseId } });
  const after = await hub.call(listClientAdministrations, { params: { id: battery.clientId } });
  expect(after.body.items).toEqual([]);
});

describe('resending', () => {
  test('mails a new link, and the old one is no longer good', async () => {
    const { sent, params } = await sendOne();
    const before = await secretOf(sent.id);
    const answer = await send(resendAdministration, params);
    expect([answer.status, answer.body.mail.state]).toEqual([200, 'written']);
    expect(kindsOf(answer.body).filter((kind) => kind === 'mail-written')).toHaveLength(2);
    const after = await secretOf(sent.id);
    expect(after).not.toBe(before);
    const links = await hub.hub.database.system
      .selectFrom('form_links')
      .select(['ended_at', 'sealed_secret'])
      .where('administration_id', '=', sent.id)
      .orderBy('created_at')
      .execute();
    expect(links).toEqual([
      { ended_at: expect.any(Date), sealed_secret: null },
      { ended_at: null, sealed_secret: expect.any(Buffer) },
    ]);
    await vi.waitFor(async () => {
      const mails = await hub.mailsTo('odile@demo.test');
      expect(mails.filter(({ text }) => text.includes(`/assessment/${sent.id}#${after}`))).toHaveLength(1);
    }, 10_000);
  });

  test('needs an address', async () => {
    const { params } = await sendOne(() => toClient());
    expect(refusal(await send(resendAdministration, params))).toEqual([409, 'no-address']);
  });
});

test('the link that the respondent has is copied as it is, and the timeline says so', async () => {
  const { sent, params } = await sendOne(() => toClient());
  const answer = await send(copyAdministrationLink, params);
  expect(answer.body.link).toBe(
    `${hub.hub.environment.PUBLIC_URL}/assessment/${sent.id}#${await secretOf(sent.id)}`,
  );
  expect((await send(copyAdministrationLink, params)).body).toEqual(answer.body);
  expect(kindsOf(await hub.read(params, sent.id))).toContain('link-copied');
});

test('a link that was sealed with another key is replaced by a new one', async () => {
  const { params } = await sendOne();
  const sealedElsewhere = seal(Buffer.alloc(32, 1), 'elsewhere', 'secret');
  await hub.hub.database.system
    .updateTable('form_links')
    .set({ sealed_secret: sealedElsewhere })
    .where('administration_id', '=', params.id)
    .execute();
  const { status, body } = await send(copyAdministrationLink, params);
  expect(status).toBe(200);
  expect(body.link).toContain(`#${await secretOf(params.id)}`);
});

describe('another address', () => {
  test('gets all forms of the person that are out, by one mail; the former links and devices are out', async () => {
    const { battery, sent, params } = await sendOne();
    const [second, over] = await hub.send(
      battery,
      toMother(battery, { formId: 'lap-parent' }),
      toMother(battery),
    );
    if (over) await hub.withdraw(battery, over);
    const former = await secretOf(sent.id);
    await send(startAdministration, { ...battery, id: second?.id ?? '' }).then(signInAgain);
    const email = `moved-${randomUUID()}@demo.test`;
    const answer = await send(changeRespondent, params, { email });
    expect(answer.body).toMatchObject({ respondent: { email }, mail: { state: 'written' } });
    expect(kindsOf(answer.body)).toEqual(expect.arrayContaining(['mail-written', 'address-changed']));
    await vi.waitFor(async () => {
      const mails = await hub.mailsTo(email);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain('2 forms');
      expect(mails[0]?.text).toContain(`/assessment/${sent.id}#${await secretOf(sent.id)}`);
    }, 10_000);
    expect(await secretOf(sent.id)).not.toBe(former);
    expect(await sessionsOf(second?.id ?? '')).toEqual([{ ended_at: expect.any(Date) }]);
  });

  test('is of the respondent of this form, and is an address', async () => {
    const { params } = await sendOne();
    const other = { ...params, respondentId: randomUUID() };
    expect(refusal(await send(changeRespondent, other, { email: 'a@demo.test' }))).toEqual([
      404,
      'not-found',
    ]);
    expect((await send(changeRespondent, params, { email: 'nowhere' })).status).toBe(400);
  });
});

describe('withdrawing', () => {
  test('frees the use, ends the link and the devices, and the case follows', async () => {
    const before = await hub.usesOf('lbs-2-parent');
    const { battery, sent } = await sendOne();
    await hub.answer(sent.id, { anx1: '2' });
    const answer = await hub.withdraw(battery, sent, '?reason=Sent%20by%20mistake');
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(await hub.auditOf(answer)).toEqual([
      { action: 'withdraw', record: 'administration', record_ids: [sent.id] },
    ]);
    const whole = await hub.read(battery, sent.id);
    expect(whole).toMatchObject({ state: 'withdrawn', ended: expect.any(String), actions: [] });
    expect(whole.timeline).toContainEqual({
      at: expect.any(String),
      kind: 'withdrawn',
      byName: 'Maren Okafor',
      detail: 'Sent by mistake',
    });
    expect(await hub.usesOf('lbs-2-parent')).toEqual(before);
    expect(await secretOf(sent.id)).toBeUndefined();
    expect((await hub.call(readCase, { params: { id: battery.caseId } })).body.status).toBe(1);
  });

  test('is for the respondent of the form', async () => {
    const { battery, sent } = await sendOne();
    const stranger = { ...sent, respondent: { ...sent.respondent, id: randomUUID() } };
    expect(refusal(await hub.withdraw(battery, stranger))).toEqual([404, 'not-found']);
    expect((await hub.list(battery))[0]?.state).toBe('waiting');
  });
});

describe('the due date', () => {
  test('is changed, and the timeline says so', async () => {
    const { params } = await sendOne();
    const answer = await send(changeDueDate, params, { dueOn: dayIn(40) });
    expect(answer.body).toMatchObject({ dueOn: dayIn(40) });
    expect(answer.body.timeline).toContainEqual(
      expect.objectContaining({ kind: 'due-date-changed', detail: dayIn(40) }),
    );
  });

  test('is not in the past, nor later than the license can be used or the client is of the age', async () => {
    const { params } = await sendOne((battery) => toMother(battery, { formId: 'lap-teacher' }));
    const refused = async (dueOn: string) =>
      (await send(changeDueDate, params, { dueOn })).body.errors?.[0].message;
    expect(await refused(dayIn(-1))).toBe('Choose today or a later day');
    expect(await refused(dayIn(37))).toBe(`Choose a day until ${displayDate(dayIn(36))}`);
    const { params: ofParent } = await sendOne();
    const answer = await send(changeDueDate, ofParent, { dueOn: '2033-05-17' });
    expect(answer.body.errors).toEqual([{ path: 'dueOn', message: 'Choose a day until 05/16/2033' }]);
  });
});

describe('submitting what is there', () => {
  test('hands the form in for the practitioner, with a reason', async () => {
    const { sent, params } = await sendOne();
    await hub.answer(sent.id, { anx1: '2' });
    const answer = await send(submitAdministration, params, { reason: 'She will not finish.' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ state: 'submitted', submitted: expect.any(String), actions: [] });
    const event = answer.body.timeline.find(
      ({ kind }: { kind: string }) => kind === 'submitted-by-practitioner',
    );
    expect(event).toMatchObject({ byName: 'Maren Okafor', detail: 'She will not finish.' });
    expect(await secretOf(sent.id), 'nobody hands the link over again').toBeUndefined();
    expect((await hub.read(params, sent.id)).state, 'far too little was answered').toBe('needs-review');
    const again = await send(submitAdministration, params, { reason: 'Again.' });
    expect(refusal(again)).toEqual([409, 'form-not-out']);
  });

  test('is scored at once: the use is spent, the scores can be read, the case and the client follow', async () => {
    const before = await hub.usesOf('lmc-self');
    const { battery, sent, params } = await sendOne(() => toClient());
    await hub.answer(sent.id, calmAnswers);
    await send(submitAdministration, params, { reason: 'Answered by phone.' });
    expect(await hub.read(params, sent.id)).toMatchObject({
      state: 'scored',
      answered: 12,
      scored: expect.any(String),
    });
    const { body, ...answer } = await send(readScores, params);
    expect(body.versions).toMatchObject([
      { number: 1, completedOn: today(), scales: expect.any(Array), notice: expect.any(String) },
    ]);
    expect(body.versions[0].scales.length).toBeGreaterThan(0);
    expect(await hub.auditOf(answer)).toEqual([
      { action: 'read scores', record: 'administration', record_ids: [sent.id] },
    ]);
    const after = await hub.usesOf('lmc-self');
    expect([after.pool.held, after.pool.consumed]).toEqual([
      before.pool.held,
      (before.pool.consumed ?? 0) + 1,
    ]);
    expect((await hub.call(readCase, { params: { id: battery.caseId } })).body.status).toBe(3);
    const client = await hub.call(readClient, { params: { id: battery.clientId } });
    expect(client.body.lastEvaluation).toBe(today());
  });

  test('needs an answer, and a reason', async () => {
    const { sent, params } = await sendOne();
    const nothing = await send(submitAdministration, params, { reason: 'None came.' });
    expect(refusal(nothing)).toEqual([409, 'nothing-answered']);
    await hub.answer(sent.id, { 'rater.interpreter': 'no' });
    expect(refusal(await send(submitAdministration, params, { reason: 'None came.' }))).toEqual([
      409,
      'nothing-answered',
    ]);
    expect((await send(submitAdministration, params, { reason: '' })).status).toBe(400);
  });
});

describe('starting here', () => {
  test("hands the screen over: the form's cookie comes, and the practitioner's session is over", async () => {
    const { sent, params } = await sendOne(() => toClient());
    const token = await hub.hub.signIn('practitioner@demo.test');
    const answer = await call(hub.hub, startAdministration, { params, token });
    expect([answer.status, answer.body]).toEqual([200, { address: `/assessment/${sent.id}` }]);
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`^form=[\\w-]+; Path=/core/api/assessment/${sent.id}; .*HttpOnly; SameSite=Strict`),
    );
    expect((await call(hub.hub, readProfile, { token })).status).toBe(401);
    expect((await hub.call(readProfile)).status, 'another session of theirs goes on').toBe(200);
    expect(await sessionsOf(sent.id)).toEqual([{ ended_at: null }]);
    expect(kindsOf(await hub.read(params, sent.id))).toContain('started-here');
    expect(await hub.auditOf(answer)).toEqual(
      expect.arrayContaining([
        { action: 'start here', record: 'administration', record_ids: [sent.id] },
        { action: 'end', record: 'session', record_ids: [expect.any(String)] },
      ]),
    );
  });

  test("a clinician's form is filled in by the practitioner, who stays signed in", async () => {
    const { params } = await sendOne(() => toOneself());
    const token = await hub.hub.signIn('practitioner@demo.test');
    const answer = await call(hub.hub, startAdministration, { params, token });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, expect.stringMatching(/^form=/)]);
    expect((await call(hub.hub, readProfile, { token })).status).toBe(200);
  });
});

const changes: [string, AnyEndpoint, object?][] = [
  ['resending', resendAdministration],
  ['copying the link', copyAdministrationLink],
  ['starting', startAdministration],
  ['changing the address', changeRespondent, { email: 'other@demo.test' }],
  ['changing the due date', changeDueDate, { dueOn: dayIn(3) }],
  ['submitting', submitAdministration, { reason: 'Enough.' }],
];

describe.each(changes)('%s', (_, endpoint, body) => {
  test('is refused once the form is over', async () => {
    const { battery, sent, params } = await sendOne();
    await hub.answer(sent.id, { anx1: '2' });
    await hub.withdraw(battery, sent);
    expect(refusal(await send(endpoint, params, body))).toEqual([409, 'form-not-out']);
  });

  test('is for who has the case, in this case and of this battery', async () => {
    const { params } = await sendOne();
    const other = await hub.open();
    const headers = { 'idempotency-key': randomUUID() };
    for (const person of ['second', 'manager', 'school'] as const) {
      const answer = await hub.as(person, endpoint, { params, headers, ...(body && { body }) });
      expect(refusal(answer), person).toEqual([404, 'not-found']);
    }
    expect(refusal(await send(endpoint, { ...params, ...other }, body))).toEqual([404, 'not-found']);
    const wrong = { ...params, batteryId: other.batteryId };
    expect(refusal(await send(endpoint, wrong, body))).toEqual([404, 'not-found']);
  });

  test('tells of a deleted case', async () => {
    const { battery, params } = await sendOne();
    await hub.call(deleteCase, { params: { id: battery.caseId } });
    expect(refusal(await send(endpoint, params, body))).toEqual([404, 'case-deleted']);
  });
});

test.each([
  ['submitted', []],
  ['needs-review', ['accept-review', 'discard']],
  ['scored', ['correct', 'choose-norms']],
  ['declined', []],
  ['withdrawn', []],
  ['expired', []],
  ['discarded', []],
] as const)('a form that is %s offers nothing that is for forms that are out', async (state, actions) => {
  const { battery, sent, params } = await sendOne();
  const at = new Date();
  const isOver = ['declined', 'withdrawn', 'expired', 'discarded'].includes(state);
  await hub.setState(sent.id, {
    state,
    submitted_at: at,
    scored_at: at,
    ended_at: isOver ? at : null,
  });
  expect((await hub.list(battery))[0]?.actions).toEqual(actions);
  expect(refusal(await hub.withdraw(battery, sent))).toEqual([409, 'form-not-out']);
  expect(refusal(await send(changeDueDate, params, { dueOn: dayIn(3) }))).toEqual([409, 'form-not-out']);
});

test('in a closed case what was given can be read', async () => {
  const { battery, sent, params } = await sendOne();
  const closing = { params: { id: battery.caseId }, body: { status: 4, withdrawOpen: true } };
  expect((await hub.call(updateCaseStatus, closing)).status).toBe(200);
  expect((await hub.read(params, sent.id)).state).toBe('withdrawn');
});

/** Signs in again, since handing over the screen ended the session. */
async function signInAgain() {
  hub.tokens.practitioner = await hub.hub.signIn('practitioner@demo.test');
}

import { randomUUID } from 'node:crypto';
import { readCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { deleteClient } from '@hub/contract/core/clients/clients';
import { displayDate } from '@hub/contract/dates/date-display';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type Battery,
  dayIn,
  toClient,
  toMother,
  toOneself,
  useAssessmentHub,
} from '../../../test/assessment-hub.ts';
import { refusal } from '../../../test/client-hub.ts';

const hub = useAssessmentHub();

const mailTo = (address: string) =>
  vi.waitFor(async () => {
    const mails = await hub.mailsTo(address);
    expect(mails).not.toEqual([]);
    return mails;
  }, 10_000);

const countRows = async ({ caseId }: Battery) => {
  const { rows } = await hub.hub.database.pool.query(
    `select (select count(*) from administrations where case_id = $1)::integer as administrations,
      (select count(*) from respondents where case_id = $1)::integer as respondents`,
    [caseId],
  );
  return rows[0];
};

test('several forms go out at once: a use is held for each, and the case is in progress', async () => {
  const battery = await hub.open();
  const before = await hub.usesOf('lbs-2-parent');
  const answer = await hub.trySend(battery, [toMother(battery), toClient(), toOneself()]);
  expect(answer.status).toBe(201);
  const [parent, self, clinician] = answer.body.items;
  expect(parent).toMatchObject({
    caseId: battery.caseId,
    formId: 'lbs-2-parent',
    formName: expect.any(String),
    productAcronym: 'LBS-2',
    respondent: { kind: 'contact', firstName: 'Odile', lastName: 'Fernsby', email: 'odile@demo.test' },
    role: 'parent',
    delivery: 1,
    language: 'en',
    dueOn: dayIn(10),
    state: 'waiting',
    isOverdue: false,
    answered: 0,
    items: 60,
    opened: null,
    submitted: null,
    mail: { state: 'written', reason: '' },
    actions: [
      'resend',
      'remind',
      'change-address',
      'start-here',
      'copy-link',
      'code',
      'change-due-date',
      'print',
      'enter-paper',
      'withdraw',
    ],
  });
  expect(self).toMatchObject({
    respondent: { kind: 'client', email: '' },
    mail: null,
    actions: [
      'change-address',
      'start-here',
      'copy-link',
      'code',
      'change-due-date',
      'print',
      'enter-paper',
      'withdraw',
    ],
  });
  expect(clinician).toMatchObject({
    respondent: { kind: 'practitioner', firstName: 'Maren', lastName: 'Okafor' },
    actions: ['fill-in', 'copy-link', 'code', 'change-due-date', 'print', 'enter-paper', 'withdraw'],
  });
  const numbers = answer.body.items.map(({ number }: { number: string }) => Number(number.slice(2)));
  expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
  const after = await hub.usesOf('lbs-2-parent');
  expect([after.own.available, after.own.held]).toEqual([
    (before.own.available ?? 0) - 1,
    (before.own.held ?? 0) + 1,
  ]);
  expect((await hub.call(readCase, { params: { id: battery.caseId } })).body.status).toBe(2);
  expect(await hub.auditOf(answer)).toEqual([
    {
      action: 'send',
      record: 'administration',
      record_ids: answer.body.items.map(({ id }: { id: string }) => id),
    },
  ]);
});

test('a repeat under the same key sends nothing more', async () => {
  const battery = await hub.open();
  const key = randomUUID();
  const first = await hub.trySend(battery, [toMother(battery)], {}, key);
  const again = await hub.trySend(battery, [toMother(battery)], {}, key);
  expect(again.body).toEqual(first.body);
  expect(await countRows(battery)).toEqual({ administrations: 1, respondents: 1 });
});

test('one mail goes to each person, with one link and all their forms', async () => {
  const email = `one-mail-${randomUUID()}@demo.test`;
  const battery = await hub.open();
  const respondent = { kind: 'contact', contactId: battery.contactId, email };
  const [first] = await hub.send(
    battery,
    toMother(battery, { respondent }),
    toMother(battery, { respondent, formId: 'lap-parent', dueOn: dayIn(12) }),
  );
  const mails = await mailTo(email);
  expect(mails).toHaveLength(1);
  const { subject = '', text = '' } = mails[0] ?? {};
  expect(subject).toBe('Questions about Imogen F., from Maren Okafor');
  expect(text).toContain(
    'Maren Okafor of Lakeside Psychology Group asks you to fill in 2 forms about Imogen F.',
  );
  expect(text.match(/about \d+ minutes/g)).toEqual(['about 15 minutes', 'about 12 minutes']);
  expect(text.match(/https?:\S+/g)).toEqual([
    expect.stringMatching(new RegExp(`/assessment/${first?.id}#[\\w-]{32}$`)),
  ]);
  expect(`${subject}${text}`).not.toContain('Fernsby');
});

test('the mail is written in the language of the form, and by initials where the practitioner says so', async () => {
  const email = `initials-${randomUUID()}@demo.test`;
  const battery = await hub.open();
  const respondent = { kind: 'contact', contactId: battery.contactId, email };
  await hub.trySend(battery, [toMother(battery, { respondent, language: 'es' })], {
    namesClientBy: 'initials',
  });
  const [spanish] = await mailTo(email);
  expect(spanish?.subject).toBe('Preguntas sobre I. F., de Maren Okafor');
  expect(spanish?.html).toContain('<div lang="es" dir="ltr">');
  expect(`${spanish?.subject}${spanish?.text}`).not.toContain('Imogen');

  const own = `arabic-${randomUUID()}@demo.test`;
  await hub.send(
    battery,
    toClient({ delivery: 1, language: 'ar', respondent: { kind: 'client', email: own } }),
  );
  const [arabic] = await mailTo(own);
  expect(arabic?.html).toContain('<div lang="ar" dir="rtl">');
  expect(arabic?.subject, 'who answers about themself is not named').toBe('أسئلة لك من Maren Okafor');
});

test('a mail that the server has accepted is told for all of its forms', async () => {
  const battery = await hub.open();
  const [parent] = await hub.send(battery, toMother(battery), toMother(battery, { formId: 'lap-parent' }));
  await vi.waitFor(async () => {
    const mails = (await hub.list(battery)).map(({ mail }) => mail?.state);
    expect(mails).toEqual(['accepted', 'accepted']);
  }, 10_000);
  const { timeline } = await hub.read(battery, parent?.id ?? '');
  expect(timeline.map(({ kind }: { kind: string }) => kind)).toEqual([
    'mail-accepted',
    'mail-written',
    'sent',
  ]);
  expect(timeline[1]).toMatchObject({ detail: 'odile@demo.test', byName: 'Maren Okafor' });
  expect(timeline[0]).toMatchObject({ byName: null });
});

test('a person of the case is one respondent, however often they are asked', async () => {
  const battery = await hub.open();
  const tess = { kind: 'other', firstName: 'Tess', lastName: 'Teacher', email: 'tess@demo.test' };
  const [, teacher] = await hub.send(
    battery,
    toMother(battery),
    toMother(battery, { formId: 'lbs-2-teacher', respondent: tess }),
  );
  await hub.send(
    battery,
    toMother(battery, { formId: 'lap-parent' }),
    toMother(battery, { formId: 'lap-teacher', respondent: { ...tess, email: 'TESS@demo.test' } }),
    toMother(battery, {
      formId: 'lap-teacher',
      respondent: { kind: 'known', respondentId: teacher?.respondent.id },
    }),
  );
  expect(await countRows(battery)).toEqual({ administrations: 5, respondents: 2 });
  // A father with the mother's address is another person.
  const father = { kind: 'other', firstName: 'Ted', lastName: 'Teacher', email: 'tess@demo.test' };
  await hub.send(battery, toMother(battery, { respondent: father }));
  expect(await countRows(battery)).toMatchObject({ respondents: 3 });
});

test('all that is wrong is told at once, and nothing is sent', async () => {
  const battery = await hub.open();
  const before = await hub.usesOf('lbs-2-parent');
  const answer = await hub.trySend(battery, [
    toMother(battery),
    toMother(battery, { formId: 'no-such-form' }),
    toMother(battery, { language: 'ar', dueOn: dayIn(-1) }),
    toMother(battery, { respondent: { kind: 'client' } }),
    toClient({ delivery: 1, respondent: { kind: 'contact', contactId: battery.contactId } }),
    toOneself({ delivery: 1, respondent: { kind: 'contact', contactId: battery.contactId } }),
    toMother(battery, { respondent: { kind: 'contact', contactId: randomUUID() } }),
    toMother(battery, { respondent: { kind: 'known', respondentId: randomUUID() } }),
    toMother(battery, { formId: 'lap-teacher', dueOn: dayIn(37) }),
    toMother(battery, {
      respondent: { kind: 'contact', contactId: battery.contactId, email: 'another@demo.test' },
    }),
  ]);
  expect(refusal(answer)).toEqual([
    409,
    'form-refused',
    [
      { path: 'items.1.formId', message: 'There is no such form' },
      { path: 'items.2.language', message: 'The form is not there in this language' },
      { path: 'items.2.dueOn', message: 'Choose today or a later day' },
      { path: 'items.3.respondent.email', message: 'Give an address to send it to' },
      { path: 'items.3.respondent', message: 'Somebody who knows the client answers this form' },
      { path: 'items.4.respondent', message: 'The client answers this form' },
      { path: 'items.5.delivery', message: 'You fill in this form yourself: choose In Person' },
      { path: 'items.5.respondent', message: 'You fill in this form yourself' },
      { path: 'items.6.respondent', message: 'This person is no longer there' },
      { path: 'items.7.respondent', message: 'This person is no longer there' },
      { path: 'items.8.dueOn', message: `Choose a day until ${displayDate(dayIn(36))}` },
      { path: 'items.9.respondent.email', message: 'One person has one address' },
    ],
  ]);
  expect(await countRows(battery)).toEqual({ administrations: 0, respondents: 0 });
  expect(await hub.usesOf('lbs-2-parent')).toEqual(before);
});

test.each([
  ['too young', { dateOfBirth: dayIn(-365 * 4) }, 'The client is too young for this form'],
  ['too old', { dateOfBirth: '1980-01-01' }, 'The client is too old for this form'],
])('a client who is %s for a form is not given it', async (_, client, message) => {
  const battery = await hub.open(client);
  const answer = await hub.trySend(battery, [toMother(battery)]);
  expect(answer.body.errors).toContainEqual({ path: 'items.0.formId', message });
});

test('a due date lies within the ages of the form: the day before the client grows out of it is the last', async () => {
  const [year = 0, rest = ''] = [Number(dayIn(20).slice(0, 4)), dayIn(20).slice(4)];
  const battery = await hub.open({ dateOfBirth: `${year - 19}${rest === '-02-29' ? '-03-01' : rest}` });
  const late = await hub.trySend(battery, [toMother(battery, { dueOn: dayIn(21) })]);
  expect(late.body.errors).toMatchObject([{ path: 'items.0.dueOn' }]);
  expect((await hub.trySend(battery, [toMother(battery, { dueOn: dayIn(19) })])).status).toBe(201);
});

test('when the uses do not reach for all of them, none is sent', async () => {
  const battery = await hub.open();
  const { own } = await hub.usesOf('lco-observer');
  const forms = Array.from({ length: (own.available ?? 0) + 1 }, () => toOneself());
  const answer = await hub.trySend(battery, [toMother(battery), ...forms]);
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
    409,
    'no-use-left',
    expect.stringContaining('A manager of your organization can'),
  ]);
  expect(await countRows(battery)).toEqual({ administrations: 0, respondents: 0 });
  expect((await hub.usesOf('lco-observer')).own).toEqual(own);
});

test('of several uses a later one may come from a license that ends earlier', async () => {
  const battery = await hub.open();
  await hub.grantOwn('lap-teacher', 1);
  const item = toMother(battery, { formId: 'lap-teacher', dueOn: dayIn(37) });
  expect(refusal(await hub.trySend(battery, [item, item]))).toEqual([
    409,
    'form-refused',
    [{ path: 'items.1.dueOn', message: `Choose a day until ${displayDate(dayIn(36))}` }],
  ]);
  expect((await hub.trySend(battery, [item])).status).toBe(201);
});

test('who lacks the qualification sends nothing', async () => {
  const battery = await hub.open();
  await hub.setTraining(4, false);
  onTestFinished(() => hub.setTraining(1, true).then(() => {}));
  const answer = await hub.trySend(battery, [toMother(battery)]);
  expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
    403,
    'not-qualified',
    expect.stringContaining("master's"),
  ]);
});

test("nothing is sent from a closed case, a colleague's, or one of a deleted client", async () => {
  const battery = await hub.open();
  const item = toMother(battery);
  await hub.call(updateCaseStatus, { params: { id: battery.caseId }, body: { status: 4 } });
  expect(refusal(await hub.trySend(battery, [item]))).toEqual([409, 'case-closed']);
  const deleted = await hub.open();
  await hub.call(deleteClient, { params: { id: deleted.clientId } });
  expect(refusal(await hub.trySend(deleted, [toMother(deleted)]))).toEqual([404, 'not-found']);
});

test.each([
  ['nothing', []],
  ['more than twenty', Array.from({ length: 21 }, () => toClient())],
  ['a delivery that is none', [toClient({ delivery: 3 })]],
  ['an address that is none', [toClient({ respondent: { kind: 'client', email: 'nowhere' } })]],
])('%s cannot be sent', async (_, items) => {
  const battery = await hub.open();
  expect((await hub.trySend(battery, items)).status).toBe(400);
});

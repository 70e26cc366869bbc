import { changeReminders } from '@hub/contract/auth/users/users';
import { deleteCase, updateCase, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { deleteClient } from '@hub/contract/core/clients/clients';
import { addDays } from '@hub/contract/dates/calendar-day';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { referral, useCaseHub } from '../../../test/case-hub.ts';
import { createEnqueue } from '../../jobs/enqueue.ts';
import { startQueues } from '../../jobs/queues.ts';
import { createSendMail, type Mail } from '../../mail/outbox.ts';
import { remindOfCases } from './remind-of-cases.ts';

const hub = useCaseHub();
const PUBLIC_URL = new URL('https://hub.demo.test');
const EXPIRATION = '2030-06-15';
/** Half past noon in Chicago, where the organization is. */
const noonOf = (day: string) => new Date(`${day}T17:30:00Z`);
const DAY_BEFORE = addDays(EXPIRATION, -1);

let stopQueues: () => Promise<void>;
let enqueue: ReturnType<typeof createEnqueue>;

beforeAll(async () => {
  const queues = await startQueues(hub.hub.database.pool, hub.hub.app.log);
  enqueue = createEnqueue(queues.boss);
  stopQueues = queues.stop;
});
afterAll(() => stopQueues());
beforeEach(async () => {
  await hub.hub.database.pool.query('delete from cases');
});

/** The mails of one run of the job, with the case that each links to. */
const written: { caseId: string; mail: Mail }[] = [];
beforeEach(() => {
  written.length = 0;
});
const remind = (now: Date) =>
  remindOfCases(
    {
      database: hub.hub.database,
      publicUrl: PUBLIC_URL,
      sendMail: async (db, mail) => {
        await createSendMail(enqueue, hub.hub.secrets.mail)(db, mail);
        written.push({ caseId: /\/cases\/([\w-]+)/.exec(mail.text)?.[1] ?? '', mail });
      },
    },
    now,
  );
const openExpiring = (fields: object = {}) => hub.open({ expirationDate: EXPIRATION, ...fields });

test('a day before and on the day a mail is written, once each', async () => {
  const { id } = await openExpiring({ caseName: 'reading evaluation 2030' });
  expect(await remind(noonOf(addDays(EXPIRATION, -2)))).toBe(0);
  expect(await remind(noonOf(DAY_BEFORE))).toBe(1);
  expect(await remind(noonOf(DAY_BEFORE))).toBe(0);
  expect(await remind(noonOf(EXPIRATION))).toBe(1);
  expect(await remind(noonOf(EXPIRATION))).toBe(0);
  expect(await remind(noonOf(addDays(EXPIRATION, 1)))).toBe(0);
  expect(written.map(({ caseId, mail }) => [caseId, mail.to, mail.subject])).toEqual([
    [id, 'manager@demo.test', 'A case expires tomorrow'],
    [id, 'manager@demo.test', 'A case expires today'],
  ]);
  const { rows } = await hub.hub.database.pool.query(
    "select count(*)::integer as count from audit_entries where action = 'remind' and record_ids = array[$1::uuid]",
    [id],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

test('the mail names neither the client nor the case: initials, the date and a link', async () => {
  const { id } = await openExpiring({ caseName: 'Anxiety after the élan accident at school' });
  await remind(noonOf(DAY_BEFORE));
  const { mail } = written[0] as { mail: Mail };
  expect(mail.text).toContain('Your case A. A. T. É. expires tomorrow (06/15/2030).');
  expect(mail.text).toContain(`https://hub.demo.test/cases/${id}`);
  expect(mail.html).toContain(`<a href="https://hub.demo.test/cases/${id}">Open the case</a>`);
  expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/Imogen|Fernsby|Anxiety|accident/);
});

test('the day is that of the organization', async () => {
  await openExpiring();
  // In Chicago it is 11:59 pm two days before, then midnight.
  expect(await remind(new Date('2030-06-14T04:59:59Z'))).toBe(0);
  expect(await remind(new Date('2030-06-14T05:00:00Z'))).toBe(1);
});

test('a case that expires on February 29 is reminded of on February 28 and 29', async () => {
  await openExpiring({ expirationDate: '2032-02-29' });
  const counts = [];
  for (const day of ['2032-02-27', '2032-02-28', '2032-02-29', '2032-03-01']) {
    counts.push(await remind(noonOf(day)));
  }
  expect(counts).toEqual([0, 1, 1, 0]);
});

test('a reminder that was missed is made up for within a week, the one before the day is not', async () => {
  await openExpiring();
  expect(await remind(noonOf(addDays(EXPIRATION, 7)))).toBe(1);
  expect(written[0]?.mail.subject).toBe('A case has expired');
  await openExpiring();
  expect(await remind(noonOf(addDays(EXPIRATION, 8)))).toBe(0);
});

test('a later expiration is reminded of anew', async () => {
  const { id } = await openExpiring();
  await remind(noonOf(EXPIRATION));
  const later = addDays(EXPIRATION, 30);
  await hub.call(updateCase, { params: { id }, body: { ...referral, expirationDate: later, version: 1 } });
  expect(await remind(noonOf(addDays(EXPIRATION, 1)))).toBe(0);
  expect(await remind(noonOf(later))).toBe(1);
});

test('nobody is reminded of a case that is closed, deleted or of a deleted client', async () => {
  const closed = await openExpiring();
  await hub.call(updateCaseStatus, { params: { id: closed.id }, body: { status: 4 } });
  const deleted = await openExpiring();
  await hub.call(deleteCase, { params: { id: deleted.id } });
  const { clientId } = await openExpiring();
  await hub.call(deleteClient, { params: { id: clientId } });
  expect(await remind(noonOf(EXPIRATION))).toBe(0);
});

test('nobody is reminded of what had expired when it was written down', async () => {
  const yesterday = addDays(new Date().toISOString().slice(0, 10), -2);
  await openExpiring({ referralDate: '2020-01-01', expirationDate: yesterday });
  expect(await remind(new Date())).toBe(0);
});

test('whoever turned reminders off gets none; whoever turns them on again gets those to come', async () => {
  const choose = (caseReminders: unknown) => hub.call(changeReminders, { body: { caseReminders } });
  await openExpiring();
  const answer = await choose(false);
  expect([answer.status, answer.body]).toEqual([200, { caseReminders: false }]);
  expect(await remind(noonOf(DAY_BEFORE))).toBe(0);
  expect((await choose('no')).status).toBe(400);
  await choose(true);
  expect(await remind(noonOf(EXPIRATION))).toBe(1);
});

test('a practitioner who may not sign in gets none', async () => {
  await openExpiring();
  const setStatus = (status: string) =>
    hub.hub.database.pool.query(
      "update accounts set status = $1 where user_id = (select id from users where email = 'manager@demo.test')",
      [status],
    );
  await setStatus('Inactive');
  expect(await remind(noonOf(EXPIRATION))).toBe(0);
  await setStatus('Active');
});

test('several instances at once write each reminder once', async () => {
  const { id: clientId } = await hub.addClient();
  const ids: string[] = [];
  for (let count = 0; count < 60; count += 1) ids.push((await openExpiring({ clientId })).id);
  const counts = await Promise.all([1, 2, 3].map(() => remind(noonOf(EXPIRATION))));
  expect(counts.reduce((sum, count) => sum + count)).toBe(60);
  expect(written.map(({ caseId }) => caseId).sort()).toEqual(ids.sort());
});

test('a reminder whose mail could not be queued is due again', async () => {
  await openExpiring();
  const { database } = hub.hub;
  const sendMail = () => Promise.reject(new Error('no queue'));
  await expect(
    remindOfCases({ database, publicUrl: PUBLIC_URL, sendMail }, noonOf(EXPIRATION)),
  ).rejects.toThrow('no queue');
  expect(await remind(noonOf(EXPIRATION))).toBe(1);
});

import { randomUUID } from 'node:crypto';
import { resendAdministration } from '@hub/contract/core/administrations/administrations';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Battery, toMother, useAssessmentHub } from '../../../test/assessment-hub.ts';
import { freePort } from '../../../test/free-port.ts';
import { inSystemTransaction } from '../../db/transaction.ts';
import { formMailDelivered, formMailUndelivered } from './form-mail.ts';

const port = await freePort();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo({ address }, _session, done) {
    if (!address.startsWith('nobody')) return done();
    done(Object.assign(new Error(`5.1.1 ${address} is unknown here`), { responseCode: 550 }));
  },
});
beforeAll(() => new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)));
// What is prepared last is closed first: a mail server waits half a minute for those who have not hung up.
const hub = useAssessmentHub({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Hub <hub@demo.test>' });

async function sendTwoTo(email: string) {
  const battery = await hub.open();
  const respondent = { kind: 'contact', contactId: battery.contactId, email };
  const sent = await hub.send(
    battery,
    toMother(battery, { respondent }),
    toMother(battery, { respondent, formId: 'lap-parent' }),
  );
  return { battery, sent };
}

const hasState = (battery: Battery, id = '', state = '') =>
  vi.waitFor(async () => expect((await hub.read(battery, id)).mail.state).toBe(state), 15_000);

test('a mail that the server refuses is told for all of its forms, with what that means', async () => {
  const { battery, sent } = await sendTwoTo('nobody@demo.test');
  await vi.waitFor(async () => {
    const mails = (await hub.list(battery)).map(({ mail }) => [mail?.state, mail?.reason]);
    const refused = ['refused', 'There is no such address. (550 5.1.1)'];
    expect(mails).toEqual([refused, refused]);
  }, 15_000);
  const { timeline } = await hub.read(battery, sent[0]?.id ?? '');
  expect(timeline[0]).toMatchObject({
    kind: 'mail-refused',
    byName: null,
    detail: 'There is no such address. (550 5.1.1)',
  });
});

test('what becomes of a mail that was replaced concerns nobody any more', async () => {
  const { battery, sent } = await sendTwoTo('odile@demo.test');
  const [first] = sent;
  const { database } = hub.hub;
  const mailOf = async () => {
    const { mail_id } = await database.system
      .selectFrom('administrations')
      .select('mail_id')
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    return mail_id ?? '';
  };
  await hasState(battery, first?.id, 'accepted');
  const former = await mailOf();
  await hub.call(resendAdministration, {
    params: { ...battery, id: first?.id ?? '' },
    headers: { 'idempotency-key': randomUUID() },
  });
  await hasState(battery, first?.id, 'accepted');
  const notify = (work: typeof formMailUndelivered, id: string, reason: unknown) =>
    inSystemTransaction(database, (db) => work.notify(db, id, reason));
  await notify(formMailUndelivered, former, {});
  const states = (await hub.list(battery)).map(({ formId, mail }) => [formId, mail?.state]);
  expect(states).toEqual([
    ['lap-parent', 'refused'],
    ['lbs-2-parent', 'accepted'],
  ]);
  expect((await hub.list(battery))[0]?.mail?.reason).toBe('The mail server could not be reached.');
  // An operator has resent it.
  await notify(formMailDelivered, former, undefined);
  expect((await hub.list(battery))[0]?.mail).toMatchObject({ state: 'accepted', reason: '' });
});

test.each([
  [{ facts: { responseCode: 552, status: '5.2.2' } }, 'The mailbox is full. (552 5.2.2)'],
  [{ facts: { responseCode: 550, status: '5.2.1' } }, 'The mailbox does not take mail. (550 5.2.1)'],
  [{ facts: { responseCode: 554 } }, 'The mail server refused it. (554)'],
  [null, 'The mail server could not be reached.'],
])('%j is told as %s', async (reason, shown) => {
  const { battery, sent } = await sendTwoTo('odile@demo.test');
  await hasState(battery, sent[0]?.id, 'accepted');
  const { database } = hub.hub;
  const { mail_id } = await database.system
    .selectFrom('administrations')
    .select('mail_id')
    .where('id', '=', sent[0]?.id ?? '')
    .executeTakeFirstOrThrow();
  await inSystemTransaction(database, (db) => formMailUndelivered.notify(db, mail_id ?? '', reason));
  expect((await hub.list(battery))[0]?.mail?.reason).toBe(shown);
});

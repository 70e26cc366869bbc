import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../../test/free-port.ts';
import { startTestHub, type TestHub } from '../../test/test-hub.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { createEnqueue, type Enqueue } from '../jobs/enqueue.ts';
import { startQueues } from '../jobs/queues.ts';
import { deliveredMail } from './delivered-mail.ts';
import { mailDelivery } from './mail-delivery.ts';
import { createSendMail, MAIL_QUEUE, type SealedMail, type SendMail, sealLetter } from './outbox.ts';
import { findUndelivered, sendUndelivered, undeliveredMail } from './undelivered-mail.ts';
import { wantedMail } from './wanted-mail.ts';

type Received = { to: string[]; text: string };

const received: Received[] = [];
let refuseNext = 0;
const NOBODY = 'no-such-mailbox@demo.test';
const letGo: (() => void)[] = [];
let smtp: SMTPServer;
let hub: TestHub;
let enqueue: Enqueue;
let sendMail: SendMail;
let stopQueues: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address !== NOBODY) return done();
      done(Object.assign(new Error(`5.1.1 ${address} is unknown here`), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text });
        if (text.includes('Subject: held back')) letGo.push(done);
        else if (refuseNext > 0) {
          refuseNext -= 1;
          done(new Error('try again later'));
        } else done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  hub = await startTestHub({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Hub <hub@demo.test>' },
  });
  const queues = await startQueues(hub.database.pool, hub.app.log);
  enqueue = createEnqueue(queues.boss);
  sendMail = createSendMail(enqueue, hub.secrets.mail);
  stopQueues = queues.stop;
});
afterAll(async () => {
  await stopQueues();
  await hub.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const letter = (subject: string, to = 'someone@demo.test') => ({
  to,
  subject,
  text: 'Plain.',
  html: '<p>Rich.</p>',
});
const mailsAbout = (subject: string) => received.filter(({ text }) => text.includes(`Subject: ${subject}`));

test('mail of a change that was made arrives by SMTP, once', async () => {
  await inSystemTransaction(hub.database, (db) => sendMail(db, letter('made')));
  await vi.waitFor(() => expect(mailsAbout('made')).toHaveLength(1), 10_000);
  expect(mailsAbout('made')[0]).toMatchObject({ to: ['someone@demo.test'] });
  expect(mailsAbout('made')[0]?.text).toMatch(/From: "?Hub"? <hub@demo.test>/);
});

test('mail of a change that was rolled back never leaves', async () => {
  const failed = inSystemTransaction(hub.database, async (db) => {
    await sendMail(db, letter('undone'));
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  await inSystemTransaction(hub.database, (db) => sendMail(db, letter('after undone')));
  await vi.waitFor(() => expect(mailsAbout('after undone')).toHaveLength(1), 10_000);
  expect(mailsAbout('undone')).toHaveLength(0);
});

test('mail that the server does not take is sent again with the same message id', async () => {
  refuseNext = 1;
  await inSystemTransaction(hub.database, (db) => sendMail(db, letter('again')));
  await vi.waitFor(() => expect(mailsAbout('again')).toHaveLength(1), 10_000);
  await vi.waitFor(async () => expect(await endPauses()).toBe(1), 10_000);
  await vi.waitFor(() => expect(mailsAbout('again')).toHaveLength(2), 10_000);
  const [first, second] = mailsAbout('again').map(({ text }) => /Message-ID: (\S+)/i.exec(text)?.[1]);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('whoever reads the database reads no mail, and once it is sent nothing of it is left', async () => {
  const rows = async () =>
    (await hub.database.pool.query('select data, output from pgboss.job where name = $1', [MAIL_QUEUE])).rows;
  await inSystemTransaction(hub.database, async (db) => {
    await sendMail(db, letter('held back'));
  });
  await vi.waitFor(() => expect(letGo).toHaveLength(1), 10_000);
  const lying = await rows();
  expect(lying).toHaveLength(1);
  expect(Object.keys(lying[0].data).sort()).toEqual(['id', 'sealed']);
  const readable = `${JSON.stringify(lying)}${Buffer.from(lying[0].data.sealed, 'base64').toString('latin1')}`;
  expect(readable).not.toMatch(/someone|held back|Plain/);

  // A hanging delivery does not block the next.
  await inSystemTransaction(hub.database, (db) => sendMail(db, letter('passes by')));
  await vi.waitFor(() => expect(mailsAbout('passes by')).toHaveLength(1), 10_000);

  for (const done of letGo) done();
  await vi.waitFor(async () => expect(await rows()).toEqual([]), 10_000);
});

test('mail for an address that does not exist is given up at once, its sender told, and can be sent again', async () => {
  const sent = letter('in vain', NOBODY);
  await inSystemTransaction(hub.database, (db) =>
    sendMail(db, { ...sent, about: { kind: 'case', id: '7' } }),
  );
  const undelivered = () => findUndelivered(hub.database.system, hub.secrets.mail);
  await vi.waitFor(async () => expect(await undelivered()).toHaveLength(1), 10_000);
  const [mail] = await undelivered();
  const facts = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, status: '5.1.1' };
  expect(mail).toMatchObject({ to: NOBODY, subject: 'in vain', about: 'case', reason: { facts } });

  const { log } = hub;
  const logged = log.filter((line) => line.includes('a mail was given up'));
  expect(logged).toHaveLength(1);
  expect(JSON.parse(logged[0] ?? '')).toMatchObject({ mail: mail?.id, about: 'case', reason: { facts } });
  expect(log.filter((line) => line.includes('no-such-mailbox') || line.includes('in vain'))).toEqual([]);

  const { id = '' } = mail ?? {};
  expect(await sendUndelivered(hub.database, enqueue, [id, crypto.randomUUID()])).toEqual([id]);
  await vi.waitFor(async () => expect(await undelivered()).toMatchObject([{ id }]), 10_000);
});

test('the feature whose mail the server accepted is told; when it cannot take the news, the mail is not sent again', async () => {
  const notified: string[] = [];
  const hooks = [
    { kind: 'case', notify: async (_db: unknown, id: string) => void notified.push(id) },
    { kind: 'client', notify: () => Promise.reject(new Error('failed on purpose')) },
  ];
  const onDelivered = deliveredMail({ database: hub.database, logger: hub.app.log, hooks });
  const delivered: string[] = [];
  const transport = {
    deliver: async ({ subject }: { subject: string }) => void delivered.push(subject),
    close() {},
  };
  const { handle } = mailDelivery(transport, hub.secrets.mail, { onDelivered });
  const mailAbout = (about?: SealedMail['about']): SealedMail => {
    const id = crypto.randomUUID();
    const sealed = sealLetter(hub.secrets.mail, id, letter(about?.kind ?? 'nothing')).toString('base64');
    return { id, sealed, ...(about && { about }) };
  };
  await handle(mailAbout({ kind: 'case', id: '11' }), undefined);
  await handle(mailAbout({ kind: 'client', id: '12' }), undefined);
  await handle(mailAbout(), undefined);
  expect(delivered).toEqual(['case', 'client', 'nothing']);
  expect(notified).toEqual(['11']);
  const logged = hub.log.filter((line) => line.includes('a feature was not told that its mail has left'));
  expect(logged.map((line) => JSON.parse(line).about)).toEqual(['client']);

  const refused = mailDelivery(
    { ...transport, deliver: () => Promise.reject(new Error('no server')) },
    hub.secrets.mail,
    { onDelivered },
  );
  await expect(refused.handle(mailAbout({ kind: 'case', id: '13' }), undefined)).rejects.toThrow('no server');
  expect(notified, 'what did not leave is not told').toEqual(['11']);
});

test('the feature whose mail was given up is told once, however often the note of it comes', async () => {
  const notified: unknown[] = [];
  const hooks = [
    {
      kind: 'case',
      notify: async (_db: unknown, id: string, reason: unknown) => void notified.push([id, reason]),
    },
    { kind: 'client', notify: async () => void notified.push('of another kind') },
  ];
  const { handle } = undeliveredMail({ database: hub.database, logger: hub.app.log, hooks });
  const mail: SealedMail = { id: crypto.randomUUID(), sealed: '', about: { kind: 'case', id: '11' } };
  await handle(mail, { code: 'ETIMEDOUT' });
  await handle(mail, { code: 'ETIMEDOUT' });
  expect(notified).toEqual([['11', { code: 'ETIMEDOUT' }]]);
  await hub.database.system.deleteFrom('undelivered_mails').where('id', '=', mail.id).execute();
});

/** Ends the pauses before retries. Returns how many jobs waited. */
async function endPauses() {
  const { rowCount } = await hub.database.pool.query(
    `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`,
    [MAIL_QUEUE],
  );
  return rowCount;
}

test('a mail that the feature which wrote it no longer wants stays behind', async () => {
  const delivered: string[] = [];
  const { handle } = mailDelivery(
    { deliver: async ({ subject }) => void delivered.push(subject), close() {} },
    hub.secrets.mail,
    { isWanted: wantedMail(hub.database, [{ kind: 'case', isWanted: async (_db, id) => id === '1' }]) },
  );
  for (const about of [
    { kind: 'case', id: '1' },
    { kind: 'case', id: '2' },
    { kind: 'client', id: '3' },
  ]) {
    const id = crypto.randomUUID();
    const sealed = sealLetter(hub.secrets.mail, id, letter(`${about.kind} ${about.id}`)).toString('base64');
    await handle({ id, sealed, about }, undefined);
  }
  expect(delivered).toEqual(['case 1', 'client 3']);
});

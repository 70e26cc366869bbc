import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, startTestHub, type TestHub } from '../../test/test-hub.ts';
import { inSystemTransaction } from '../db/transaction.ts';
import { createEnqueue } from '../jobs/enqueue.ts';
import { startQueues } from '../jobs/queues.ts';
import { createSendMail, MAIL_QUEUE, mailQueues, type SendMail } from './outbox.ts';

type Received = { to: string[]; text: string };

const received: Received[] = [];
let refuseNext = 0;
let smtp: SMTPServer;
let hub: TestHub;
let sendMail: SendMail;
let stopQueues: () => Promise<void>;

beforeAll(async () => {
  const port = await freePort();
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, text });
        if (refuseNext > 0) {
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
  const queues = await startQueues(hub.database.pool, hub.app.log, mailQueues);
  sendMail = createSendMail(createEnqueue(queues.boss));
  stopQueues = queues.stop;
});
afterAll(async () => {
  await stopQueues();
  await hub.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const letter = (subject: string) => ({
  to: 'someone@demo.test',
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

/** As if the time before another try had passed. How many waited for it. */
async function endPauses() {
  const { rowCount } = await hub.database.pool.query(
    `update pgboss.job set start_after = now() where name = $1 and state = 'retry'`,
    [MAIL_QUEUE],
  );
  return rowCount;
}

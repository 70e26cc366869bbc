import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { inSystemTransaction } from '../../apps/server/src/db/transaction.ts';
import { createEnqueue } from '../../apps/server/src/jobs/enqueue.ts';
import { installQueues, startQueues } from '../../apps/server/src/jobs/queues.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { MAX_CONCURRENT_DELIVERIES } from '../../apps/server/src/mail/mail-delivery.ts';
import { createSendMail, mailQueues } from '../../apps/server/src/mail/outbox.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { bundledProgram } from './bundled-program.ts';
import { startMailSink } from './mail-sink.ts';
import { query, startPrivatePostgres } from './private-postgres.ts';
import { serverEnvironment } from './server-process.ts';
import { killWorker, startWorker } from './worker-process.ts';

const WORKER = await bundledProgram(new URL('./mail-worker.ts', import.meta.url));
const KILLS = count(3, 50);
const MAILS_A_ROUND = 20;
const TAKEN_BACK_A_ROUND = 5;
/** The longest time before a worker is killed; shorter than its work on an idle machine. */
const LONGEST_LIFE_MS = 250;
/** A kill after all mails were delivered shows nothing, so it is repeated. */
const MAX_ROUNDS = 10 * KILLS;
const SMTP_MOMENT_MS = 5;
/** Far more than the delivery of the remaining mails takes. */
const ALL_DELIVERED_WITHIN_MS = 300_000;

test.runIf(findPostgresBinaries())(
  `no mail is lost and none is for a change that was taken back, although the worker is killed ${KILLS} times at work`,
  async () => {
    const sink = await startMailSink(SMTP_MOMENT_MS);
    const postgres = await startPrivatePostgres();
    const url = await postgres.createDatabase('hub');
    const environment = await serverEnvironment({ DATABASE_URL: url, SMTP_URL: sink.url });
    const logger = createLogger('silent');
    const config = readConfig(environment);
    const database = await connect(config, logger, (owner) => installQueues(owner, mailQueues));
    const queues = await startQueues(database.pool, logger);
    const sendMail = createSendMail(createEnqueue(queues.boss), loadSecrets(config).mail);

    async function change(subject: string, isTakenBack: boolean) {
      await inSystemTransaction(database, async (db) => {
        await sendMail(db, { to: 'someone@demo.test', subject, text: 'Plain.', html: '<p>Rich.</p>' });
        if (isTakenBack) throw new TakenBack();
      }).catch((error) => {
        if (!(error instanceof TakenBack)) throw error;
      });
    }

    let cutShort = 0;
    let round = 0;
    for (; cutShort < KILLS && round < MAX_ROUNDS; round += 1) {
      const doomed = await startWorker(WORKER, environment);
      for (let mail = 0; mail < MAILS_A_ROUND; mail += 1) await change(`made ${round} ${mail}`, false);
      for (let mail = 0; mail < TAKEN_BACK_A_ROUND; mail += 1)
        await change(`taken back ${round} ${mail}`, true);
      await delay(randomInt(LONGEST_LIFE_MS));
      await killWorker(doomed);
      if ((await releaseHeldJobs(url)) > 0) cutShort += 1;
      await queues.boss.maintain();
    }

    const steady = await startWorker(WORKER, environment);
    const mails = round * MAILS_A_ROUND;
    const delivered = () => new Set(sink.mails.map(subjectOf));
    await expect
      .poll(
        async () => {
          await releaseWaitingJobs(url);
          return delivered().size;
        },
        { timeout: ALL_DELIVERED_WITHIN_MS, interval: 500 },
      )
      .toBe(mails);
    await expect.poll(() => unfinished(url), { timeout: 30_000 }).toBe(0);
    await killWorker(steady);

    const duplicates = sink.mails.length - delivered().size;
    printFigures('Mail', { mails, kills: round, 'kills at work': cutShort, duplicates });
    expect([...delivered()].filter((subject) => !subject.startsWith('made '))).toEqual([]);
    expect(cutShort, 'kills while a mail was being delivered').toBe(KILLS);
    expect(duplicates).toBeLessThanOrEqual(cutShort * MAX_CONCURRENT_DELIVERIES);
    expect(new Set(sink.mails.map(idOf)).size, 'a mail keeps its message id').toBe(mails);

    await queues.stop();
    await database.close();
    await postgres.remove();
    await sink.close();
  },
);

class TakenBack extends Error {}

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim() ?? '';
const idOf = (mail: string) => /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? '';

/**
 * Releases the jobs of killed workers, as if their two minutes had passed, and returns how many there were.
 */
async function releaseHeldJobs(url: string): Promise<number> {
  const held = await query(
    url,
    `update pgboss.job set started_on = started_on - interval '1 hour'
     where name = 'mail' and state = 'active' returning id`,
  );
  return held.length;
}

/** Lets the pause before another try be over. */
const releaseWaitingJobs = (url: string) =>
  query(url, "update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'");

async function unfinished(url: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    url,
    "select count(*)::integer as n from pgboss.job where name = 'mail'",
  );
  return row?.n ?? -1;
}

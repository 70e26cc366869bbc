import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../apps/server/src/config.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import { createEnqueue } from '../apps/server/src/jobs/enqueue.ts';
import { installQueues, startQueues } from '../apps/server/src/jobs/queues.ts';
import { createLogger } from '../apps/server/src/logging/logger.ts';
import { mailDelivery } from '../apps/server/src/mail/mail-delivery.ts';
import { createSendMail, mailQueues } from '../apps/server/src/mail/outbox.ts';
import { smtpTransport } from '../apps/server/src/mail/smtp-transport.ts';
import { loadSecrets } from '../apps/server/src/security/secrets.ts';
import { asAdministrator, createPostgresCluster } from '../apps/server/test/postgres-cluster.ts';
import { startMailSink } from '../proof/faults/mail-sink.ts';
import { query } from './lists/measured-hub.ts';

const MAILS = 2000;
/** Mails in a second. */
const LEAST = 100;

/** How fast mail leaves through the queue for a mail server on the same machine. */
async function main() {
  const cluster = createPostgresCluster();
  cluster.start();
  const sink = await startMailSink();
  await query(asAdministrator(cluster.url('postgres')), 'create database bench owner hub');
  const config = readConfig({
    DATABASE_URL: cluster.url('bench'),
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    SMTP_URL: sink.url,
  });
  const logger = createLogger('silent');
  const database = await connect(config, logger, (owner) => installQueues(owner, mailQueues));
  const queueing = await startQueues(database.pool, logger);
  const { mail: key } = loadSecrets(config);
  const transport = smtpTransport(sink.url, config.mailFrom);
  try {
    const sendMail = createSendMail(createEnqueue(queueing.boss), key);
    for (let number = 0; number < MAILS; number += 1) {
      const text = `Mail ${number}`;
      await sendMail(database.system, {
        to: `r${number}@demo.test`,
        subject: text,
        text,
        html: `<p>${text}</p>`,
      });
    }
    const begin = performance.now();
    queueing.work(mailDelivery(transport, key));
    while (sink.mails.length < MAILS) await pause(10);
    const rate = Math.round((MAILS / (performance.now() - begin)) * 1000);
    console.log(`mails delivered in a second: ${rate}, of ${MAILS}`);
    if (rate < LEAST) {
      console.error(`At least ${LEAST} are asked for.`);
      process.exitCode = 1;
    }
  } finally {
    await queueing.stop();
    transport.close();
    await database.close();
    await sink.close();
    cluster.stop();
    cluster.remove();
  }
}

await main();

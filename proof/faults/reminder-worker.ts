import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { remindOfCases } from '../../apps/server/src/features/cases/remind-of-cases.ts';
import { createEnqueue } from '../../apps/server/src/jobs/enqueue.ts';
import { startQueues } from '../../apps/server/src/jobs/queues.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { createSendMail } from '../../apps/server/src/mail/outbox.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';

/** An instance that only writes reminders, over and over, until it is killed. */
const config = readConfig(process.env);
const logger = createLogger('silent');
const database = await connect(config, logger);
const { boss } = await startQueues(database.pool, logger);
const sendMail = createSendMail(createEnqueue(boss), loadSecrets(config).mail);
const needs = { database, sendMail, publicUrl: config.publicUrl };

process.send?.('ready');
for (;;) await remindOfCases(needs);

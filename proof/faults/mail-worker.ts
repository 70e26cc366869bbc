import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { startQueues } from '../../apps/server/src/jobs/queues.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { deliverMails, mailQueues } from '../../apps/server/src/mail/outbox.ts';
import { smtpTransport } from '../../apps/server/src/mail/smtp-transport.ts';

/** An instance that does nothing but deliver mail, until it is killed. */
const config = readConfig(process.env);
const logger = createLogger('silent');
const database = await connect(config, logger);
const { boss } = await startQueues(database.pool, logger, mailQueues);
if (!config.smtpUrl) throw new Error('SMTP_URL is missing');
await deliverMails(boss, smtpTransport(config.smtpUrl, config.mailFrom));

process.send?.('ready');

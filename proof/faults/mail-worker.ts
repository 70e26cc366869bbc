import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { startQueues } from '../../apps/server/src/jobs/queues.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { mailDelivery } from '../../apps/server/src/mail/mail-delivery.ts';
import { smtpTransport } from '../../apps/server/src/mail/smtp-transport.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';

/** An instance that only delivers mail, until it is killed. */
const config = readConfig(process.env);
const logger = createLogger('silent');
const database = await connect(config, logger);
const { work } = await startQueues(database.pool, logger);
if (!config.smtpUrl) throw new Error('SMTP_URL is missing');
work(mailDelivery(smtpTransport(config.smtpUrl, config.mailFrom), loadSecrets(config).mail));

process.send?.('ready');

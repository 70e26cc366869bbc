import { readConfig } from '../../apps/server/src/config.ts';
import { connect } from '../../apps/server/src/db/connect.ts';
import { remindOfForms } from '../../apps/server/src/features/assessments/reminders/remind-of-forms.ts';
import { createEnqueue } from '../../apps/server/src/jobs/enqueue.ts';
import { startQueues } from '../../apps/server/src/jobs/queues.ts';
import { createLogger } from '../../apps/server/src/logging/logger.ts';
import { createSendMail } from '../../apps/server/src/mail/outbox.ts';
import { loadSecrets } from '../../apps/server/src/security/secrets.ts';
import { remindCarelessly } from './careless.ts';

/** An instance that only writes reminders of forms, over and over, until it is killed. */
const config = readConfig(process.env);
const logger = createLogger('silent');
const database = await connect(config, logger);
const { boss } = await startQueues(database.pool, logger);
const secrets = loadSecrets(config);
const parts = {
  database,
  logger,
  keys: secrets.formLinks,
  sendMail: createSendMail(createEnqueue(boss), secrets.mail),
  publicUrl: config.publicUrl,
};
const now = new Date(process.env.REMIND_AT ?? '');
const remind = process.env.CARELESS ? remindCarelessly : remindOfForms;

process.send?.('ready');
for (;;) await remind(parts, now);

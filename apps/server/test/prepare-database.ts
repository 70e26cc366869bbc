import { addAuditMonths } from '../src/audit/audit-months.ts';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { installQueues } from '../src/jobs/queues.ts';
import { createLogger } from '../src/logging/logger.ts';
import { queues } from '../src/queues.ts';
import { loadSecrets } from '../src/security/secrets.ts';
import { TEST_KEY } from './test-key.ts';

/** Migrates a database, and fills it with the demonstration. */
export async function prepareDatabase(environment: Record<string, string>) {
  const config = readConfig({ ...environment, ENCRYPTION_KEY: TEST_KEY });
  const secrets = loadSecrets(config);
  const database = await connect(config, createLogger('silent'), async (owner) => {
    await installQueues(owner, queues);
    await addAuditMonths(owner);
  });
  await seedDemo(database, secrets);
  await database.close();
}

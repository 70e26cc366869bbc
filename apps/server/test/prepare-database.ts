import { addAuditMonths } from '../src/audit/audit-months.ts';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { seedReports } from '../src/demo/seed-reports.ts';
import { createDrawings } from '../src/documents/drawings.ts';
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
  // A hub that finds them draws none: hundreds of hubs are started on copies of this.
  const drawings = createDrawings();
  await seedReports(database, drawings);
  await drawings.close();
  await database.close();
}

import { readConfig } from '@hub/server/config';
import { connect } from '@hub/server/db/connect';
import { inSystemTransaction } from '@hub/server/db/transaction';
import { seedOrganizations } from '@hub/server/demo/seed-demo';
import { createLogger } from '@hub/server/logging/logger';
import { loadSecrets } from '@hub/server/security/secrets';
import { makePasswordsCheap } from '../server/test/cheap-passwords.ts';
import { TEST_KEY } from '../server/test/test-key.ts';
import { emailPrefix, tenants, withoutForms } from './demo-sign-in.ts';
import { seedLibraryTenant } from './library-tenant.ts';

// A program: adds the organizations of the tenants to the embedded database in the folder that is named.
const config = readConfig({ DATA_DIR: process.argv[2] ?? '', ENCRYPTION_KEY: TEST_KEY });
const secrets = loadSecrets(config);
const database = await connect(config, createLogger('silent'));
await inSystemTransaction(database, async (db) => {
  for (const tenant of tenants) {
    await seedOrganizations(db, withoutForms.has(tenant) ? {} : secrets, emailPrefix(tenant));
  }
  await seedLibraryTenant(db);
  await makePasswordsCheap(db);
});
await database.close();

import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@hub/server/config';
import { connect } from '@hub/server/db/connect';
import { inSystemTransaction } from '@hub/server/db/transaction';
import { seedOrganizations } from '@hub/server/demo/seed-demo';
import { createLogger } from '@hub/server/logging/logger';
import type { TestProject } from 'vitest/node';
import { TEST_KEY } from '../server/test/database-templates.ts';
import { emailPrefix, tenants } from './demo-sign-in.ts';
import { startHub } from './hub.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedHub: string;
  }
}

/** Starts the hub for all journeys that need no other configuration. */
export default async function setup(project: TestProject) {
  if (!project.vitest.projects.some(({ name }) => name === 'e2e')) return;
  const template = await mkdtemp(join(tmpdir(), 'hub-tenants-'));
  await cp(project.getProvidedContext().embeddedTemplate, template, { recursive: true });
  await seedTenants(template);
  const hub = await startHub({
    template,
    // Everyone signs in from the same address here.
    environment: { PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000' },
  });
  await rm(template, { recursive: true });
  project.provide('sharedHub', hub.origin);
  return hub.stop;
}

async function seedTenants(folder: string) {
  const config = readConfig({ DATA_DIR: folder, ENCRYPTION_KEY: TEST_KEY });
  const database = await connect(config, createLogger('silent'));
  await inSystemTransaction(database, async (db) => {
    for (const tenant of tenants) await seedOrganizations(db, emailPrefix(tenant));
  });
  await database.close();
}

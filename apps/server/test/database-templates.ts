import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../src/config.ts';
import { connect } from '../src/db/connect.ts';
import { seedDemo } from '../src/demo/seed-demo.ts';
import { installQueues } from '../src/jobs/queues.ts';
import { createLogger } from '../src/logging/logger.ts';
import { queues } from '../src/queues.ts';
import { loadSecrets } from '../src/security/secrets.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createPostgresCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string;
  }
}

export const TEMPLATE = 'hub_template';
export const TEST_KEY = Buffer.alloc(32, 7).toString('base64');

/** Running some of the projects alone does not wait for databases that those do not use. */
const USES_EMBEDDED = /^(api-embedded|proof|e2e)/;
const USES_POSTGRES = /^(api-postgres|proof)/;

/** Migrates and seeds each kind of database once; every test file then works on its own copy. */
export default async function setup(project: TestProject) {
  const isNeeded = (users: RegExp) => project.vitest.projects.some(({ name }) => users.test(name));
  const folder = isNeeded(USES_EMBEDDED) ? mkdtempSync(join(tmpdir(), 'hub-template-')) : undefined;
  if (folder) {
    await prepare({ DATA_DIR: folder, ENCRYPTION_KEY: TEST_KEY });
    project.provide('embeddedTemplate', folder);
  }

  const cluster = isNeeded(USES_POSTGRES) && findPostgresBinaries() ? createPostgresCluster() : undefined;
  if (cluster) {
    cluster.start();
    await createDatabase(cluster.url('postgres'), TEMPLATE);
    await prepare({ DATABASE_URL: cluster.url(TEMPLATE), ENCRYPTION_KEY: TEST_KEY });
    project.provide('postgresUrl', cluster.url('postgres'));
  }

  return () => {
    if (folder) rmSync(folder, { recursive: true, force: true });
    cluster?.stop();
    cluster?.remove();
  };
}

async function prepare(environment: Record<string, string>) {
  const config = readConfig(environment);
  loadSecrets(config);
  const database = await connect(config, createLogger('silent'), (owner) => installQueues(owner, queues));
  await seedDemo(database);
  await database.close();
}

async function createDatabase(url: string, name: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

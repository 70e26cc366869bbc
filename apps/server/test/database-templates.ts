import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createPostgresCluster } from './postgres-cluster.ts';
import { prepareDatabase } from './prepare-database.ts';
import { runQuickly } from './quick-start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string;
  }
}

export const TEMPLATE = 'hub_template';

/** Running some of the projects alone does not wait for databases that those do not use. */
const USES_EMBEDDED = /^(api-embedded|proof|e2e)/;
const USES_POSTGRES = /^(api-postgres|proof)/;

/** Nothing of it is needed after a crash. */
const FORGETFUL = { fsync: 'off', full_page_writes: 'off' };

/** Migrates and seeds each kind of database once; every test file then works on its own copy. */
export default async function setup(project: TestProject) {
  const isNeeded = (users: RegExp) => project.vitest.projects.some(({ name }) => users.test(name));
  // `npm test` has several runs, and fills one for all of them.
  const given = process.env.EMBEDDED_TEMPLATE;
  const own = isNeeded(USES_EMBEDDED) && !given ? mkdtempSync(join(tmpdir(), 'hub-template-')) : undefined;
  if (own) await runQuickly(new URL('embedded-template.ts', import.meta.url), own);
  const template = given ?? own;
  if (template) project.provide('embeddedTemplate', template);

  const cluster =
    isNeeded(USES_POSTGRES) && findPostgresBinaries() ? createPostgresCluster(FORGETFUL) : undefined;
  if (cluster) {
    cluster.start();
    await createDatabase(cluster.url('postgres'), TEMPLATE);
    await prepareDatabase({ DATABASE_URL: cluster.url(TEMPLATE) });
    project.provide('postgresUrl', cluster.url('postgres'));
  }

  return () => {
    if (own) rmSync(own, { recursive: true, force: true });
    cluster?.stop();
    cluster?.remove();
  };
}

async function createDatabase(url: string, name: string) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

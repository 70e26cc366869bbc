import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { createPostgresCluster, FORGETFUL } from './postgres-cluster.ts';
import { runQuickly } from './quick-start.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string;
    /** The data of a stopped PostgreSQL server with the template in it. */
    postgresData: string;
  }
}

/** Running some of the projects alone does not wait for databases that those do not use. */
const USES_EMBEDDED = /^(api-embedded|proof|e2e)/;
const USES_POSTGRES = /^(api-postgres|proof)/;

/** Migrates and seeds each kind of database once; every test file then works on its own copy. */
export default async function setup(project: TestProject) {
  const isNeeded = (users: RegExp) => project.vitest.projects.some(({ name }) => users.test(name));
  // `npm test` has several runs, and fills one of each kind for all of them.
  const { EMBEDDED_TEMPLATE, POSTGRES_TEMPLATE } = process.env;
  const own = mkdtempSync(join(tmpdir(), 'hub-templates-'));
  // PostgreSQL does not run as root: its user passes through.
  chmodSync(own, 0o755);

  const embedded = EMBEDDED_TEMPLATE ?? join(own, 'embedded');
  if (isNeeded(USES_EMBEDDED)) {
    if (!EMBEDDED_TEMPLATE) await runQuickly(new URL('embedded-template.ts', import.meta.url), embedded);
    project.provide('embeddedTemplate', embedded);
  }

  const data = POSTGRES_TEMPLATE ?? join(own, 'postgres');
  const hasPostgres = isNeeded(USES_POSTGRES) && findPostgresBinaries() !== undefined;
  if (hasPostgres && !POSTGRES_TEMPLATE) {
    await runQuickly(new URL('postgres-template.ts', import.meta.url), data);
  }
  const cluster = hasPostgres ? createPostgresCluster(FORGETFUL, data) : undefined;
  if (cluster) {
    cluster.start();
    project.provide('postgresUrl', cluster.url('postgres'));
    project.provide('postgresData', data);
  }

  return () => {
    rmSync(own, { recursive: true, force: true });
    cluster?.stop();
    cluster?.remove();
  };
}

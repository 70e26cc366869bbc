import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { copyFolder, createPostgresCluster, FORGETFUL } from './postgres-cluster.ts';
import { type TemplateKind, templateOf } from './templates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    embeddedTemplate: string;
    postgresUrl: string;
    /** The data of a stopped PostgreSQL server with the template in it. */
    postgresData: string;
  }
}

/** Running some of the projects alone does not wait for databases that those do not use. */
const USES_DATABASES = /api|proof|e2e/;

/** Migrates and seeds each kind of database once; every test file then works on its own copy. */
export default async function setup(project: TestProject) {
  if (!project.vitest.projects.some(({ name }) => USES_DATABASES.test(name))) return;
  // Copied once more, as the temporary folder may be in memory.
  const own = mkdtempSync(join(tmpdir(), 'hub-templates-'));
  // PostgreSQL does not run as root: its user passes through.
  chmodSync(own, 0o755);
  const copyOf = async (kind: TemplateKind) => {
    copyFolder(await templateOf(kind), join(own, kind));
    return join(own, kind);
  };

  project.provide('embeddedTemplate', await copyOf('embedded'));
  const data = findPostgresBinaries() && (await copyOf('postgres'));
  const cluster = data ? createPostgresCluster(FORGETFUL, data) : undefined;
  if (data && cluster) {
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

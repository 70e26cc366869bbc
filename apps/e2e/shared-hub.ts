import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type {} from '../server/test/database-templates.ts';
import { runQuickly } from '../server/test/quick-start.ts';
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
  await runQuickly(new URL('tenants.ts', import.meta.url), template);
  const hub = await startHub({
    template,
    environment: {
      // Everyone signs in from the same address here.
      PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000',
    },
  });
  await rm(template, { recursive: true });
  project.provide('sharedHub', hub.origin);
  return hub.stop;
}

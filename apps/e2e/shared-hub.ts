import type { TestProject } from 'vitest/node';
import { templateOf } from '../server/test/templates.ts';
import { startHub } from './hub.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedHub: string;
  }
}

/** Starts the hub for all journeys that need no other configuration. */
export default async function setup(project: TestProject) {
  if (!project.vitest.projects.some(({ name }) => name.endsWith('e2e'))) return;
  const hub = await startHub({
    template: await templateOf('tenants'),
    environment: {
      // Everyone signs in from the same address here.
      PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000',
    },
  });
  project.provide('sharedHub', hub.origin);
  return hub.stop;
}

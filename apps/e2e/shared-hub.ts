import type { TestProject } from 'vitest/node';
import type {} from '../server/test/database-templates.ts';
import { startHub } from './hub.ts';

declare module 'vitest' {
  interface ProvidedContext {
    sharedHub: string;
  }
}

/** Starts the hub for all journeys that change nothing that others would see. */
export default async function setup(project: TestProject) {
  if (!project.vitest.projects.some(({ name }) => name.startsWith('e2e'))) return;
  const hub = await startHub({
    template: project.getProvidedContext().embeddedTemplate,
    // Everyone signs in from the same address here.
    environment: { PASSWORD_ATTEMPTS_PER_ADDRESS: '1000000' },
  });
  project.provide('sharedHub', hub.origin);
  return hub.stop;
}

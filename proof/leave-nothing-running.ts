import { afterAll } from 'vitest';
import { removeClusters } from './faults/private-postgres.ts';
import { killServers } from './faults/server-process.ts';

// Runs with each file, after the shared modules were loaded once.
afterAll(async () => {
  await killServers();
  await removeClusters();
});

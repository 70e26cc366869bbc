import { afterAll } from 'vitest';
import { removeClusters } from './faults/private-postgres.ts';
import { killServers } from './faults/server-process.ts';

// Run with each file: what they share is loaded once for all of them.
afterAll(async () => {
  await killServers();
  await removeClusters();
});

import { expect, test } from 'vitest';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { printFigures } from '../print-figures.ts';
import { serverEnvironment, startServer } from './server-process.ts';

const READY_WITHIN_MS = 5000;
const TRIES = 3;

test('a second start on the same data is ready in under 5 seconds', async () => {
  const data = await copyTemplate('embedded');
  const environment = await serverEnvironment(data.environment);
  await (await startServer(environment)).stop();
  const tries: number[] = [];
  // Measures the server, not other programs: several tries find a quiet moment.
  while (tries.length < TRIES && !tries.some((ms) => ms < READY_WITHIN_MS)) {
    const started = performance.now();
    const server = await startServer(environment);
    tries.push(Math.round(performance.now() - started));
    await server.stop();
  }
  await data.remove();
  printFigures('a second start on the same data', { 'ready after (ms)': tries.join(' ') });
  expect(Math.min(...tries)).toBeLessThan(READY_WITHIN_MS);
});

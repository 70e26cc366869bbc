import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { tokensOf } from './calls.ts';
import { type ServerProcess, serverEnvironment, spawnServer, startServer } from './server-process.ts';

const ROUNDS = count(1, 20);

let data: Awaited<ReturnType<typeof copyTemplate>>;
beforeAll(async () => {
  data = await copyTemplate('embedded');
});
afterAll(() => data.remove());

const onTheSameFolder = () => serverEnvironment(data.environment);

test('a second process on the same folder says why it stops; one that starts in the moment of a kill -9 waits for the dying process', async () => {
  const first = await startServer(await onTheSameFolder());
  const second = spawnServer(await onTheSameFolder());
  expect(await second.exited).toBe(1);
  expect(second.complaints()).toEqual([
    `DATA_DIR: ${data.environment.DATA_DIR} is in use by process ${first.pid}. Stop it, or choose another folder.`,
  ]);
  expect((await tokensOf(first.url, 'practitioner@demo.test')).token_type).toBe('Bearer');

  const gone = first.kill();
  const next = await startServer(await onTheSameFolder());
  await gone;
  expect((await tokensOf(next.url, 'practitioner@demo.test')).token_type).toBe('Bearer');
  expect(next.complaints()).toEqual([]);
  await next.kill();
});

test('of several that start at the same moment on a folder whose owner was killed exactly one runs', async () => {
  let refused = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const environments = await Promise.all(Array.from({ length: 2 }, onTheSameFolder));
    const servers = environments.map((environment) => spawnServer(environment));
    const outcomes = await Promise.all(servers.map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'runs')).toHaveLength(1);
    refused += outcomes.filter((outcome) => outcome === 'refused').length;
    const [running] = servers.filter((server) => server.exitCode() === undefined);
    expect((await tokensOf(running?.url ?? '', 'practitioner@demo.test')).token_type).toBe('Bearer');
    await running?.kill();
  }
  expect(refused).toBe(ROUNDS);
  printFigures('two at once on a stale lock', { rounds: ROUNDS, ran: ROUNDS, refused });
});

async function outcomeOf(server: ServerProcess): Promise<'runs' | 'refused' | string[]> {
  const runs = server.ready.then(() => true).catch(() => false);
  if (await runs) return 'runs';
  const complaints = server.complaints();
  return complaints.length === 1 && complaints[0]?.startsWith('DATA_DIR: ') ? 'refused' : complaints;
}

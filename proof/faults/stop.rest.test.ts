import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { printFigures } from '../print-figures.ts';
import { statusOf } from './calls.ts';
import { type PrivatePostgres, startFilledPostgres } from './private-postgres.ts';
import { serverEnvironment, startServer } from './server-process.ts';
import { startStorm } from './storm.ts';

const STOPPED_WITHIN_MS = 20_000;
const hasTwoLoopbacks = (await lookup('localhost', { all: true })).some(({ address }) => address === '::1');

async function stopInAStorm(where: string, settings: Record<string, string>) {
  const server = await startServer(await serverEnvironment(settings));
  const { port } = new URL(server.url);
  const addresses = settings.HOST === 'localhost' ? [`http://[::1]:${port}`] : [];
  const { people, unknownEmails, outcomes } = await startStorm(server.url, ...addresses);
  const asked = performance.now();
  const exitCode = await server.stop();
  const stoppedAfter = performance.now() - asked;

  const tally: Record<string, number> = {};
  for (const outcome of await outcomes) tally[outcome] = (tally[outcome] ?? 0) + 1;
  printFigures(`asked to stop in a storm of sign-ins, ${where}`, {
    requests: people + unknownEmails,
    ...Object.fromEntries(Object.entries(tally).map(([status, times]) => [`answered ${status}`, times])),
    'stopped after (ms)': Math.round(stoppedAfter),
  });
  expect(tally).toEqual({ 200: people, 401: unknownEmails });
  expect(exitCode).toBe(0);
  expect(stoppedAfter).toBeLessThan(STOPPED_WITHIN_MS);
  expect(server.complaints()).toEqual([]);
}

describe('a server that is asked to stop', () => {
  test('answers everything it was asked before, on the embedded database', async () => {
    const data = await copyTemplate('embedded');
    await stopInAStorm('embedded', data.environment);
    await data.remove();
  });

  test.runIf(hasTwoLoopbacks)(
    'answers everything it was asked before, at both addresses of localhost',
    async () => {
      const data = await copyTemplate('embedded');
      await stopInAStorm('two addresses', { ...data.environment, HOST: 'localhost' });
      await data.remove();
    },
  );

  test('does not wait for a connection that never asked anything, nor for whoever does not send the rest of a call', async () => {
    const data = await copyTemplate('embedded');
    const server = await startServer(await serverEnvironment(data.environment));
    const port = Number(new URL(server.url).port);
    const silent = connect(port, '127.0.0.1');
    const slow = connect(port, '127.0.0.1');
    await Promise.all([once(silent, 'connect'), once(slow, 'connect')]);
    slow.on('error', () => {});
    slow.write('POST /auth/api/organizations HTTP/1.1\r\nhost: hub\r\ncontent-type: application/json\r\n');
    slow.write('content-length: 1000\r\n\r\n{"name": ');
    expect(await statusOf(fetch(`${server.url}/healthz`))).toBe(200);
    const ended = once(silent, 'close');
    const asked = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - asked).toBeLessThan(STOPPED_WITHIN_MS);
    await ended;
    await data.remove();
  });

  describe.runIf(findPostgresBinaries())('on PostgreSQL', () => {
    let postgres: PrivatePostgres;
    let settings: Record<string, string>;
    beforeAll(async () => {
      postgres = await startFilledPostgres();
      settings = { DATABASE_URL: await postgres.createDatabase('hub') };
    });
    afterAll(() => postgres.remove());

    test('answers everything it was asked before', () => stopInAStorm('PostgreSQL', settings));

    test('stops while its database is away', async () => {
      const server = await startServer(await serverEnvironment(settings));
      await postgres.stop();
      const asked = performance.now();
      expect(await server.stop()).toBe(0);
      expect(performance.now() - asked).toBeLessThan(STOPPED_WITHIN_MS);
      expect(server.complaints()).toEqual([]);
    });
  });
});

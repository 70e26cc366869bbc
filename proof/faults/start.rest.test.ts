import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFailure } from '../../apps/server/src/commands/start-failure.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { copyTemplate } from '../../apps/server/test/test-hub.ts';
import { count } from '../counts.ts';
import { type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';
import { serverEnvironment, spawnServer, startServer } from './server-process.ts';
import { repeatsSecret, wrongConfigurations } from './wrong-configuration.ts';

let data: Awaited<ReturnType<typeof copyTemplate>>;
beforeAll(async () => {
  data = await copyTemplate('embedded');
});
afterAll(() => data.remove());

/** Starts a server that must fail, and returns the only line that it may print. */
async function refusalOf(environment: Record<string, string>): Promise<string> {
  const server = spawnServer(await serverEnvironment({ ...data.environment, ...environment }));
  const outcome = await Promise.race([server.exited, server.ready.catch(() => server.exited)]);
  await server.kill();
  expect(outcome, 'the exit code').toBe(1);
  expect(server.complaints()).toHaveLength(1);
  return server.complaints()[0] ?? '';
}

/** The error about the configuration itself; undefined if only a start can find the fault. */
function refusalOfConfiguration(environment: Record<string, string>): string | undefined {
  try {
    readConfig(environment);
    return undefined;
  } catch (error) {
    return startFailure(error, environment);
  }
}

// All of them exit in the same way, so a few real starts are enough.
let startsLeft = count(2, wrongConfigurations.length);

describe('a wrong value stops the start with one line that names its variable', () => {
  for (const { variable, environment } of wrongConfigurations) {
    const given = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
    const known = refusalOfConfiguration(environment);
    if (known) startsLeft -= 1;
    const isStarted = known === undefined || startsLeft >= 0;
    test(given.join(' '), async () => {
      const line = isStarted ? await refusalOf(environment) : known;
      expect(line.startsWith(`${variable}: `), line).toBe(true);
      expect(repeatsSecret(line), line).toBe(false);
    });
  }

  test('a port that another program has', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    expect(await refusalOf({ PORT: String(port) })).toBe(`PORT: ${port} is taken by another program`);
    await new Promise((resolve) => other.close(resolve));
  });

  test('a key that the data was not sealed with', async () => {
    await (await startServer(await serverEnvironment(data.environment))).stop();
    const otherKey = Buffer.alloc(32, 9).toString('base64');
    expect(await refusalOf({ ENCRYPTION_KEY: otherKey })).toMatch(/^ENCRYPTION_KEY: /);
  });

  describe.runIf(findPostgresBinaries())('on a running PostgreSQL', () => {
    let postgres: PrivatePostgres;
    beforeAll(async () => {
      postgres = await startPrivatePostgres();
    });
    afterAll(() => postgres.remove());

    test('a database that it does not have', async () => {
      expect(await refusalOf({ DATABASE_URL: postgres.url('missing') })).toMatch(/^DATABASE_URL: /);
    });

    test('a user that it does not know', async () => {
      const url = postgres.url('postgres').replace('hub@', 'stranger@');
      expect(await refusalOf({ DATABASE_URL: url })).toMatch(/^DATABASE_URL: /);
    });
  });
});

import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts, demoOrganizations } from '../../apps/server/src/demo/demo-data.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { callReadProfile, callSignOut, demoEmails, statusOf, tokensOf } from './calls.ts';
import {
  type PrivatePostgres,
  query,
  startFilledPostgres,
  startPrivatePostgres,
} from './private-postgres.ts';
import { type ServerProcess, serverEnvironment, spawnServer } from './server-process.ts';

const ROUNDS = count(1, 20);

/** Two instances as a load balancer would have them: one public address, started at the same moment. */
async function startTwo(
  environment: Record<string, string>,
  use: (first: ServerProcess, second: ServerProcess) => Promise<void>,
) {
  const shared = { ...environment, PUBLIC_URL: 'http://localhost:8080' };
  const environments = await Promise.all([serverEnvironment(shared), serverEnvironment(shared)]);
  const [first, second] = environments.map((each) => spawnServer(each)) as [ServerProcess, ServerProcess];
  try {
    await Promise.all([first.ready, second.ready]);
    await use(first, second);
  } finally {
    await Promise.all([first.kill(), second.kill()]);
  }
}

describe.runIf(findPostgresBinaries())('two instances on one PostgreSQL', () => {
  let postgres: PrivatePostgres;
  afterEach(() => postgres.remove());

  test('every account signs in at both; a sign-in at one is good at the other, and a sign-out there ends it here on the next call', async () => {
    postgres = await startFilledPostgres();
    await startTwo({ DATABASE_URL: await postgres.createDatabase('hub') }, async (first, second) => {
      const { access_token } = await tokensOf(first.url, 'practitioner@demo.test');
      expect(await statusOf(callReadProfile(second.url, access_token))).toBe(200);
      expect(await statusOf(callReadProfile(first.url, access_token))).toBe(200);
      expect(await statusOf(callSignOut(second.url, access_token))).toBe(204);
      expect(await statusOf(callReadProfile(first.url, access_token))).toBe(401);
      expect(await statusOf(callReadProfile(second.url, access_token))).toBe(401);

      for (const email of demoEmails) {
        expect((await tokensOf(first.url, email)).profile.email).toBe(email);
        expect((await tokensOf(second.url, email)).profile.email).toBe(email);
      }
    });
  });

  test('started at the same moment on an empty database they migrate, seed and make a key once', async () => {
    postgres = await startPrivatePostgres();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const url = await postgres.createDatabase(`hub_${round}`);
      await startTwo({ DATABASE_URL: url, SEED_DEMO: 'on' }, async (first, second) => {
        const [atFirst, atSecond] = await Promise.all([
          tokensOf(first.url, 'practitioner@demo.test'),
          tokensOf(second.url, 'school@demo.test'),
        ]);
        expect(await statusOf(callReadProfile(second.url, atFirst.access_token))).toBe(200);
        expect(await statusOf(callReadProfile(first.url, atSecond.access_token))).toBe(200);

        const [counts] = await query<Record<string, number>>(
          url,
          `select (select count(*)::int from organizations) as organizations,
            (select count(*)::int from users) as users, (select count(*)::int from accounts) as accounts,
            (select count(*)::int from signing_keys) as keys,
            (select count(*)::int - count(distinct name)::int from applied_migrations) as repeated`,
        );
        expect(counts).toEqual({
          organizations: demoOrganizations.length,
          users: demoAccounts.length,
          accounts: demoAccounts.length,
          keys: 1,
          repeated: 0,
        });
        expect([...first.complaints(), ...second.complaints()]).toEqual([]);
      });
    }
    printFigures('two instances at once on an empty database', { rounds: ROUNDS });
  });
});

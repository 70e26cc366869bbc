import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts, demoOrganizations } from '../../apps/server/src/demo/demo-data.ts';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { callReadProfile, statusOf, tokensOf } from './calls.ts';
import { type PrivatePostgres, query, startPrivatePostgres } from './private-postgres.ts';
import { startTwo } from './two-servers.ts';

const ROUNDS = count(1, 20);

describe.runIf(findPostgresBinaries())('two instances on one PostgreSQL', () => {
  let postgres: PrivatePostgres;
  afterEach(() => postgres.remove());

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

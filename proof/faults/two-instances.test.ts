import { afterEach, describe, expect, test } from 'vitest';
import { findPostgresBinaries } from '../../apps/server/test/postgres-binaries.ts';
import { callReadProfile, callSignOut, demoEmails, statusOf, tokensOf } from './calls.ts';
import { type PrivatePostgres, startFilledPostgres } from './private-postgres.ts';
import { startTwo } from './two-servers.ts';

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
});

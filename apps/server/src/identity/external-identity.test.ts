import { readProfile, refreshTokens, signIn, signOut } from '@hub/contract/auth/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { basic, startTestHub, type TestHub } from '../../test/test-hub.ts';

// A real provider that somebody else runs: that of another hub, with its own database.
let provider: TestHub;
let hub: TestHub;

beforeAll(async () => {
  provider = await startTestHub();
  hub = await startTestHub({
    environment: {
      OIDC_AUTHORITY: `${provider.environment.PUBLIC_URL}/idp`.replace('localhost', '127.0.0.1'),
      OIDC_CLIENT_ID: 'hub-web',
      OIDC_AUDIENCE: 'urn:hub:api',
    },
  });
});
afterAll(async () => {
  await hub.close();
  await provider.close();
});

const statusOf = async (token: string) => (await call(hub, readProfile, { token })).status;

test("the external provider's access token is accepted for the user with its email", async () => {
  const token = await provider.signIn('manager@demo.test');
  const answer = await call(hub, readProfile, { token });
  expect([answer.status, answer.body.email]).toEqual([200, 'manager@demo.test']);
  expect(await statusOf(token)).toBe(200);
});

test('one session is opened, however many calls arrive at once', async () => {
  const token = await provider.signIn('second@demo.test');
  expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(token)))).toEqual(Array(8).fill(200));
  const { rows } = await hub.database.pool.query(
    "select count(*)::integer as n from sessions join users on users.id = user_id where email = 'second@demo.test'",
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('signing out here ends the session here', async () => {
  const token = await provider.signIn('school@demo.test');
  expect(await statusOf(token)).toBe(200);
  expect((await call(hub, signOut, { body: { accessToken: token } })).status).toBe(204);
  expect(await statusOf(token)).toBe(401);
});

test('a user whom this hub does not know is refused', async () => {
  await hub.database.pool.query("update users set email_key = 'gone' where email = 'individual@demo.test'");
  expect(await statusOf(await provider.signIn('individual@demo.test'))).toBe(401);
});

test('an email that the provider has not verified is refused', async () => {
  await provider.database.pool.query(
    "update users set email_confirmed_at = null where email = 'manager@demo.test'",
  );
  expect(await statusOf(await provider.signIn('manager@demo.test'))).toBe(401);
});

test('passwords are not taken here', async () => {
  const headers = { authorization: basic('manager@demo.test', 'Harbor-Lantern-58') };
  expect((await call(hub, signIn, { headers })).body.code).toBe('sign-in-elsewhere');
  const renewed = await call(hub, refreshTokens, { headers, body: { refreshToken: 'a' } });
  expect(renewed.body.code).toBe('sign-in-elsewhere');
  expect((await fetch(`${hub.url}/idp/jwks`)).status).toBe(404);
});

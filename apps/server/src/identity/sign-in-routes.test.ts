import { tokens as tokensSchema } from '@hub/contract/auth/users/tokens';
import { readProfile, refreshTokens, signIn, signOut } from '@hub/contract/auth/users/users';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call } from '../../test/call.ts';
import { basic, startTestHub, type TestHub } from '../../test/test-hub.ts';

const PASSWORD = 'Harbor-Lantern-58';
let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const enter = (email: string, password = PASSWORD) =>
  call(hub, signIn, { headers: { authorization: basic(email, password) } });
const renew = (refreshToken: string, client = 'hub-web') =>
  call(hub, refreshTokens, { headers: { authorization: basic(client, '') }, body: { refreshToken } });
const leave = (accessToken: string) => call(hub, signOut, { body: { accessToken } });
const profileStatus = async (token: string) => (await call(hub, readProfile, { token })).status;

describe('signing in by a call', () => {
  test('answers the signed-in identity', async () => {
    const answer = await enter('practitioner@demo.test');
    expect(answer.status).toBe(200);
    const tokens = tokensSchema.parse(answer.body);
    expect(tokens).toMatchObject({
      token_type: 'Bearer',
      scope: 'openid email',
      profile: { email: 'practitioner@demo.test', email_verified: true },
    });
    expect(tokens.expires_at - Date.now() / 1000).toBeGreaterThan(29 * 60);
    expect(tokens.expires_at - Date.now() / 1000).toBeLessThanOrEqual(30 * 60);
    expect(await profileStatus(tokens.access_token)).toBe(200);
  });

  test('gives an access token that carries the email, whether it is confirmed, and the session', async () => {
    const { access_token } = (await enter('practitioner@demo.test')).body;
    expect(decodeProtectedHeader(access_token)).toMatchObject({ typ: 'at+jwt', alg: 'ES256' });
    expect(decodeJwt(access_token)).toMatchObject({
      email: 'practitioner@demo.test',
      email_verified: true,
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_id: 'hub-web',
    });
  });

  test('does not mind how the email is spelt', async () => {
    expect((await enter('Practitioner@Demo.TEST')).status).toBe(200);
  });

  test.each([
    ['a wrong password', basic('second@demo.test', 'wrong'), 401, 'wrong-credentials'],
    ['an unknown email', basic('nobody@demo.test', PASSWORD), 401, 'wrong-credentials'],
    ['what is no email', basic('nobody', PASSWORD), 401, 'wrong-credentials'],
    ['no header', '', 400, 'invalid-basic-header'],
    ['another kind of header', 'Bearer abc', 400, 'invalid-basic-header'],
    ['a header without a colon', `Basic ${btoa('abc')}`, 400, 'invalid-basic-header'],
    ['an account that waits for approval', basic('pending@demo.test', PASSWORD), 403, 'approval-pending'],
    ['a deactivated account', basic('deactivated@demo.test', PASSWORD), 403, 'account-deactivated'],
    [
      'a deactivated account with a wrong password',
      basic('deactivated@demo.test', 'no'),
      401,
      'wrong-credentials',
    ],
  ])('refuses %s', async (_, authorization, status, code) => {
    const answer = await call(hub, signIn, { headers: authorization ? { authorization } : {} });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('refuses a body', async () => {
    const headers = { authorization: basic('second@demo.test', PASSWORD) };
    expect((await call(hub, signIn, { headers, body: { email: 'a' } })).status).toBe(400);
  });

  test('opens one session, with its audit entry', async () => {
    const { body, headers } = await enter('manager@demo.test');
    const { sid } = decodeJwt<{ sid: string }>(body.access_token);
    const entries = await hub.database.system
      .selectFrom('audit_entries')
      .select(['action', 'record', 'request_id'])
      .where(sql<boolean>`${sid} = any(record_ids)`)
      .execute();
    expect(entries).toEqual([{ action: 'open', record: 'session', request_id: headers.get('x-request-id') }]);
  });
});

describe('renewing', () => {
  test('gives new tokens of the same session', async () => {
    const first = (await enter('second@demo.test')).body;
    const second = tokensSchema.parse((await renew(first.refresh_token)).body);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(decodeJwt(second.access_token).sid).toBe(decodeJwt(first.access_token).sid);
    expect(await profileStatus(second.access_token)).toBe(200);
  });

  test('with a refresh token that was used already ends the whole family', async () => {
    const first = (await enter('second@demo.test')).body;
    const second = (await renew(first.refresh_token)).body;
    expect((await renew(first.refresh_token)).body.code).toBe('refresh-refused');
    expect((await renew(second.refresh_token)).body.code).toBe('refresh-refused');
    expect(await profileStatus(second.access_token)).toBe(401);
  });

  test('is refused for another client, a made-up token and an access token', async () => {
    const { refresh_token, access_token } = (await enter('second@demo.test')).body;
    expect((await renew(refresh_token, 'other')).body.code).toBe('wrong-client');
    expect((await renew('made-up')).body.code).toBe('refresh-refused');
    expect((await renew(access_token)).body.code).toBe('refresh-refused');
  });

  test('is refused when the account was deactivated meanwhile', async () => {
    const { refresh_token } = (await enter('school@demo.test')).body;
    const become = (status: 'Active' | 'Inactive') =>
      hub.database.system
        .updateTable('accounts')
        .set({ status })
        .where('user_id', '=', (user) =>
          user.selectFrom('users').select('id').where('email', '=', 'school@demo.test'),
        )
        .execute();
    await become('Inactive');
    expect((await renew(refresh_token)).status).toBe(401);
    await become('Active');
  });
});

describe('signing out', () => {
  test('ends the session for every token of it', async () => {
    const { access_token, refresh_token } = (await enter('second@demo.test')).body;
    const answer = await leave(access_token);
    expect([answer.status, answer.body]).toEqual([204, undefined]);
    expect(await profileStatus(access_token)).toBe(401);
    expect((await renew(refresh_token)).status).toBe(401);
  });

  test('twice, or with a token that is none, is no error', async () => {
    const { access_token } = (await enter('second@demo.test')).body;
    await leave(access_token);
    expect((await leave(access_token)).status).toBe(204);
    expect((await leave('made-up')).status).toBe(204);
  });

  test('leaves other sessions of the same user alone', async () => {
    const [one, other] = [(await enter('second@demo.test')).body, (await enter('second@demo.test')).body];
    await leave(one.access_token);
    expect(await profileStatus(other.access_token)).toBe(200);
  });
});

test('the store of the provider holds no token that could be used', async () => {
  const { refresh_token } = (await enter('second@demo.test')).body;
  const rows = await hub.database.system.selectFrom('provider_records').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row.sealed_payload.toString('latin1')).not.toContain(refresh_token);
    expect(row.id.toString('latin1')).not.toContain(refresh_token);
  }
});

import { endOtherSessions, endSession, listSessions, type Session } from '@hub/contract/auth/users/sessions';
import { readProfile, refreshTokens, signIn } from '@hub/contract/auth/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../../test/audit-of.ts';
import { call } from '../../../test/call.ts';
import { basic, startTestHub, type TestHub } from '../../../test/test-hub.ts';

const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const open = async (email: string, userAgent = WINDOWS_CHROME) => {
  const headers = { authorization: basic(email, 'Harbor-Lantern-58'), 'user-agent': userAgent };
  const { body } = await call(hub, signIn, { headers });
  return { token: body.access_token as string, refreshToken: body.refresh_token as string };
};
const sessionsOf = async (token: string): Promise<Session[]> =>
  (await call(hub, listSessions, { token })).body.items;
const statusOf = async (token: string) => (await call(hub, readProfile, { token })).status;

test('the list tells where each session was opened, this one first', async () => {
  const other = await open(
    'second@demo.test',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  );
  const own = await open('second@demo.test');
  const sessions = await sessionsOf(own.token);
  expect(sessions).toMatchObject([
    { device: 'Chrome on Windows', address: '127.0.0.1', isCurrent: true },
    { device: 'Safari on iPhone', isCurrent: false },
  ]);
  expect((await sessionsOf(other.token)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});

test("nobody sees or ends another person's session", async () => {
  const mine = await open('practitioner@demo.test');
  const theirs = await open('manager@demo.test');
  const [session] = await sessionsOf(theirs.token);
  expect((await sessionsOf(mine.token)).map(({ id }) => id)).not.toContain(session?.id);
  const answer = await call(hub, endSession, { token: mine.token, params: { id: session?.id ?? '' } });
  expect([answer.status, answer.body.code]).toEqual([404, 'not-found']);
  expect(await statusOf(theirs.token)).toBe(200);
});

test('an ended session is dead at once, for its tokens and for renewing them', async () => {
  const [own, other] = [await open('individual@demo.test'), await open('individual@demo.test')];
  const id = (await sessionsOf(own.token)).find(({ isCurrent }) => !isCurrent)?.id ?? '';
  const ended = await call(hub, endSession, { token: own.token, params: { id } });
  expect(ended.status).toBe(204);
  expect(new Set(await auditOf(hub, ended))).toEqual(
    new Set([
      { action: 'end', record: 'session', record_ids: [id] },
      { action: 'sign out device', record: 'session', record_ids: [id] },
    ]),
  );
  expect(await statusOf(other.token)).toBe(401);
  const headers = { authorization: basic('hub-web', '') };
  const { refreshToken } = other;
  expect((await call(hub, refreshTokens, { headers, body: { refreshToken } })).status).toBe(401);
  expect(await statusOf(own.token)).toBe(200);
  expect((await call(hub, endSession, { token: own.token, params: { id } })).status).toBe(404);
});

test('all others are ended at once, and this one stays', async () => {
  const others = [await open('school@demo.test'), await open('school@demo.test')];
  const own = await open('school@demo.test');
  expect((await call(hub, endOtherSessions, { token: own.token })).status).toBe(204);
  expect(await Promise.all(others.map(({ token }) => statusOf(token)))).toEqual([401, 401]);
  expect(await sessionsOf(own.token)).toHaveLength(1);
});

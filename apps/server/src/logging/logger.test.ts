import { afterAll, beforeAll, expect, test } from 'vitest';
import { basic, startTestHub, type TestHub } from '../../test/test-hub.ts';

let hub: TestHub;

beforeAll(async () => {
  hub = await startTestHub();
});
afterAll(() => hub.close());

const linesOf = (answer: Response) =>
  hub.log
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter((line) => line.requestId === answer.headers.get('x-request-id'));

test('each answer carries a request id that is on its log line, with the route and not the address', async () => {
  const answer = await fetch(`${hub.url}/auth/api/users?secret=planted-query-value`);
  const [line] = linesOf(answer);
  expect(line).toMatchObject({ method: 'GET', route: '/auth/api/users', status: 401, msg: 'answered' });
});

test('no token, password, email, cookie, name or query value gets into the log', async () => {
  const token = await hub.signIn('practitioner@demo.test');
  const authorization = `Bearer ${token}`;
  await fetch(`${hub.url}/auth/api/users`, { headers: { authorization, cookie: 'planted-cookie=1' } });
  await fetch(`${hub.url}/auth/api/users/sign-in`, {
    method: 'POST',
    headers: { authorization: basic('planted@demo.test', 'planted-password') },
  });
  await fetch(`${hub.url}/auth/api/users/sign-out`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"planted-body": broken',
  });
  await fetch(`${hub.url}/idp/auth?client_id=planted-client&state=planted-state`);
  await fetch(`${hub.url}/planted-path/${encodeURIComponent('planted@demo.test')}`);

  const log = hub.log.join('\n');
  expect(log).toContain('"answered"');
  for (const secret of ['planted', token, 'Harbor-Lantern', 'demo.test', 'Maren', 'Okafor']) {
    expect(log).not.toContain(secret);
  }
});

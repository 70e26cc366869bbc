import { changePassword, forgotPassword } from '@hub/contract/auth/users/password';
import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import { PASSWORD, useAccountHub } from '../../../test/account-hub.ts';

const accounts = useAccountHub();
const ANOTHER = 'Silver-Harbor-27';

const change = (token: string, body: object) => accounts.call(changePassword, { token, body });

test('a new password ends every other session and the owner is told', async () => {
  const { email, token } = await accounts.newManager();
  const elsewhere = await accounts.hub.signIn(email, PASSWORD);
  expect((await change(token, { password: ANOTHER, currentPassword: PASSWORD })).status).toBe(204);
  expect((await accounts.call(readProfile, { token: elsewhere })).status).toBe(401);
  expect((await accounts.call(readProfile, { token })).status, 'this one goes on').toBe(200);
  await expect(accounts.hub.signIn(email, PASSWORD)).rejects.toThrow('wrong-credentials');
  expect(await accounts.hub.signIn(email, ANOTHER)).toBeTruthy();
  await accounts.mailTo(email, /password was changed$/);
});

test('the current password may be left out soon after signing in, and not later', async () => {
  const { email, token } = await accounts.newManager();
  expect((await change(token, { password: ANOTHER })).status).toBe(204);
  await accounts.ageSessions(email);
  const late = await change(token, { password: PASSWORD });
  expect([late.status, late.body.code]).toEqual([403, 'sign-in-again']);
  expect((await change(token, { password: PASSWORD, currentPassword: ANOTHER })).status).toBe(204);
});

test('a wrong current password is refused, and counts as a wrong password', async () => {
  const { email, token } = await accounts.newManager();
  const wrong = await change(token, { password: ANOTHER, currentPassword: 'Wrong-Meadow-19' });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
  for (let guess = 0; guess < 4; guess += 1) await change(token, { password: ANOTHER, currentPassword: 'x' });
  // Extends the current delay, so that it cannot end during the test on a slow machine.
  await accounts.hub.database.pool.query(
    `update password_attempts set not_before = now() + interval '1 hour' where not_before > last_at`,
  );
  const refused = await change(token, { password: ANOTHER, currentPassword: PASSWORD });
  expect([refused.status, refused.body.code]).toEqual([420, 'too-many-attempts']);
  await expect(accounts.hub.signIn(email, PASSWORD)).rejects.toThrow('too-many-attempts');
});

test.each([
  ['', 'This field is required'],
  ['Short-pw-19', 'Invalid password'],
  ['Quiet-abc-Meadow', 'Invalid password'],
  ['x'.repeat(65), 'Maximum of 64 characters is allowed'],
])('the password %j is refused', async (password, message) => {
  const { token } = await accounts.newManager();
  const answer = await change(token, { password, currentPassword: PASSWORD });
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'password', message }]]);
});

const forgot = (email: string) => accounts.call(forgotPassword, { body: { email } });
const linkTo = async (email: string) => {
  const { text } = await accounts.mailTo(email, /^Choose a new password/);
  return /\/idp\/new-password\?link=([\w-]+)/.exec(text)?.[1] ?? '';
};
const page = (path: string, form?: Record<string, string>) =>
  fetch(`${accounts.hub.url}${path}`, form && { method: 'POST', body: new URLSearchParams(form) });
const choose = (link: string, password = ANOTHER, confirmation = password) =>
  page('/idp/new-password', { link, password, confirmation });

test('a known and an unknown email are answered alike', async () => {
  const { email } = await accounts.newManager();
  const [known, unknown] = [await forgot(email), await forgot('nobody@demo.test')];
  expect([known.status, known.body]).toEqual([204, undefined]);
  expect([unknown.status, unknown.body]).toEqual([204, undefined]);
  await linkTo(email);
  expect(await accounts.mailsTo('nobody@demo.test')).toEqual([]);
});

test('the link lets choose a new password once, ends all sessions and lifts a lock', async () => {
  const { email, token } = await accounts.newManager();
  await accounts.hub.database.pool.query(
    "update password_attempts set failures = 10, not_before = now() + interval '15 minutes'",
  );
  await forgot(email);
  const link = await linkTo(email);
  expect((await page(`/idp/new-password?link=${link}`)).status).toBe(200);
  const done = await choose(link);
  expect([done.status, await done.text()]).toEqual([
    200,
    expect.stringContaining('Your password was changed'),
  ]);
  expect((await accounts.call(readProfile, { token })).status).toBe(401);
  expect(await accounts.hub.signIn(email, ANOTHER)).toBeTruthy();

  const again = await choose(link, 'Third-Harbor-27');
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining('does not work any more'),
  ]);
  expect((await page(`/idp/new-password?link=${link}`)).status).toBe(400);
});

test('of several who use a link at once, one succeeds', async () => {
  const { email } = await accounts.newManager();
  await forgot(email);
  const link = await linkTo(email);
  const answers = await Promise.all(Array.from({ length: 4 }, () => choose(link)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('a link is refused after 30 minutes', async () => {
  const { email } = await accounts.newManager();
  await forgot(email);
  const link = await linkTo(email);
  await accounts.hub.database.pool.query(
    "update account_codes set expires_at = expires_at - interval '30 minutes' where purpose = 'new-password'",
  );
  expect((await choose(link)).status).toBe(400);
  await expect(accounts.hub.signIn(email, ANOTHER)).rejects.toThrow('wrong-credentials');
});

test('what breaks a rule is told on the page, and the link stays good', async () => {
  const { email } = await accounts.newManager();
  await forgot(email);
  const link = await linkTo(email);
  const weak = await choose(link, 'short');
  expect([weak.status, await weak.text()]).toEqual([400, expect.stringContaining('Invalid password')]);
  const differing = await choose(link, ANOTHER, `${ANOTHER}x`);
  expect(await differing.text()).toContain('Your passwords do not match');
  expect((await choose(link)).status).toBe(200);
});

test('the page for a forgotten password answers alike, and tells a malformed email', async () => {
  expect((await page('/idp/forgot-password')).status).toBe(200);
  const bodies = await Promise.all(
    ['manager@demo.test', 'nobody@demo.test'].map(async (email) => {
      const answer = await page('/idp/forgot-password', { email });
      return [answer.status, (await answer.text()).replace(email, 'EMAIL')];
    }),
  );
  expect(bodies[0]).toEqual(bodies[1]);
  const malformed = await page('/idp/forgot-password', { email: '<b>x' });
  const text = await malformed.text();
  expect(malformed.status).toBe(400);
  expect(text).toContain('Invalid email format');
  expect(text).not.toContain('<b>x');
});

test('a form without its fields is no failure of the server', async () => {
  expect((await page('/idp/forgot-password', {})).status).toBe(400);
  expect((await page('/idp/new-password', {})).status).toBe(400);
  expect((await page('/idp/new-password')).status).toBe(400);
});

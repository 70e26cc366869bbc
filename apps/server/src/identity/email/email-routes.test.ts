import { changeEmail, confirmEmail, resendConfirmation } from '@hub/contract/auth/users/email';
import { readProfile } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import { newEmail, PASSWORD, useAccountHub } from '../../../test/account-hub.ts';

const accounts = useAccountHub();

async function registered() {
  const email = newEmail();
  await accounts.signUp({ email, organizationId: await accounts.newOrganization() });
  const token = await accounts.hub.signIn(email, PASSWORD);
  const confirm = (code: string, accessToken = token) =>
    accounts.call(confirmEmail, { token, body: { code, accessToken } });
  const resend = () => accounts.call(resendConfirmation, { token });
  return { email, token, code: await accounts.codeSentTo(email), confirm, resend };
}

/** Backdates everything that was sent to a user. */
const age = (email: string, interval: string) =>
  accounts.hub.database.pool.query(
    `update account_codes set sent_at = sent_at - $2::interval, expires_at = expires_at - $2::interval
     where user_id = (select id from users where email = $1)`,
    [email, interval],
  );

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code works once', async () => {
  const { code, confirm } = await registered();
  expect((await confirm(code)).status).toBe(200);
  const again = await confirm(code);
  expect([again.status, again.body.code]).toEqual([400, 'code-refused']);
});

test('of several that use a code at once, one succeeds', async () => {
  const { code, confirm } = await registered();
  const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(code)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
});

test('a wrong code is refused, the tenth ends the code, and a new one works', async () => {
  const { email, code, confirm, resend } = await registered();
  for (let guess = 0; guess < 10; guess += 1) expect((await confirm(otherThan(code))).status).toBe(400);
  expect((await confirm(code)).body.code).toBe('code-refused');
  await age(email, '61 seconds');
  expect((await resend()).status).toBe(204);
  await expect.poll(() => accounts.codeSentTo(email)).not.toBe(code);
  expect((await confirm(await accounts.codeSentTo(email))).status).toBe(200);
});

test('a code is refused after a day', async () => {
  const { email, code, confirm } = await registered();
  await age(email, '24 hours');
  expect((await confirm(code)).body.code).toBe('code-refused');
});

test("another's code is refused", async () => {
  const [one, other] = [await registered(), await registered()];
  if (one.code !== other.code) expect((await one.confirm(other.code)).body.code).toBe('code-refused');
});

test('the access token of another session is refused', async () => {
  const { code, confirm } = await registered();
  expect((await confirm(code, await accounts.hub.signIn('second@demo.test'))).status).toBe(401);
  expect((await confirm(code, 'nonsense')).status).toBe(401);
  expect((await confirm(code)).status).toBe(200);
});

test.each(['12345', '1234567', 'abcdef', ''])('%j is no code', async (code) => {
  const { confirm } = await registered();
  const answer = await confirm(code);
  const message = code === '' ? 'This field is required' : 'Use the 6 digits of the message';
  expect([answer.status, answer.body.errors]).toEqual([400, [{ path: 'code', message }]]);
});

test('a new code is sent after a minute, and the one before is good no more', async () => {
  const { email, code, confirm, resend } = await registered();
  const early = await resend();
  expect([early.status, early.body.code]).toEqual([420, 'too-many-attempts']);
  expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(50);
  await age(email, '61 seconds');
  expect((await resend()).status).toBe(204);
  await expect.poll(() => accounts.codeSentTo(email)).not.toBe(code);
  expect((await confirm(code)).body.code).toBe('code-refused');
});

test('a confirmed address needs no code', async () => {
  const { token } = await accounts.newManager();
  const answer = await accounts.call(resendConfirmation, { token });
  expect([answer.status, answer.body.code]).toEqual([409, 'email-confirmed']);
});

test('the code is in the mail, in words and in markup, and nothing in it tells who reads it', async () => {
  const { email, code } = await registered();
  const { text, html } = await accounts.mailTo(email, /code$/);
  for (const part of [text, html]) expect(part).toContain(`/account-verification?code=${code}`);
  expect(html).not.toMatch(/<img|<script|<link|src=/i);
});

test('the table knows codes by their hash alone', async () => {
  const { code } = await registered();
  const { rows } = await accounts.hub.database.pool.query(
    'select account_codes::text as row from account_codes',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }: { row: string }) => row.includes(`,${code},`))).toEqual([]);
});

test('another email is used once its code has come back, and the old one is told', async () => {
  const { email, token } = await accounts.newManager();
  const another = newEmail();
  expect((await accounts.call(changeEmail, { token, body: { email: another } })).status).toBe(204);
  await accounts.mailTo(email, /was asked for/);
  expect((await accounts.call(readProfile, { token })).body.email).toBe(email);

  const code = await accounts.codeSentTo(another);
  const answer = await accounts.call(confirmEmail, { token, body: { code, accessToken: token } });
  expect([answer.status, answer.body]).toEqual([200, { email: another, waitsForApproval: false }]);
  expect((await accounts.call(readProfile, { token })).body.email).toBe(another);
  await accounts.mailTo(email, /was changed/);
  await expect(accounts.hub.signIn(email, PASSWORD)).rejects.toThrow('wrong-credentials');
  expect(await accounts.hub.signIn(another, PASSWORD)).toBeTruthy();
});

test('an email that somebody has is refused, also when they took it meanwhile', async () => {
  const { token, email } = await accounts.newManager();
  for (const taken of ['second@demo.test', 'SECOND@demo.test', email]) {
    const answer = await accounts.call(changeEmail, { token, body: { email: taken } });
    expect([answer.status, answer.body.code]).toEqual([409, 'user-exists']);
  }
  const wanted = newEmail();
  expect((await accounts.call(changeEmail, { token, body: { email: wanted } })).status).toBe(204);
  const code = await accounts.codeSentTo(wanted);
  await accounts.signUp({ email: wanted, organizationId: await accounts.newOrganization() });
  const late = await accounts.call(confirmEmail, { token, body: { code, accessToken: token } });
  expect([late.status, late.body.code]).toEqual([409, 'user-exists']);
});

test('somebody who signed in long ago is asked for the password before another email is written to', async () => {
  const { email, token } = await accounts.newManager();
  await accounts.ageSessions(email);
  const ask = (body: object) => accounts.call(changeEmail, { token, body: { email: newEmail(), ...body } });
  const late = await ask({});
  expect([late.status, late.body.code]).toEqual([403, 'sign-in-again']);
  const wrong = await ask({ currentPassword: 'Wrong-Meadow-19' });
  expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password']);
  expect((await ask({ currentPassword: PASSWORD })).status).toBe(204);
});

test('a malformed email is refused', async () => {
  const { token } = await accounts.newManager();
  const answer = await accounts.call(changeEmail, { token, body: { email: 'nobody' } });
  expect(answer.body.errors).toEqual([{ path: 'email', message: 'Invalid email format' }]);
});

import { expect, test } from 'vitest';
import { PASSWORD } from '../../../test/account-hub.ts';
import { codeFrom } from '../../../test/authenticator.ts';
import { openSignInForm } from '../../../test/sign-in-form.ts';
import { useTwoFactorHub } from '../../../test/two-factor-hub.ts';

const { accounts, newPerson, newEnrolled } = useTwoFactorHub();

/** A browser that has sent the right password. */
async function afterPassword(email: string) {
  const form = await openSignInForm(accounts.hub);
  const answer = await form.go(form.path, { email, password: PASSWORD });
  return { ...form, next: answer.next ?? '' };
}

/** Whether the provider redirects the browser to the web app with a code. */
async function isSignedIn({ go }: Awaited<ReturnType<typeof openSignInForm>>, next: string | undefined) {
  const answer = await go(next ?? '');
  return answer.next?.startsWith('/?code=') ?? false;
}

test('without a second factor the password is enough, and without a school there is no other way in', async () => {
  const { go, path } = await openSignInForm(accounts.hub);
  expect((await go(path)).text).not.toContain('Log in with');
  expect((await go(`${path}/school`)).status).toBe(404);
  const form = await afterPassword((await newPerson()).email);
  expect(await isSignedIn(form, form.next)).toBe(true);
});

test('after the right password the page asks for a code, and the code signs in', async () => {
  const { email, secret } = await newEnrolled();
  const form = await afterPassword(email);
  expect(form.next).toBe(`${form.path}/code`);
  expect((await form.go(form.next)).text).toContain('Enter your code');
  const wrong = await form.go(form.next, { code: '000000' });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('The code is not right');
  const right = await form.go(form.next, { code: codeFrom(secret) });
  expect(right.status).toBe(303);
  expect(await isSignedIn(form, right.next)).toBe(true);
});

test('a recovery code signs in as well', async () => {
  const { email, recoveryCodes } = await newEnrolled();
  const form = await afterPassword(email);
  const path = `${form.path}/recovery-code`;
  expect((await form.go(path)).text).toContain('Enter a recovery code');
  const right = await form.go(path, { code: recoveryCodes[0] ?? '' });
  expect(await isSignedIn(form, right.next)).toBe(true);
});

test('the step for the code cannot be had without the password, nor passed by', async () => {
  const { email, secret } = await newEnrolled();
  const form = await openSignInForm(accounts.hub);
  const code = codeFrom(secret);
  expect((await form.go(`${form.path}/code`)).next).toBe(form.path);
  expect((await form.go(`${form.path}/code`, { code, email, userId: 'x' })).next).toBe(form.path);

  const half = await afterPassword(email);
  const uid = half.path.split('/').at(-1);
  const resumed = await half.go(`/idp/auth/${uid}`);
  expect(resumed.next).toMatch(/^\/idp\/interaction\//);
});

test("one browser's password opens no other browser's step", async () => {
  const { email, secret } = await newEnrolled();
  const [one, other] = [await afterPassword(email), await openSignInForm(accounts.hub)];
  expect((await other.go(one.next, { code: codeFrom(secret) })).next).toBe(other.path);
});

test('wrong codes lock the sign-in', async () => {
  const { email, secret } = await newEnrolled();
  const form = await afterPassword(email);
  await form.go(form.next, { code: '000000' });
  await accounts.hub.database.system.updateTable('password_attempts').set({ failures: 9 }).execute();
  expect((await form.go(form.next, { code: '000000' })).status).toBe(400);
  const locked = await form.go(form.next, { code: codeFrom(secret) });
  expect(locked.status).toBe(429);
  expect(locked.text).toContain('Sign-in is locked');
});

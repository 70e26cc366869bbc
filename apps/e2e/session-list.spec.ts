import { readProfile, signIn as signInByCall } from '@hub/contract/auth/users/users';
import { expect, test } from 'vitest';
import { demoAccount } from './demo-sign-in.ts';
import { prepareJourneys } from './journey.ts';

const { url, openOwnPageOf } = prepareJourneys();
const school = demoAccount('school@demo.test', 'session-list');

test('one other session is signed out from the list, then all others', async () => {
  const tokens = [await openSession(), await openSession()];
  const elsewhere = await openOwnPageOf(school);
  const page = await openOwnPageOf(school);
  await page.goto(url('/profile'));
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await sessions.first().getByText('This device').waitFor();
  await expect.poll(() => sessions.count()).toBe(4);

  // The session that was opened first is last in the list, because the others were active after it.
  await sessions
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect.poll(() => sessions.count()).toBe(3);
  expect(await answersTo(tokens)).toEqual([401, 200]);

  await page.getByRole('button', { name: 'Sign out all others' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign out all other sessions?' });
  await question.getByRole('button', { name: 'Sign out all others' }).click();
  await page.getByText('You are signed in nowhere else.').waitFor();
  await expect.poll(() => sessions.count()).toBe(1);
  expect(await answersTo(tokens)).toEqual([401, 401]);
  await elsewhere.goto(url('/clients'));
  await elsewhere.waitForURL(url('/login'));
});

/** Signs in elsewhere, without a browser. */
async function openSession(): Promise<string> {
  const authorization = `Basic ${btoa(`${school.email}:${school.password}`)}`;
  const answer = await fetch(url(signInByCall.path), { method: 'POST', headers: { authorization } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const answersTo = (tokens: string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(url(readProfile.path), { headers })).status;
    }),
  );

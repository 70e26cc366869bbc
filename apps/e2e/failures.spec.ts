import { readProfile } from '@hub/contract/auth/users/users';
import { problems } from '@hub/contract/http/problems';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoAccount, loginButton, profileButton } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';

const practitioner = demoAccount('practitioner@demo.test');
const { url, openPage, openPageOf } = prepareJourneys();

const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).click();

test('a start without an answer from the server can be tried again', async () => {
  const page = await openPage();
  await page.route('**/config.json', (route) => route.abort());
  await page.goto(url());
  await alert(page, 'The Evaluation Hub did not answer');

  await page.unroute('**/config.json');
  await tryAgain(page);
  await loginButton(page).waitFor();
});

test('a profile that does not arrive can be asked for again, and one can log out without it', async () => {
  const page = await openPageOf(practitioner);
  const code = 'database-away';
  const { status, title } = problems[code];
  const body = JSON.stringify({ type: 'about:blank', title, status, code });
  await page.route(`**${readProfile.path}`, (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body }),
  );
  await page.goto(url('/profile'));
  await alert(page, 'Your profile could not be loaded');
  await alert(page, title);
  await profileButton(page, { name: practitioner.email }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).waitFor();
  await page.keyboard.press('Escape');

  await page.unroute(`**${readProfile.path}`);
  await tryAgain(page);
  await page.getByRole('heading', { name: 'Personal information' }).waitFor();
  await profileButton(page, practitioner).waitFor();
});

test("going back to the provider's old answer keeps the session", async () => {
  const page = await openPageOf(practitioner);
  await page.goto(url('/?code=used-before&state=used-before'));
  await profileButton(page, practitioner).waitFor();
  await heading(page, 'Home').waitFor();
  expect(page.url()).toBe(url('/cases'));
});

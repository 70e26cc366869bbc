import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { authorizationRequest } from './authorization-request.ts';
import {
  demoAccount,
  loginButton,
  logOut,
  profileButton,
  signIn,
  submitCredentials,
} from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { signInAside } from './kept-session.ts';
import type { Kept } from './page-pool.ts';

const practitioner = demoAccount('practitioner@demo.test');
const { url, openPage } = prepareJourneys();

test('signing in leaves nothing of the provider in the address, breaks no security policy and logs no error', async () => {
  const page = await openPage();
  const complaints = await collectComplaints(page);
  await signIn(page, url(), practitioner);
  await heading(page, 'Home').waitFor();
  expect(page.url()).toBe(url('/cases'));

  // Most journeys begin with the state that this sign-in results in.
  await page.waitForFunction(() => localStorage.getItem('hub.maintenance-announced'));
  const kept = await page.context().storageState();
  expect(shapeOf(await signInAside(url(), practitioner))).toEqual(shapeOf(kept));

  await profileButton(page, practitioner).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('tab', { name: 'Privacy Policy' }).click();
  await page.getByRole('link', { name: 'Terms of Use' }).click();
  await heading(page, 'Terms of Use').waitFor();
  await logOut(page, practitioner);
  await heading(page, 'Evaluation Hub').waitFor();
  expect(complaints).toEqual([]);
});

/** The stored state, without the values that differ in each session. */
const shapeOf = ({ cookies, origins }: Kept) => ({
  cookies: cookies
    .map(({ name, path, sameSite }) => `${name} ${path.replace(/[^/]{20,}/, '')} ${sameSite}`)
    .sort(),
  stored: Object.fromEntries(
    origins.flatMap(({ localStorage }) =>
      localStorage.map(({ name, value }) => [name, value.startsWith('{') ? typesIn(JSON.parse(value)) : '']),
    ),
  ),
});

const typesIn = (value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, typesIn(each)]))
    : typeof value;

test("the provider's page works without JavaScript", async () => {
  const request = await authorizationRequest(url());
  const page = await openPage({ javaScriptEnabled: false });
  await page.goto(request.url);
  await submitCredentials(page, practitioner);
  await page.waitForURL((address) => address.searchParams.has('code'));

  const answer = new URL(page.url());
  expect(answer.origin + answer.pathname).toBe(url('/'));
  expect(answer.searchParams.get('state')).toBe(request.state);
  expect(await request.redeem(answer.searchParams.get('code'))).toMatchObject({ token_type: 'Bearer' });
});

test('a wrong password is told, keeps the email and lets the user try again', async () => {
  const second = demoAccount('second@demo.test');
  const page = await openPage();
  await page.goto(url());
  await loginButton(page).click();
  await submitCredentials(page, { email: second.email, password: 'Harbor-Lantern-85' });

  await page.getByRole('alert').getByText('The email or the password is not right.').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(second.email);
  await expect.poll(() => page.getByLabel('Password').inputValue()).toBe('');

  await page.getByLabel('Password').fill(second.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await profileButton(page, second).waitFor();
});

/** The console messages of the pages, and each violation of their content security policy. */
async function collectComplaints(page: Page) {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      throw new Error(`${event.effectiveDirective} refuses ${event.blockedURI}`);
    });
  });
  return complaints;
}

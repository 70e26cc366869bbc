import { readProfile } from '@hub/contract/auth/users/users';
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

test('signing in leaves nothing of the provider in the address', async () => {
  const page = await openPage();
  await signIn(page, url(), practitioner);
  await heading(page, 'Home').waitFor();
  expect(page.url()).toBe(url('/cases'));

  // Most journeys begin with the state that this sign-in results in.
  await page.waitForFunction(() => localStorage.getItem('hub.maintenance-announced'));
  const kept = await page.context().storageState();
  expect(shapeOf(await signInAside(url(), practitioner))).toEqual(shapeOf(kept));
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

test('logging out ends the session at the provider too', async () => {
  const page = await openPage();
  await signIn(page, url(), practitioner);
  await logOut(page, practitioner);
  await loginButton(page).click();
  await page.getByLabel('Password').waitFor();
});

test('a reload keeps the session', async () => {
  const page = await openPage();
  await signIn(page, url(), practitioner);
  await page.reload();
  await profileButton(page, practitioner).waitFor();
});

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

test('an address that needs a login is shown after it', async () => {
  const page = await openPage();
  await page.goto(url('/profile?from=mail'));
  await page.waitForURL(url('/login'));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await submitCredentials(page, practitioner);
  await profileButton(page, practitioner).waitFor();
  expect(page.url()).toBe(url('/profile?from=mail'));
});

test('someone who waits for approval is logged out and told why', async () => {
  const page = await openPage();
  await page.route(`**${readProfile.path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), status: 'PendingOrgApproval' } });
  });
  await page.goto(url());
  await loginButton(page).click();
  await submitCredentials(page, practitioner);
  await page.waitForURL(url('/login'));
  await page.getByText("Your organization's manager has not approved your account yet.").waitFor();

  await loginButton(page).click();
  await page.getByLabel('Password').waitFor();
});

test('someone whose email is not confirmed gets no further than the page about it', async () => {
  const page = await openPage();
  await answerWithUnconfirmedEmail(page);
  await page.goto(url());
  await loginButton(page).click();
  await submitCredentials(page, practitioner);
  const notice = heading(page, 'Confirm your email');
  await notice.waitFor();
  for (const path of ['/', '/profile', '/cases', '/my-org']) {
    await page.goto(url(path));
    await notice.waitFor();
    expect(page.url(), path).toBe(url('/account-verification'));
  }
  const content = page.getByRole('main');
  await content.getByText(practitioner.email).waitFor();
  await content.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL(url('/landing'));
  await loginButton(page).waitFor();
});

/** Answers like the provider and the API for a user who has not confirmed the email yet. */
async function answerWithUnconfirmedEmail(page: Page) {
  let profile: unknown;
  await page.route('**/idp/token', async (route) => {
    const response = await route.fetch();
    const tokens = await response.json();
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    profile = await (await fetch(url(readProfile.path), { headers })).json();
    const [header, payload, signature] = tokens.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const changed = Buffer.from(JSON.stringify({ ...claims, email_verified: false })).toString('base64url');
    const access_token = [header, changed, signature].join('.');
    await route.fulfill({ response, json: { ...tokens, access_token } });
  });
  // The API would reject the changed token.
  await page.route(`**${readProfile.path}`, (route) => route.fulfill({ json: profile }));
}

test('the content security policy is never broken and no error is logged', async () => {
  const page = await openPage();
  const complaints = await collectComplaints(page);

  await signIn(page, url(), practitioner);
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

import { signOut } from '@hub/contract/auth/users/users';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, form, WIDE } from './client-journey.ts';
import { askToLogOut, loginButton, profileButton } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import {
  button,
  chooseFlow,
  isHome,
  isThanked,
  newEmail,
  prepareRegistrations,
  register,
  textbox,
} from './register-journey.ts';
import { startSecondProvider } from './second-provider.ts';

const CLIENT = 'hub-elsewhere';
const wilma = {
  login: 'wilma',
  sub: 'elsewhere-1',
  email: newEmail(),
  email_verified: true,
  given_name: 'Wilma',
  family_name: 'Thornbury',
};
const ada = { login: 'ada', sub: 'elsewhere-3', email: newEmail(), email_verified: true };
const odo = { login: 'odo', sub: 'elsewhere-2', email: newEmail(), email_verified: false };

const provider = await startSecondProvider({
  clients: [{ id: CLIENT, redirectPaths: ['/'], signedOutPaths: ['/login', '/landing'] }],
  users: [wilma, ada, odo],
});
const { url, visit, openPage, mail } = await prepareRegistrations({
  OIDC_AUTHORITY: provider.issuer,
  OIDC_CLIENT_ID: CLIENT,
});

const account = { ...wilma, name: 'Wilma Thornbury' };
const label = new URL(provider.issuer).host;

async function signInThere(page: Page, { login }: { login: string }) {
  await loginButton(page).click();
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await button(page, 'Go on').click();
}

/** The second provider asks for confirmation. */
const signOutThere = (page: Page) => button(page, 'Yes, sign me out').click();

/** Ends the session as the list of sessions on another device would. */
async function endSessionElsewhere(page: Page, origin: string) {
  const kept = await page.evaluate(() =>
    Object.values(localStorage).find((text) => text.includes('access_token')),
  );
  const body = JSON.stringify({ accessToken: JSON.parse(kept ?? '{}').access_token });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(origin + signOut.path, { method: signOut.method, headers, body })).status).toBe(204);
}

test('whom the provider knows registers with it, signs out of both and comes back to Home', async () => {
  const page = await visit('/landing');
  expect(await page.getByRole('link', { name: 'Create an account' }).count()).toBe(0);
  await page.goto(url('/register/account-create'));
  await page.waitForURL(url('/login'));
  await signInThere(page, wilma);
  await heading(page, 'Create an account').waitFor();
  await chooseFlow(page, 'individual');

  await page.getByText(`Your email and password are saved by ${label}`).waitFor();
  await expect.poll(() => textbox(page, 'First name').inputValue()).toBe('Wilma');
  expect(await page.getByLabel(/email|password/i).count(), 'neither is asked for').toBe(0);
  await choose(page, form(page), 'Highest degree', 'Doctoral');
  await page.reload();
  await choose(page, form(page), 'Within what field is your profession\\?', 'Neuropsychology');
  await page.getByText('Yes', { exact: true }).click();
  await page.getByText(/^I certify that/).click();
  await button(page, 'Continue').click();
  await heading(page, 'Confirm account information').waitFor();
  await register(page);
  await isThanked(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.getByRole('main').getByText(wilma.email).waitFor();
  await textbox(page, 'Code').fill(await mail.codeTo(wilma.email));
  await isHome(page);

  await page.goto(url('/profile'));
  await page.getByText('This device').waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('main')
        .getByText(/password|two-factor/i)
        .allTextContents(),
    )
    .toEqual(['Password']);
  await page.getByText(`Saved by ${label}`).waitFor();
  expect(await button(page, 'Change email').count()).toBe(0);

  const question = await askToLogOut(page, account);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await signOutThere(page);
  await page.waitForURL(url('/landing'));
  await signInThere(page, wilma);
  await profileButton(page, account).waitFor();
  await isHome(page);

  // A pending call would notice first, and the reload would interrupt its sign-out.
  await page.waitForLoadState('networkidle');
  await endSessionElsewhere(page, url());
  await page.reload();
  await signOutThere(page);
  await page.waitForURL(url('/login'));
  await page.getByText('Your session has ended.').waitFor();
});

test('where nobody may register, a stranger is told what to do next and can use another account', async () => {
  const page = await openPage({ ...WIDE, reducedMotion: 'reduce' });
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    await route.fulfill({ response, json: { ...config, features: { ...config.features, register: false } } });
  });
  await page.goto(url('/clients'));
  await signInThere(page, ada);
  await heading(page, 'You have no account here yet').waitFor();
  await page.getByRole('main').getByText(ada.email).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Log out').click();
  await signOutThere(page);
  await page.waitForURL(url('/landing'));
  await signInThere(page, odo);
  await heading(page, 'Your email is not known').waitFor();
});

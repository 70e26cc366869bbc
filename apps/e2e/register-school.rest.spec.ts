import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { choose, form, PHONE, WIDE } from './client-journey.ts';
import { demoAccount, loginButton, logOut, profileButton } from './demo-sign-in.ts';
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
import { widthOf } from './width-of.ts';

const client = { id: 'hub', secret: 'a secret of the school and the hub' };
const manager = demoAccount('manager@demo.test');
const wilma = { login: 'wilma', sub: 'school-1', email: newEmail(), given_name: 'Wilma' };
/** Has the email of another person's account. */
const double = {
  login: 'double',
  sub: 'school-3',
  email: manager.email,
  given_name: 'Not',
  family_name: 'Them',
};

const { issuer } = await startSecondProvider({
  clients: [{ ...client, redirectPaths: ['/idp/school/callback'] }],
  users: [wilma, double],
});
const { url, visit, mail } = await prepareRegistrations({
  SSO_AUTHORITY: issuer,
  SSO_CLIENT_ID: client.id,
  SSO_CLIENT_SECRET: client.secret,
});

const LABEL = 'Clever';
const SAVED = `Your email and password are saved by ${LABEL} and used for login in the Hub.`;
const schoolButton = (page: Page) => page.getByRole('link', { name: `Log in with ${LABEL}`, exact: true });

/** From the sign-in page to the second provider's, and through its sign-in. */
async function goThroughSchool(page: Page, { login }: { login: string }) {
  await schoolButton(page).click();
  await page.getByRole('textbox', { name: 'Login' }).fill(login);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function fillPerson(page: Page) {
  await choose(page, form(page), 'Highest degree', 'Doctoral');
  await choose(page, form(page), 'Within what field is your profession\\?', 'Neuropsychology');
  await page.getByText('Yes', { exact: true }).click();
  await page.getByText(/^I certify that/).click();
  await button(page, 'Continue').click();
  await heading(page, 'Confirm account information').waitFor();
}

test('somebody whose ticket has expired logs in again, registers without email and password, and signs in with the school', async () => {
  const page = await visit('/register#newcomer=expired', WIDE);
  await page.getByText(`Your login with ${LABEL} has expired`).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Log in again').click();
  await schoolButton(page).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await goThroughSchool(page, wilma);
  await heading(page, 'Create an account').waitFor();
  expect(page.url(), 'the ticket has left the address').toBe(url('/register'));
  await chooseFlow(page, 'individual');

  await page.getByText(SAVED).waitFor();
  await expect.poll(() => textbox(page, 'First name').inputValue()).toBe('Wilma');
  expect(await page.getByLabel(/email|password/i).count(), 'neither is asked for').toBe(0);
  expect(await obstacles(page)).toEqual([]);
  await expect.poll(() => button(page, 'Continue').getAttribute('aria-disabled')).toBeNull();
  await button(page, 'Continue').click();
  await expect.poll(() => page.getByText('This field is required').count()).toBeGreaterThan(1);
  await textbox(page, 'Last name').fill('Thornbury');
  await page.reload();
  await page.getByText(SAVED).waitFor();
  await expect
    .poll(() => textbox(page, 'Last name').inputValue(), { message: 'a reload keeps it' })
    .toBe('Thornbury');
  await fillPerson(page);

  const facts = page.getByRole('main').locator('dl');
  for (const name of ['Email', 'Password']) {
    const row = facts.locator('div', { has: page.locator(`dt:text-is("${name}")`) });
    await row.getByText(LABEL).waitFor();
  }
  await facts.getByText(wilma.email).waitFor();
  expect(await button(page, 'Show password').count()).toBe(0);
  await register(page);
  await isThanked(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(wilma.email);

  await page.getByRole('link', { name: 'Continue' }).click();
  await button(page, 'Log in').click();
  await schoolButton(page).click();
  await textbox(page, 'Code').fill(await mail.codeTo(wilma.email));
  await isHome(page);

  await page.goto(url('/profile'));
  await page.getByText(`Saved by ${LABEL}`).waitFor();
  expect(await button(page, 'Change password').count()).toBe(0);
  expect(await button(page, 'Change email').count()).toBe(0);

  const account = { ...manager, name: 'Wilma Thornbury' };
  await logOut(page, account);
  await loginButton(page).click();
  await schoolButton(page).click();
  await profileButton(page, account).waitFor();
  await isHome(page);
});

test('whoever says no at the school is told; whoever has the email of somebody else does not get into their account', async () => {
  const page = await visit('/landing', PHONE);
  await loginButton(page).click();
  await schoolButton(page).click();
  await button(page, 'Cancel').click();
  await heading(page, `${LABEL} did not sign you in`).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();

  await goThroughSchool(page, double);
  await heading(page, 'Create an account').waitFor();
  await chooseFlow(page, 'individual');
  await heading(page, 'Create your account').waitFor();
  await fillPerson(page);
  await register(page);
  const dialog = page.getByRole('alertdialog', { name: 'A user exists with the same credentials.' });
  await dialog.getByRole('button', { name: 'Login' }).click();
  await schoolButton(page).waitFor();
  await expect.poll(() => widthOf(page)).toBeLessThanOrEqual(PHONE.viewport.width);
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(await page.evaluate(() => localStorage.length), 'nobody is signed in').toBe(0);
});

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  type Account,
  askToLogOut,
  demoAccount,
  loginButton,
  profileButton,
  submitCredentials,
} from './demo-sign-in.ts';
import { heading } from './heading.ts';

export const practitioner = demoAccount('practitioner@demo.test');

const header = (page: Page) => page.getByRole('banner');
export const menu = (page: Page) => page.getByRole('menu', { name: 'Account' });

export async function logInAndOut(page: Page, url: (path?: string) => string) {
  await page.goto(url());
  await page.waitForURL(url('/landing'));
  await heading(page, 'Evaluation Hub').waitFor();
  await header(page).getByRole('link', { name: 'Evaluation System' }).waitFor();
  await header(page).getByRole('link', { name: 'Help' }).waitFor();
  await loginButton(page).click();
  await heading(page, 'Sign in').waitFor();
  await submitCredentials(page, practitioner);

  await page.waitForURL(url('/cases'));
  await heading(page, 'Home').waitFor();
  await header(page).getByText('Lakeside Psychology Group').waitFor();
  await header(page).getByRole('link', { name: 'Help' }).waitFor();
  expect(await loginButton(page).count()).toBe(0);

  const question = await askToLogOut(page, practitioner);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL(url('/landing'));
  await loginButton(page).waitFor();
  expect(await profileButton(page, practitioner).count()).toBe(0);
}

/** What the profile menu says, and that it leads to the account. */
export async function readProfileMenu(
  page: Page,
  url: (path: string) => string,
  account: Account,
  facts: string[],
) {
  await page.goto(url('/support'));
  await profileButton(page, account).click();
  const lines = (await menu(page).innerText()).split(/\s*\n\s*/);
  expect(lines.slice(0, lines.indexOf('Account Information'))).toEqual([...facts, account.email]);
  const organization = header(page).getByText('Lakeside Psychology Group');
  await expect
    .poll(() => organization.count(), { message: 'the organization in the header' })
    .toBe(facts.length > 0 ? 1 : 0);

  await page.getByRole('menuitem', { name: 'Account Information' }).click();
  await page.waitForURL(url('/profile'));
  await heading(page, 'Account information').waitFor();
}

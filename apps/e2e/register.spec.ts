import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { profileButton } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import {
  button,
  chooseFlow,
  fillAccount,
  isHome,
  isThanked,
  logInToVerify,
  newEmail,
  PASSWORD,
  prepareRegistrations,
  register,
  textbox,
} from './register-journey.ts';
import { toast } from './session-journey.ts';

const { url, visit, mail } = await prepareRegistrations();
const wilma = { name: 'Wilma Thornbury' };
const storedIn = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage));

test('somebody who works alone registers, confirms the email and is at Home', async () => {
  const page = await visit('/landing');
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await heading(page, 'Create an account').waitFor();
  await chooseFlow(page, 'individual');
  const email = newEmail();
  await fillAccount(page, email);
  await expect.poll(() => page.title()).toBe('Account Confirmation Page · Evaluation Hub');
  const facts = page.getByRole('main').locator('dl');
  await facts.getByText(email).waitFor();
  for (const said of ['Wilma Thornbury', 'Doctoral', 'Neuropsychology'])
    await facts.getByText(said).waitFor();
  expect(await facts.textContent()).not.toContain(PASSWORD);
  await button(page, 'Show password').click();
  await facts.getByText(PASSWORD).waitFor();
  await button(page, 'Hide password').click();
  expect(await storedIn(page)).toContain(email);
  expect(await storedIn(page), 'passwords are never stored').not.toContain(PASSWORD);

  await register(page);
  await isThanked(page);
  expect(await storedIn(page), 'nothing is left of it').not.toContain(email);
  await page
    .getByRole('main')
    .getByRole('link', { name: /555-01\d\d$/ })
    .nth(1)
    .waitFor();
  await page.getByRole('link', { name: 'Continue' }).click();
  await logInToVerify(page, email);
  await textbox(page, 'Code').fill(await mail.codeTo(email));
  await isHome(page);
  await toast(page, 'Your email is confirmed').waitFor();
  await profileButton(page, wilma).waitFor();

  await page.goto(url('/account-verification'));
  await heading(page, 'Your email is confirmed').waitFor();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await isHome(page);
});

import { createOrganization } from '@hub/contract/auth/organizations/organizations';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withinWindow } from '../server/test/within-window.ts';
import { WIDE } from './client-journey.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import {
  button,
  chooseFlow,
  confirmOrganization,
  fillAccount,
  fillOrganization,
  isThanked,
  newAddress,
  newEmail,
  prepareRegistrations,
  register,
  textbox,
} from './register-journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, visit } = await prepareRegistrations();

const ORGANIZATIONS = '**/auth/api/organizations';
const SIGN_UP = '**/auth/api/users/sign-up';

const dialog = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true });

async function answer(page: Page, title: string, name: string) {
  await dialog(page, title).getByRole('button', { name, exact: true }).click();
  await dialog(page, title).waitFor({ state: 'detached' });
}

async function registerAlone(page: Page, email = newEmail()) {
  await chooseFlow(page, 'individual');
  await fillAccount(page, email);
  await register(page);
  return email;
}

/** How many calls the page has made to create an organization. */
function countOrganizations(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/organizations')) count += 1;
  });
  return () => count;
}

test('an organization that exists is told, and leads back or to the search', async () => {
  const page = await visit('/register', { viewport: { width: 1280, height: 500 } });
  await chooseFlow(page, 'newOrganization');
  await fillOrganization(page, { name: 'lakeside psychology-group', zipCode: '53703' });
  await confirmOrganization(page);
  await fillAccount(page, newEmail());
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await register(page);
  const title = 'An organization exists with the same credentials.';
  await dialog(page, title).waitFor();
  expect(await page.evaluate(() => window.scrollY), 'the page is at its top').toBe(0);
  expect(await obstacles(page)).toEqual([]);
  await answer(page, title, 'Go back');
  await heading(page, 'Add your organization').waitFor();
  await button(page, 'Continue').click();
  await confirmOrganization(page);
  await button(page, 'Continue').click();
  await register(page);
  await answer(page, title, 'Search for organization');
  await page.waitForURL(url('/register/org-search'));
  await page.getByText('Lakeside Psychology Group', { exact: true }).click();
  await button(page, 'Continue').click();
  await confirmOrganization(page);
  await button(page, 'Continue').click();
  await register(page);
  await isThanked(page);
});

test('a user who exists can go back or log in, and the organization is not made twice', async () => {
  const page = await visit('/register');
  const made = countOrganizations(page);
  await chooseFlow(page, 'newOrganization');
  await fillOrganization(page);
  await confirmOrganization(page);
  await fillAccount(page, 'practitioner@demo.test');
  await register(page);
  const title = 'A user exists with the same credentials.';
  await dialog(page, title)
    .getByText(
      "If you have an account, login. if you don't yet have an account, go back to edit your registration info.",
    )
    .waitFor();
  await getsFocus(dialog(page, title).getByRole('button', { name: 'Go back' }));
  await answer(page, title, 'Go back');
  await heading(page, 'Create your account').waitFor();
  await button(page, 'Continue').click();
  await register(page);
  await dialog(page, title).getByRole('button', { name: 'Login' }).click();
  await heading(page, 'Sign in').waitFor();
  await page.goto(url('/register/account-create'));
  await heading(page, 'Create your account').waitFor();
  const email = newEmail();
  await textbox(page, 'Email').fill(email);
  await textbox(page, 'Confirm email').fill(email);
  await page.getByLabel(/^Password/).fill('Quiet-Meadow-19');
  await page.getByLabel(/^Confirm password/).fill('Quiet-Meadow-19');
  await button(page, 'Continue').click();
  await register(page);
  await isThanked(page);
  expect(made()).toBe(1);
});

test('a changed organization is a new one', async () => {
  const page = await visit('/register');
  const made = countOrganizations(page);
  await registerAlone(page, 'manager@demo.test');
  const title = 'A user exists with the same credentials.';
  await answer(page, title, 'Go back');
  await textbox(page, 'First name').fill('Wilhelmina');
  await textbox(page, 'Email').fill(newEmail());
  await textbox(page, 'Confirm email').fill(await textbox(page, 'Email').inputValue());
  await button(page, 'Continue').click();
  await register(page);
  await isThanked(page);
  expect(made()).toBe(2);
});

test('what the server does not take is told as a bad request', async () => {
  const page = await visit('/register');
  await page.route(SIGN_UP, (route) => {
    const body = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...body, highestDegreeId: 99 }) });
  });
  await registerAlone(page);
  await dialog(page, 'Bad request').getByText('Please check your input and try again.').waitFor();
  await answer(page, 'Bad request', 'Go back');
  await heading(page, 'Create your account').waitFor();
});

test('too many tries are told, and the registration is still there afterwards', async () => {
  const from = newAddress();
  const page = await visit('/register', WIDE, from);
  const body = JSON.stringify({ name: 'Again', acceptedTerms: true, organizationType: 'individual' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
  // Just before the page's own call: the limit counts by the minute, and the way there may take as long.
  await page.route(ORGANIZATIONS, async (route) => {
    await withinWindow(60);
    for (let call = 0; call < 20; call += 1) {
      const { status } = await fetch(url(createOrganization.path), { method: 'POST', headers, body });
      expect(status).toBe(201);
    }
    await route.continue();
  });
  await registerAlone(page);
  const title = 'Too many requests';
  await dialog(page, title)
    .getByText("You've made too many attempts. Please wait and try again later.")
    .waitFor();
  await answer(page, title, 'Go back');
  await heading(page, 'Confirm account information').waitFor();
});

test('any other failure is told as one of the server, with a number to call, and can be tried again', async () => {
  const page = await visit('/register');
  const title = 'There was a server-side error';
  const tried = countOrganizations(page);
  await page.route(ORGANIZATIONS, (route) => route.abort());
  await registerAlone(page);
  await dialog(page, title)
    .getByRole('link', { name: /555-01\d\d$/ })
    .waitFor();
  await dialog(page, title).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(tried).toBe(2);
  await answer(page, title, 'Go back');
  await page.unroute(ORGANIZATIONS);

  // The server itself answers 404 for an organization that does not exist.
  await page.route(SIGN_UP, (route) => {
    const body = route.request().postDataJSON();
    return route.continue({
      postData: JSON.stringify({ ...body, organizationId: crypto.randomUUID() }),
    });
  });
  await button(page, 'Register').click();
  await dialog(page, title).waitFor();
  await page.unroute(SIGN_UP);
  await dialog(page, title).getByRole('button', { name: 'Retry' }).click();
  await isThanked(page);
});

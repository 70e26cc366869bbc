import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from '../heading.ts';
import {
  button,
  chooseFlow,
  confirmOrganization,
  fillAccount,
  fillOrganization,
  fillPasswords,
  isThanked,
  newEmail,
  register,
  textbox,
} from '../register-journey.ts';
import { getsFocus } from '../tab-to.ts';
import {
  answer,
  dialog,
  ORGANIZATIONS,
  prepareFailures,
  refuse,
  SIGN_UP,
} from './register-failures-journey.ts';

const { url, openRegistration } = prepareFailures();

/** Signing in leads to a page of the made-up provider. */
async function offerSignIn(page: Page) {
  const issuer = url('/idp');
  const json = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  await page.route('**/idp/.well-known/openid-configuration', (route) => route.fulfill({ json }));
  await page.route('**/idp/auth?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  );
}

/** How many calls the page has made to create an organization. */
function countOrganizations(page: Page) {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/organizations')) count += 1;
  });
  return () => count;
}

test('a user who exists can go back or log in, and the organization is not made twice', async () => {
  const page = await openRegistration();
  await offerSignIn(page);
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
  await fillPasswords(page);
  await button(page, 'Continue').click();
  await register(page);
  await isThanked(page);
  expect(made()).toBe(1);
});

test('every other failure is told for what it is, and what was told can be sent again', async () => {
  const page = await openRegistration();
  const tried = countOrganizations(page);
  const tooMany = (route: Route) => refuse(route, 'too-many-attempts');
  await page.route(ORGANIZATIONS, tooMany);
  await chooseFlow(page, 'individual');
  await fillAccount(page, newEmail());
  await register(page);
  await dialog(page, 'Too many requests')
    .getByText("You've made too many attempts. Please wait and try again later.")
    .waitFor();
  await answer(page, 'Too many requests', 'Go back');
  await heading(page, 'Confirm account information').waitFor();
  await page.unroute(ORGANIZATIONS, tooMany);

  const failed = 'There was a server-side error';
  const abort = (route: Route) => route.abort();
  await page.route(ORGANIZATIONS, abort);
  await button(page, 'Register').click();
  await dialog(page, failed)
    .getByRole('link', { name: /555-01\d\d$/ })
    .waitFor();
  await dialog(page, failed).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(tried).toBe(3);
  await answer(page, failed, 'Go back');
  await page.unroute(ORGANIZATIONS, abort);

  const unroute = await changeSignUp(page, { organizationId: crypto.randomUUID() });
  await button(page, 'Register').click();
  await dialog(page, failed).waitFor();
  await unroute();
  const unrouteBad = await changeSignUp(page, { highestDegreeId: 99 });
  await dialog(page, failed).getByRole('button', { name: 'Retry' }).click();
  await dialog(page, 'Bad request').getByText('Please check your input and try again.').waitFor();
  await answer(page, 'Bad request', 'Go back');
  await heading(page, 'Create your account').waitFor();
  await unrouteBad();

  expect(tried(), 'an organization that is gone is made again').toBe(5);
  await textbox(page, 'First name').fill('Wilhelmina');
  await button(page, 'Continue').click();
  await register(page);
  await isThanked(page);
  expect(tried(), 'a changed organization is a new one').toBe(6);
});

/** Sends something else than the page does. */
async function changeSignUp(page: Page, changes: object) {
  const change = (route: Route) =>
    route.fallback({ postData: JSON.stringify({ ...route.request().postDataJSON(), ...changes }) });
  await page.route(SIGN_UP, change);
  return () => page.unroute(SIGN_UP, change);
}

import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import { createOrganization, listOrganizations } from '@hub/contract/auth/organizations/organizations';
import { signUp } from '@hub/contract/auth/users/registration';
import { type ProblemCode, problems } from '@hub/contract/http/problems';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { WIDE } from '../client-journey.ts';
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
import { preparePieces } from './piece.ts';

const { url, openPage } = preparePieces();

const ORGANIZATIONS = `**${createOrganization.path}`;
const SIGN_UP = `**${signUp.path}`;
const TAKEN = ['practitioner@demo.test', 'manager@demo.test'];

const organization = (name: string): KnownOrganization => ({
  id: crypto.randomUUID(),
  name,
  streetAddress: '120 Shoreline Avenue',
  city: 'Madison',
  state: 'Wisconsin',
  country: 'United States',
  zipCode: '53703',
  fullAddress: '120 Shoreline Avenue, Madison, Wisconsin 53703, United States',
});
const lakeside = organization('Lakeside Psychology Group');

const spelled = (name: string) => name.toLowerCase().replace(/\W/g, '');

const refuse = (route: Route, code: ProblemCode) => {
  const { status, title } = problems[code];
  return route.fulfill({ status, json: { type: 'about:blank', title, status, code } });
};

/** The registration on a made-up hub, which knows Lakeside and the emails that are taken. */
async function openRegistration(options: object = WIDE) {
  const page = await openPage({ ...options, reducedMotion: 'reduce' });
  const known = new Set([lakeside.id]);
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = await response.json();
    const features = { ...config.features, register: true };
    await route.fulfill({ response, json: { ...config, features } });
  });
  await page.route(`**${listOrganizations.path}?*`, (route) =>
    route.fulfill({ json: { items: [lakeside], page: 1, pageSize: 20, totalItems: 1, totalPages: 1 } }),
  );
  await page.route(ORGANIZATIONS, (route) => {
    const body = route.request().postDataJSON();
    if (!createOrganization.body.safeParse(body).success) return refuse(route, 'invalid-input');
    if (spelled(body.name) === spelled(lakeside.name)) return refuse(route, 'organization-exists');
    const made = organization(body.name);
    known.add(made.id);
    return route.fulfill({ status: createOrganization.status, json: made });
  });
  await page.route(SIGN_UP, (route) => {
    const body = route.request().postDataJSON();
    if (!signUp.body.safeParse(body).success) return refuse(route, 'invalid-input');
    if (!known.has(body.organizationId)) return refuse(route, 'not-found');
    const [email = ''] = atob(body.user).split(':');
    if (TAKEN.includes(email)) return refuse(route, 'user-exists');
    return route.fulfill({ status: signUp.status, json: { id: crypto.randomUUID(), email } });
  });
  await page.goto(url('/register'));
  return page;
}

/** Signing in leads to a page of the made-up provider. */
async function offerSignIn(page: Page) {
  const issuer = url('/idp');
  const json = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  await page.route('**/idp/.well-known/openid-configuration', (route) => route.fulfill({ json }));
  await page.route('**/idp/auth?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sign in</h1>' }),
  );
}

const dialog = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true });

async function answer(page: Page, title: string, name: string) {
  await dialog(page, title).getByRole('button', { name, exact: true }).click();
  await dialog(page, title).waitFor({ state: 'detached' });
}

async function registerAlone(page: Page, email = newEmail()) {
  await chooseFlow(page, 'individual');
  await fillAccount(page, email);
  await register(page);
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
  const page = await openRegistration({ viewport: { width: 1280, height: 500 } });
  await chooseFlow(page, 'newOrganization');
  await fillOrganization(page, { name: 'lakeside psychology-group', zipCode: '53703' });
  await confirmOrganization(page);
  await fillAccount(page, newEmail());
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await register(page);
  const title = 'An organization exists with the same credentials.';
  await dialog(page, title).waitFor();
  expect(await page.evaluate(() => window.scrollY), 'the page is at its top').toBe(0);
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

test('a changed organization is a new one', async () => {
  const page = await openRegistration();
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
  const page = await openRegistration();
  await page.route(SIGN_UP, (route) => {
    const body = route.request().postDataJSON();
    return route.fallback({ postData: JSON.stringify({ ...body, highestDegreeId: 99 }) });
  });
  await registerAlone(page);
  await dialog(page, 'Bad request').getByText('Please check your input and try again.').waitFor();
  await answer(page, 'Bad request', 'Go back');
  await heading(page, 'Create your account').waitFor();
});

test('too many tries are told, and the registration is still there afterwards', async () => {
  const page = await openRegistration();
  await page.route(ORGANIZATIONS, (route) => refuse(route, 'too-many-attempts'));
  await registerAlone(page);
  const title = 'Too many requests';
  await dialog(page, title)
    .getByText("You've made too many attempts. Please wait and try again later.")
    .waitFor();
  await answer(page, title, 'Go back');
  await heading(page, 'Confirm account information').waitFor();
});

test('any other failure is told as one of the server, with a number to call, and can be tried again', async () => {
  const page = await openRegistration();
  const title = 'There was a server-side error';
  const tried = countOrganizations(page);
  const abort = (route: Route) => route.abort();
  await page.route(ORGANIZATIONS, abort);
  await registerAlone(page);
  await dialog(page, title)
    .getByRole('link', { name: /555-01\d\d$/ })
    .waitFor();
  await dialog(page, title).getByRole('button', { name: 'Retry' }).click();
  await expect.poll(tried).toBe(2);
  await answer(page, title, 'Go back');
  await page.unroute(ORGANIZATIONS, abort);

  const forElsewhere = (route: Route) => {
    const body = route.request().postDataJSON();
    return route.fallback({ postData: JSON.stringify({ ...body, organizationId: crypto.randomUUID() }) });
  };
  await page.route(SIGN_UP, forElsewhere);
  await button(page, 'Register').click();
  await dialog(page, title).waitFor();
  await page.unroute(SIGN_UP, forElsewhere);
  await dialog(page, title).getByRole('button', { name: 'Retry' }).click();
  await isThanked(page);
});

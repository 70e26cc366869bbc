import { createOrganization } from '@hub/contract/auth/organizations/organizations';
import { problems } from '@hub/contract/http/problems';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { form, PHONE, reasonOf, select, WIDE } from './client-journey.ts';
import { loginButton } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import {
  agree,
  button,
  chooseCountry,
  chooseFlow,
  confirmOrganization,
  fillAccount,
  fillOrganization,
  fillPasswords,
  flows,
  isHome,
  isThanked,
  logInToVerify,
  newEmail,
  newPractice,
  PASSWORD,
  password,
  prepareRegistrations,
  register,
  textbox,
} from './register-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';
import { widthOf } from './width-of.ts';

const { url, visit, mail } = await prepareRegistrations();
const LAKESIDE = 'Lakeside Psychology Group';
const ORGANIZATIONS = '**/auth/api/organizations?*';

/** Looks at a step on a phone, and in a wide window in the dark. */
async function isClear(page: Page, step: string) {
  expect(await obstacles(page), step).toEqual([]);
  expect(await widthOf(page), `${step} is not scrolled sideways`).toBe(PHONE.viewport.width);
  await page.setViewportSize(WIDE.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), `${step}, dark`).toEqual([]);
  expect(await widthOf(page), `${step} is not scrolled sideways, wide`).toBe(WIDE.viewport.width);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(PHONE.viewport);
}

test('somebody adds their organization on a phone; a reload asks for the passwords again; the link of the mail brings the code', async () => {
  const page = await visit('/register', PHONE);
  await heading(page, 'Create an account').waitFor();
  await isClear(page, 'the question');
  await chooseFlow(page, 'newOrganization');
  await heading(page, 'Add your organization').waitFor();
  await isClear(page, 'the new organization');
  const name = await fillOrganization(page);
  await page.getByText('Is all the information here correct?').waitFor();
  await page.getByText('7 Orchard Lane, Springfield, Illinois 62701, United States').waitFor();
  await isClear(page, 'the organization');
  await confirmOrganization(page);
  await heading(page, 'Create your account').waitFor();
  await isClear(page, 'the account');
  const email = newEmail();
  await fillAccount(page, email);
  await page.reload();
  await page.waitForURL(url('/register/account-create'));
  await expect.poll(() => textbox(page, 'Email').inputValue()).toBe(email);
  await expect.poll(() => password(page, 'Password').inputValue()).toBe('');
  await expect.poll(() => select(form(page), 'Highest degree').textContent()).toContain('Doctoral');
  await fillPasswords(page);
  await button(page, 'Continue').click();
  await heading(page, 'Confirm account information').waitFor();
  await isClear(page, 'the confirmation');
  await register(page);
  await isThanked(page);
  await isClear(page, 'the thanks');

  const code = await mail.codeTo(email);
  const link = url(`/account-verification?code=${code}`);
  await page.goto(link);
  await logInToVerify(page, email);
  await expect.poll(() => textbox(page, 'Code').inputValue()).toBe(code);
  await isClear(page, 'the code');
  await asksForTheRightCode(page, code === '000000' ? '111111' : '000000');
  await page.goto(link);
  await button(page, 'Confirm').click();
  await isHome(page);
  await page.getByRole('banner').getByText(name).waitFor();
});

/** A code that is not right is told, and another one is sent once a minute. */
async function asksForTheRightCode(page: Page, wrong: string) {
  await textbox(page, 'Code').fill(` ${wrong.slice(0, 3)} ${wrong.slice(3)} `);
  await expect.poll(() => textbox(page, 'Code').inputValue()).toBe(wrong);
  await page.getByText('The code is not right, was used already or has expired.').waitFor();
  await getsFocus(textbox(page, 'Code'));
  await button(page, 'Resend').click();
  await page.getByText('A code was sent a moment ago.').waitFor();
  await page.locator('p', { hasText: /^You can ask for another code in \d+ seconds\.$/ }).waitFor();
  expect(await reasonOf(page, button(page, 'Resend'))).toMatch(/in \d+ seconds/);
}

test('somebody joins an organization by keyboard alone, and waits for its manager', async () => {
  const page = await visit('/register');
  const press = async (name: string) => {
    await tabTo(page, button(page, name));
    await page.keyboard.press('Enter');
  };
  const type = async (name: string, text: string) => {
    await tabTo(page, textbox(page, name));
    await page.keyboard.type(text);
  };
  const pick = async (label: string, option: string) => {
    const target = select(form(page), label);
    await tabTo(page, target);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: option, exact: true }).waitFor();
    await page.keyboard.type(option.slice(0, 4));
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(option);
    await page.keyboard.press('Enter');
    await getsFocus(target);
  };
  await tabTo(page, page.getByRole('radio', { name: flows.individual }));
  await page.keyboard.press('ArrowDown');
  await press('Continue');
  await heading(page, 'Find your organization').waitFor();
  await tabTo(page, page.getByRole('searchbox', { name: 'Organization name' }));
  await page.keyboard.type('lakes');
  await page.waitForURL(/OrganizationName=lakes/);
  await page.getByRole('radio', { name: 'Riverbend' }).waitFor({ state: 'detached' });
  await tabTo(page, page.getByRole('radio', { name: LAKESIDE }));
  await page.keyboard.press('Space');
  await press('Continue');
  await heading(page, 'Confirm your organization').waitFor();
  await page.getByText('120 Shoreline Avenue, Madison').waitFor();
  await press('Confirm');
  await heading(page, 'Create your account').waitFor();
  const email = newEmail();
  await type('Email', email);
  await type('Confirm email', email);
  for (const name of ['Password', 'Confirm password']) {
    await tabTo(page, password(page, name));
    await page.keyboard.type(PASSWORD);
  }
  await type('First name', 'Wilma');
  await type('Last name', 'Thornbury');
  await pick('Highest degree', "Master's");
  await pick('Within what field is your profession\\?', 'Counseling');
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: /^I certify/ }));
  await page.keyboard.press('Space');
  await press('Continue');
  await heading(page, 'Confirm account information').waitFor();
  await tabTo(page, agree(page));
  await page.keyboard.press('Space');
  await press('Register');
  await isThanked(page);
  await tabTo(page, page.getByRole('link', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await logInToVerify(page, email);
  await tabTo(page, textbox(page, 'Code'));
  await page.keyboard.type(await mail.codeTo(email));
  await page.waitForURL(url('/login'));
  await toast(page, /manager has not approved your account yet/).waitFor();
  await loginButton(page).waitFor();
  await mail.mailTo('manager@demo.test', /asks for access to Lakeside Psychology Group/);
});

test('organizations are searched page by page, one without states is added, and Previous leads back', async () => {
  const page = await visit('/register');
  expect(await reasonOf(page, button(page, 'Continue'))).toBe(
    'Fill in: How will you use the Evaluation Hub?',
  );
  await page.route(ORGANIZATIONS, (route) => route.abort());
  await chooseFlow(page, 'existingOrganization');
  await page.getByRole('alert').getByText('The organizations could not be loaded').waitFor();
  await page.unroute(ORGANIZATIONS);
  let hold = Promise.resolve();
  let release = () => {};
  await page.route(ORGANIZATIONS, async (route) => {
    const asked = new URL(route.request().url());
    // One organization per page, because there are few of them.
    asked.searchParams.set('PageSize', '1');
    if (asked.searchParams.get('OrganizationName') === 'lake') await hold;
    await route.continue({ url: asked.href }).catch(() => {});
  });
  await button(page, 'Try again').click();
  await page.getByRole('radio', { name: LAKESIDE }).waitFor();
  await page.getByText(/^1–1 of \d+$/).waitFor();
  await button(page, 'Next page').click();
  await page.waitForURL(/\?Page=2$/);
  await page.getByText(/^2–2 of \d+$/).waitFor();
  await page.getByRole('radio', { name: LAKESIDE }).waitFor({ state: 'detached' });

  hold = new Promise((resolve) => {
    release = resolve;
  });
  const search = page.getByRole('searchbox', { name: 'Organization name' });
  await search.fill('lake');
  await page.waitForURL(/OrganizationName=lake$/);
  await search.fill('river');
  await page.waitForURL(/OrganizationName=river$/);
  await page.getByText('1–1 of 1').waitFor();
  release();
  await page.waitForTimeout(300);
  await expect.poll(() => page.getByRole('radio').count(), { message: 'a late answer' }).toBe(1);
  await page.getByRole('radio', { name: 'Riverbend School District' }).waitFor();
  await search.fill('nobody has this name');
  await page.getByText('No organization’s name begins with “nobody has this name”').waitFor();
  expect(await reasonOf(page, button(page, 'Continue'))).toBe('Choose your organization.');
  await page.getByRole('main').getByRole('link', { name: 'Add your organization' }).last().click();
  await addWithoutStates(page);

  await button(page, 'Previous').click();
  await heading(page, 'Add your organization').waitFor();
  await button(page, 'Continue').click();
  await confirmOrganization(page);
  await heading(page, 'Create your account').waitFor();
  await button(page, 'Previous').click();
  await heading(page, 'Add your organization').waitFor();
});

/** A country without a list of states lets one be written or left out. */
async function addWithoutStates(page: Page) {
  await heading(page, 'Add your organization').waitFor();
  await textbox(page, 'Organization name').fill(newPractice());
  await textbox(page, 'Street address').fill('Strandgaten 7');
  await textbox(page, 'City').fill('Bergen');
  await textbox(page, 'Zip code').fill('5013');
  await textbox(page, 'Website').fill('javascript:alert(1)');
  await textbox(page, 'Website').blur();
  await page.getByText('Use an address that starts with http:// or https://').waitFor();
  await textbox(page, 'Website').fill('');
  await chooseCountry(page, 'Norw', 'Norway');
  await textbox(page, 'State or region').waitFor();
  await button(page, 'Continue').click();
  await page.getByText('Strandgaten 7, Bergen, 5013, Norway').waitFor();
}

test('Register asks to agree first, the links to read about it leave it where it is, and a refusal is told', async () => {
  const page = await visit('/register');
  await chooseFlow(page, 'individual');
  await fillAccount(page, newEmail());
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()));
  await button(page, 'Register').click({ force: true });
  await page.getByRole('main').getByText('Please agree to the terms and conditions').first().waitFor();
  expect(asked).toEqual([]);
  for (const [link, path] of [
    ['Terms of Use', '/terms-of-use'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    const opening = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: link }).click();
    const opened = await opening;
    await opened.waitForURL(url(path));
    await opened.close();
  }
  await expect.poll(() => agree(page).isChecked(), { message: 'reading is not agreeing' }).toBe(false);
  await heading(page, 'Confirm account information').waitFor();
  await button(page, 'Edit').click();
  await heading(page, 'Create your account').waitFor();
  await expect.poll(() => password(page, 'Password').inputValue()).toBe(PASSWORD);
  await button(page, 'Continue').click();

  const code = 'organization-exists';
  const { status, title } = problems[code];
  await page.route(`**${createOrganization.path}`, (route) =>
    route.fulfill({ status, json: { type: 'about:blank', title, status, code } }),
  );
  await register(page);
  await page.getByRole('alertdialog', { name: title, exact: true }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

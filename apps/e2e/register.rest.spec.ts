import { createOrganization } from '@hub/contract/auth/organizations/organizations';
import { problems } from '@hub/contract/http/problems';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { form, PHONE, reasonOf, select, WIDE } from './client-journey.ts';
import { loginButton } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
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

const { url, visit, mail } = await prepareRegistrations();
const LAKESIDE = 'Lakeside Psychology Group';

const currentStep = (page: Page) => page.getByRole('list', { name: /^Steps/ }).locator('[aria-current=step]');

test('somebody adds their organization on a phone, and the link of the mail brings the code through sign-in', async () => {
  const page = await visit('/register', PHONE);
  await chooseFlow(page, 'newOrganization');
  const name = await fillOrganization(page);
  await page.getByText('Is all the information here correct?').waitFor();
  await page.getByText('7 Orchard Lane, Springfield, Illinois 62701, United States').waitFor();
  await confirmOrganization(page);
  const email = newEmail();
  await fillAccount(page, email);
  await register(page);
  await isThanked(page);
  const code = await mail.codeTo(email);
  await page.goto(url(`/account-verification?code=${code}`));
  await logInToVerify(page, email);
  await expect.poll(() => textbox(page, 'Code').inputValue()).toBe(code);
  await button(page, 'Confirm').click();
  await isHome(page);
  await page.getByRole('banner').getByText(name).waitFor();
});

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

test('a code that is not right is told, and another one is sent once a minute', async () => {
  const page = await visit('/register');
  await chooseFlow(page, 'individual');
  const email = newEmail();
  await fillAccount(page, email);
  await register(page);
  await isThanked(page);
  const code = await mail.codeTo(email);
  await page.goto(url('/account-verification'));
  await logInToVerify(page, email);
  const wrong = code === '000000' ? '111111' : '000000';
  expect(await reasonOf(page, button(page, 'Confirm'))).toBe('Fill in: Code.');
  await textbox(page, 'Code').fill(` ${wrong.slice(0, 3)} ${wrong.slice(3)} `);
  await expect.poll(() => textbox(page, 'Code').inputValue()).toBe(wrong);
  await page.getByText('The code is not right, was used already or has expired.').waitFor();
  await getsFocus(textbox(page, 'Code'));
  await textbox(page, 'Code').fill('');

  await button(page, 'Resend').click();
  await page.getByText('A code was sent a moment ago.').waitFor();
  await page.locator('p', { hasText: /^You can ask for another code in \d+ seconds\.$/ }).waitFor();
  expect(await reasonOf(page, button(page, 'Resend'))).toMatch(/in \d+ seconds/);

  await textbox(page, 'Code').pressSequentially(code);
  await isHome(page);
});

test('what is wrong in the account form is told under its field, and Continue says what is missing', async () => {
  const page = await visit('/register');
  expect(await reasonOf(page, button(page, 'Continue'))).toBe(
    'Fill in: How will you use the Evaluation Hub?',
  );
  await chooseFlow(page, 'individual');
  await heading(page, 'Create your account').waitFor();
  await expect.poll(() => page.title()).toBe('Account Information · Evaluation Hub');
  await heading2(page, 'Account Information').waitFor();
  await page.getByText('* Required').waitFor();
  await textbox(page, 'Email').fill('wilma@demo.test');
  await textbox(page, 'Confirm email').fill('wilma@demo.tes');
  await password(page, 'Password').fill('abc');
  await page
    .getByText('Very Weak', { exact: true })
    .or(page.getByText('Weak', { exact: true }))
    .first()
    .waitFor();
  await password(page, 'Confirm password').fill('abd');
  await textbox(page, 'First name').fill('x'.repeat(60));
  await textbox(page, 'First name').blur();
  for (const message of ['Your emails do not match', 'Invalid password', 'Your passwords do not match']) {
    await page.getByText(message, { exact: true }).waitFor();
  }
  await expect
    .poll(() => textbox(page, 'First name').inputValue(), { message: 'names have 50 letters' })
    .toHaveLength(50);
  expect(await reasonOf(page, button(page, 'Continue'))).toMatch(/^Fill in: Last name, .* Check: /);
});

const heading2 = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

test('a reload keeps what was told, but asks for the passwords again', async () => {
  const page = await visit('/register');
  await chooseFlow(page, 'newOrganization');
  await textbox(page, 'Organization name').fill('Half typed');
  await page.reload();
  await expect.poll(() => textbox(page, 'Organization name').inputValue()).toBe('Half typed');
  await fillOrganization(page);
  await page.reload();
  await confirmOrganization(page);
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
});

test('Previous leads to where the organization of the flow was told', async () => {
  const page = await visit('/register');
  await currentStep(page).getByText('Organization').waitFor();
  await chooseFlow(page, 'individual');
  await heading(page, 'Create your account').waitFor();
  await expect.poll(() => currentStep(page).textContent()).toContain('Account');
  await button(page, 'Previous').click();
  await heading(page, 'Create an account').waitFor();

  await chooseFlow(page, 'newOrganization');
  await fillOrganization(page);
  await button(page, 'Previous').click();
  await heading(page, 'Add your organization').waitFor();
  await button(page, 'Continue').click();
  await confirmOrganization(page);
  await heading(page, 'Create your account').waitFor();
  await button(page, 'Previous').click();
  await heading(page, 'Add your organization').waitFor();
  await button(page, 'Previous').click();

  await chooseFlow(page, 'existingOrganization');
  await page.getByText(LAKESIDE, { exact: true }).click();
  await button(page, 'Continue').click();
  await heading(page, 'Confirm your organization').waitFor();
  await button(page, 'Previous').click();
  await heading(page, 'Find your organization').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: LAKESIDE }).isChecked()).toBe(true);
});

test('Register asks to agree first, and the links to read about it leave the registration where it is', async () => {
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
});

test('organizations are searched page by page, and a late answer never replaces a newer one', async () => {
  const page = await visit('/register');
  let hold = Promise.resolve();
  let release = () => {};
  await page.route('**/auth/api/organizations?*', async (route) => {
    const asked = new URL(route.request().url());
    // One organization per page, because there are few of them.
    asked.searchParams.set('PageSize', '1');
    if (asked.searchParams.get('OrganizationName') === 'lake') await hold;
    await route.continue({ url: asked.href }).catch(() => {});
  });
  await chooseFlow(page, 'existingOrganization');
  await page.getByRole('radio', { name: LAKESIDE }).waitFor();
  await page.getByText(/^1–1 of \d+$/).waitFor();
  await button(page, 'Next page').click();
  await page.waitForURL(/\?Page=2$/);
  await page.getByText(/^2–2 of \d+$/).waitFor();
  await page.getByRole('radio', { name: LAKESIDE }).waitFor({ state: 'detached' });
  const second = await page.getByRole('radio').getAttribute('value');
  await page.reload();
  await page.getByText(/^2–2 of \d+$/).waitFor();
  await expect.poll(() => page.getByRole('radio').getAttribute('value')).toBe(second);

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
  await expect.poll(() => page.getByRole('radio').count()).toBe(1);
  await page.getByRole('radio', { name: 'Riverbend School District' }).waitFor();

  await search.fill('nobody has this name');
  await page.getByText('No organization’s name begins with “nobody has this name”').waitFor();
  expect(await reasonOf(page, button(page, 'Continue'))).toBe('Choose your organization.');
  await page.getByRole('main').getByRole('link', { name: 'Add your organization' }).last().click();
  await heading(page, 'Add your organization').waitFor();
});

test('a search that fails says so and can be tried again', async () => {
  const page = await visit('/register');
  await page.route('**/auth/api/organizations?*', (route) => route.abort());
  await chooseFlow(page, 'existingOrganization');
  await page.getByRole('alert').getByText('The organizations could not be loaded').waitFor();
  await page.unroute('**/auth/api/organizations?*');
  await button(page, 'Try again').click();
  await page.getByRole('radio', { name: LAKESIDE }).waitFor();
});

test('a country without a list of states lets one be written or left out', async () => {
  const page = await visit('/register/org-create');
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
});

test.each([
  ['wide', WIDE],
  ['at 360 px', PHONE],
])('every step can be used by everyone, %s', async (_, options) => {
  const page = await visit('/register', options);
  const isClear = async (step: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await obstacles(page), step).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await obstacles(page, { rules: 'about colour' }), `${step}, dark`).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${step} is not scrolled sideways`).toBe(options.viewport.width);
  };
  await heading(page, 'Create an account').waitFor();
  await isClear('the question');
  await chooseFlow(page, 'existingOrganization');
  await page.getByRole('radio', { name: LAKESIDE }).waitFor();
  await isClear('the search');
  await page.goto(url('/register/org-create'));
  await heading(page, 'Add your organization').waitFor();
  await isClear('the new organization');
  await fillOrganization(page);
  await isClear('the organization');
  await confirmOrganization(page);
  await heading(page, 'Create your account').waitFor();
  await isClear('the account');
  const email = newEmail();
  await fillAccount(page, email);
  await button(page, 'Register').click({ force: true });
  await page.keyboard.press('Escape');
  await isClear('the confirmation');
  await register(page);
  await isThanked(page);
  await isClear('the thanks');
  await page.getByRole('link', { name: 'Continue' }).click();
  await logInToVerify(page, email);
  await isClear('the code');
});

test('axe finds nothing in the dialog that tells why a registration was refused', async () => {
  const page = await visit('/register');
  const code = 'organization-exists';
  const { status, title } = problems[code];
  await page.route(`**${createOrganization.path}`, (route) =>
    route.fulfill({ status, json: { type: 'about:blank', title, status, code } }),
  );
  await chooseFlow(page, 'individual');
  await fillAccount(page, newEmail());
  await register(page);
  await page.getByRole('alertdialog', { name: title, exact: true }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

const off = prepareJourneys();

test('where nobody may register, nothing leads there', async () => {
  const page = await off.openPage();
  for (const path of ['/landing', '/login']) {
    await page.goto(off.url(path));
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor();
    expect(await page.getByRole('link', { name: 'Create an account' }).count(), path).toBe(0);
  }
  for (const path of ['', '/org-search', '/creation-confirmed']) {
    await page.goto(off.url(`/register${path}`));
    await heading(page, 'Page not found').waitFor();
  }
});

import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import { readProfile } from '@hub/contract/auth/users/users';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { form, PHONE, reasonOf, searchFocused, select, WIDE } from './client-journey.ts';
import { demoAccount, signIn } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import {
  button,
  edit,
  fact,
  input,
  manager,
  prepareProfiles,
  save,
  school,
  second,
} from './profile-journey.ts';
import { toast } from './session-journey.ts';

const { url, openPage, openOwnPageOf, openContext, openProfile, mails } = prepareProfiles();

const individual = demoAccount('individual@demo.test');

test('what breaks a rule is told where it was typed, and a changed form is not left without a question', async () => {
  const page = await openProfile(school);
  await edit(page).click();
  await input(page, 'lastName').fill('');
  await input(page, 'homePhone').fill('12345');
  await input(page, 'businessPhone').focus();
  await form(page).getByText('This field is required').waitFor();
  await form(page).getByText('Invalid format, the number must have 10 digits.').waitFor();
  expect(await reasonOf(page, save(page))).toContain('Last name');
  await button(page, 'Cancel').click();
  const question = page.getByRole('alertdialog', { name: 'Your changes will be lost.' });
  await question.getByRole('button', { name: 'Abandon changes' }).click();
  await edit(page).waitFor();
  await fact(page, 'Name').first().getByText(school.name).waitFor();
});

test('a manager chooses the time zone of the organization; one that has none gets that of the browser', async () => {
  const page = await openProfile(manager, { ...WIDE, timezoneId: 'Europe/Lisbon' });
  await page.getByRole('link', { name: 'Open the settings' }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect.poll(() => zone.inputValue()).toBe('America/Chicago');
  await zone.click();
  await page.keyboard.press('ControlOrMeta+A');
  await searchFocused(page, 'honol', 'Pacific/Honolulu');
  await save(page).click();
  await toast(page, 'Changes saved').waitFor();
  await page.reload();
  await expect.poll(() => zone.inputValue()).toBe('Pacific/Honolulu');

  const withoutZone = async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), organizationTimeZone: null } });
  };
  await page.route(`**${readProfile.path}`, withoutZone, { times: 1 });
  const adopted = page.waitForResponse((answer) => answer.url().endsWith(setTimeZone.path));
  await page.reload();
  await adopted;
  await page.reload();
  await expect.poll(() => zone.inputValue()).toBe('Europe/Lisbon');
});

test('addresses have the states of their country, and shipping can be the same as billing', async () => {
  const page = await openProfile(individual);
  await edit(page).click();
  await input(page, 'billingCity').fill('Toronto');
  const country = page.getByRole('combobox', { name: 'Country' }).first();
  await country.click();
  await page.keyboard.press('ControlOrMeta+A');
  await searchFocused(page, 'Canad', 'Canada');
  await expect.poll(() => country.inputValue()).toBe('Canada');
  await select(form(page), 'State').first().click();
  await page.getByRole('option', { name: 'Ontario' }).click();
  await page.getByText('Same as the billing address').click();
  await save(page).click();
  await toast(page, 'Changes saved').waitFor();
  for (const index of [0, 1]) {
    await expect.poll(() => fact(page, 'City').nth(index).innerText()).toBe('Toronto, Ontario 53703');
    await expect.poll(() => fact(page, 'Country').nth(index).innerText()).toBe('Canada');
  }
});

test('the organization is edited by its manager, and by nobody else', async () => {
  const page = await openProfile(manager);
  await edit(page).click();
  await input(page, 'organizationUrl').fill('lakeside');
  await input(page, 'organizationUrl').blur();
  await form(page).getByText('Use an address that starts with http:// or https://').waitFor();
  await input(page, 'organizationUrl').fill('https://lakeside.demo.test/hello');
  await save(page).click();
  await fact(page, 'Website').getByText('https://lakeside.demo.test/hello').waitFor();

  const other = await openProfile(second);
  await edit(other).click();
  await input(other, 'organizationTitle').waitFor();
  expect(await input(other, 'organizationUrl').count()).toBe(0);
});

test('a new password is asked for with the current one, and signs in from then on', async () => {
  const page = await openOwnPageOf(school, WIDE);
  await page.goto(url('/profile'));
  await button(page, 'Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await input(dialog, 'currentPassword').fill('Wrong-Harbor-58');
  await input(dialog, 'password').fill('Copper-Kettle-31');
  await input(dialog, 'confirmation').fill('Copper-Kettle-32');
  await input(dialog, 'currentPassword').focus();
  await dialog.getByText('Your passwords do not match').waitFor();
  await input(dialog, 'confirmation').fill('Copper-Kettle-31');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByText('The current password is not right.').waitFor();
  await input(dialog, 'currentPassword').fill(school.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Password changed. Every other device was signed out.').waitFor();
  await expect
    .poll(async () => (await mails(page, school.email)).map(({ subject }) => subject))
    .toContain('Your Evaluation Hub password was changed');

  const elsewhere = await (await openContext(WIDE)).newPage();
  await signIn(elsewhere, url(), { ...school, password: 'Copper-Kettle-31' });
});

test('another email is used once its code was typed', async () => {
  const page = await openProfile(individual);
  await button(page, 'Change email').click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await input(dialog, 'email').fill('second@demo.test');
  await input(dialog, 'currentPassword').fill('Wrong-Harbor-58');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText('The current password is not right.').waitFor();
  await input(dialog, 'currentPassword').fill(individual.password);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText('A user exists with the same credentials.').waitFor();
  await input(dialog, 'email').fill('dana.new@demo.test');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByText('We sent a code to').waitFor();
  await expect.poll(async () => (await mails(page, 'dana.new@demo.test')).length).toBe(1);
  const code = (await mails(page, 'dana.new@demo.test'))[0]?.subject.slice(0, 6) ?? '';
  await input(dialog, 'code').fill(code === '000000' ? '000001' : '000000');
  await dialog.getByText('The code is not right, was used already or has expired.').waitFor();
  await input(dialog, 'code').fill(code);
  await toast(page, 'Your email is dana.new@demo.test now').waitFor();
  await fact(page, 'Email').getByText('dana.new@demo.test').waitFor();
});

test.each([
  ['a wide window', WIDE],
  ['a phone', PHONE],
])('axe finds nothing in the profile, read and edited, in %s', async (_, options) => {
  const page = await openProfile(second, options);
  expect(await obstacles(page)).toEqual([]);
  await edit(page).click();
  await save(page).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Cancel').click();
  await button(page, 'Change password').click();
  await page.getByRole('dialog', { name: 'Change password' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

test('axe finds nothing in signing in and in asking for a new password', async () => {
  const page = await openPage(WIDE);
  await page.goto(url());
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Password').waitFor();
  expect(await obstacles(page)).toEqual([]);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

import { setTimeZone } from '@hub/contract/auth/organizations/time-zone';
import { listSessions } from '@hub/contract/auth/users/sessions';
import { readProfile } from '@hub/contract/auth/users/users';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { form, PHONE, searchFocused, select, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { button, edit, fact, input, manager, prepareProfiles, save } from './profile-journey.ts';
import { toast } from './session-journey.ts';

const { openOwnPageOf, openProfile, mails, url } = prepareProfiles();

const individual = demoAccount('individual@demo.test');
const NEW_PASSWORD = 'Copper-Kettle-31';

test('a manager edits the organization and its time zone; one that has none gets that of the browser', async () => {
  const page = await openProfile(manager, { ...WIDE, timezoneId: 'Europe/Lisbon' });
  await edit(page).click();
  await input(page, 'organizationUrl').fill('lakeside');
  await input(page, 'organizationUrl').blur();
  await form(page).getByText('Use an address that starts with http:// or https://').waitFor();
  await input(page, 'organizationUrl').fill('https://lakeside.demo.test/hello');
  await save(page).click();
  await fact(page, 'Website').getByText('https://lakeside.demo.test/hello').waitFor();

  await page.getByRole('link', { name: 'Open the settings' }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await expect.poll(() => zone.inputValue()).toBe('America/Chicago');
  await zone.click();
  await page.keyboard.press('ControlOrMeta+A');
  await searchFocused(page, 'honol', 'Pacific/Honolulu');
  await save(page).click();
  await toast(page, 'Changes saved').waitFor();

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

test('somebody who works alone looks after sessions, reminders, addresses, email and password', async () => {
  const page = await openOwnPageOf(individual, WIDE);
  let isBroken = true;
  await page.route(`**${listSessions.path}`, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto(url('/profile'));
  await page.getByText('Your sessions could not be loaded').waitFor();
  isBroken = false;
  await button(page, 'Try again').click();
  await page.getByText('This device').waitFor();

  await turnRemindersOff(page);
  await edit(page).click();
  expect(await input(page, 'organizationUrl').count(), 'for managers').toBe(0);
  await chooseAddresses(page);
  await changeEmail(page);
  await changePassword(page);
});

async function turnRemindersOff(page: Page) {
  const reminders = page.getByRole('switch', { name: 'Remind me of cases that expire' });
  await expect.poll(() => reminders.isChecked()).toBe(true);
  await reminders.focus();
  await page.keyboard.press('Space');
  await toast(page, 'Reminders are off').waitFor();
  await page.route('**/users/reminders', (route) => route.abort());
  await page.keyboard.press('Space');
  await toast(page, /^Your choice could not be saved\./).waitFor();
  await expect.poll(() => reminders.isChecked(), { message: 'they stay off' }).toBe(false);
}

/** Addresses have the states of their country, and shipping can be the same as billing. */
async function chooseAddresses(page: Page) {
  await input(page, 'billingCity').fill('Toronto');
  const country = page.getByRole('combobox', { name: 'Country' }).first();
  await country.click();
  await page.keyboard.press('ControlOrMeta+A');
  await searchFocused(page, 'Canad', 'Canada');
  await expect.poll(() => country.inputValue()).toBe('Canada');
  await select(form(page), 'State').first().click();
  await page.getByRole('option', { name: 'Ontario' }).click();
  await page.getByText('Same as the billing address').click();
  expect(await obstacles(page)).toEqual([]);
  await page.setViewportSize(PHONE.viewport);
  expect(await obstacles(page)).toEqual([]);
  await page.setViewportSize(WIDE.viewport);
  await save(page).click();
  await toast(page, 'Changes saved').waitFor();
  for (const index of [0, 1]) {
    await expect.poll(() => fact(page, 'City').nth(index).innerText()).toBe('Toronto, Ontario 53703');
    await expect.poll(() => fact(page, 'Country').nth(index).innerText()).toBe('Canada');
  }
}

/** Another email is used once its code was typed. */
async function changeEmail(page: Page) {
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
}

async function changePassword(page: Page) {
  await button(page, 'Change password').click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await input(dialog, 'currentPassword').fill('Wrong-Harbor-58');
  await input(dialog, 'password').fill(NEW_PASSWORD);
  await input(dialog, 'confirmation').fill('Copper-Kettle-32');
  await input(dialog, 'currentPassword').focus();
  await dialog.getByText('Your passwords do not match').waitFor();
  expect(await obstacles(page)).toEqual([]);
  await input(dialog, 'confirmation').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByText('The current password is not right.').waitFor();
  await input(dialog, 'currentPassword').fill(individual.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await toast(page, 'Password changed. Every other device was signed out.').waitFor();
}

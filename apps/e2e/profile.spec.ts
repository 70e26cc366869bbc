import { expect, test } from 'vitest';
import { WIDE } from './client-journey.ts';
import { profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { edit, fact, input, manager, prepareProfiles, save } from './profile-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openContext, openProfile, mails } = prepareProfiles();

test('the profile is edited in place, by keyboard alone', async () => {
  const page = await openProfile();
  await tabTo(page, edit(page));
  await page.keyboard.press('Enter');
  await getsFocus(input(page, 'firstName'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Tobias Emil');
  await tabTo(page, input(page, 'mobilePhone'));
  await page.keyboard.type('6085550144');
  await tabTo(page, input(page, 'organizationRole'));
  await page.keyboard.type('Supervisor');
  await tabTo(page, page.getByRole('checkbox', { name: 'Send me news about products' }));
  await page.keyboard.press('Space');
  await tabTo(page, save(page));
  await page.keyboard.press('Enter');
  await toast(page, 'Changes saved').waitFor();
  await getsFocus(edit(page));
  await fact(page, 'Mobile phone').getByText('608-555-0144').waitFor();
  await fact(page, 'Job role').getByText('Supervisor').waitFor();
  await fact(page, 'News about products')
    .getByText(/^Since /)
    .waitFor();
  await profileButton(page, { name: 'Tobias Emil Lindqvist' }).waitFor();
});

test('a forgotten password is replaced through the mail, without a script on the page', async () => {
  const context = await openContext({ ...WIDE, javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(url());
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Password').waitFor();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send the link' }).waitFor();
  const plain = await (await openContext({ ...WIDE, javaScriptEnabled: false })).newPage();
  await plain.goto(page.url());
  await plain.getByLabel('Email').fill(manager.email);
  await plain.getByRole('button', { name: 'Send the link' }).click();
  await heading(plain, 'Check your email').waitFor();
  const links = async () =>
    (await mails(plain, manager.email)).flatMap(({ text }) => /http\S+new-password\S+/.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await links()).length).toBe(1);
  await plain.goto((await links())[0] ?? '');
  await plain.getByLabel('New password', { exact: true }).fill('Copper-Kettle-31');
  await plain.getByLabel('Confirm new password').fill('Copper-Kettle-31');
  await plain.getByRole('button', { name: 'Change password' }).click();
  await heading(plain, 'Your password was changed').waitFor();
  await page.goto(url());
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await submitCredentials(page, { email: manager.email, password: 'Copper-Kettle-31' });
  await profileButton(page, manager).waitFor();
});

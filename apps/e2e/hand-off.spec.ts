import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { act, button, keptBy, prepareInPerson } from './in-person-journey.ts';

const { url, openCase, practitioner } = prepareInPerson();

const giveBack = (page: Page) => page.getByRole('heading', { name: 'Please give the device back' });

async function answerMoodCheck(page: Page) {
  await button(page, 'Begin').click();
  for (let number = 1; number <= 12; number += 1) {
    await page.getByText(`Question ${number} of 12`, { exact: true }).waitFor();
    await page.keyboard.press(String(1 + (number % 3)));
  }
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await heading(page, 'Thank you').waitFor();
}

test('a device is handed over with nothing of the practitioner on it, and only signing in leads back to the case', async () => {
  const { page, lastName, clientId, caseId, caseName } = await openCase(['lmc-self', 'lbs-2-self']);
  const ofPractitioner = [practitioner.email, lastName, clientId, caseId, caseName, 'access_token'];
  const expectNothing = async (shown: Page) => {
    const kept = await keptBy(shown);
    for (const trace of ofPractitioner) expect(kept, trace).not.toContain(trace);
  };
  expect(await page.title()).not.toContain(lastName);
  const other = await page.context().newPage();
  await other.goto(url('/profile'));
  await other.goto(url(`/clients/${clientId}`));
  await heading(other, `Mia ${lastName}`).waitFor();
  expect(await other.title()).not.toContain(lastName);
  expect(await keptBy(page), 'before, there is something to find').toContain('access_token');
  // Including the cookies that scripts cannot read.
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  expect(await cookies(), 'before, the provider knows them').toContain('_session');

  await act(page, 'LMC Self-report form', 'Start on this device');
  await button(page.getByRole('alertdialog', { name: 'Start on this device?' }), 'Log out and start').click();
  await page.waitForURL(/\/assessment\//);
  const form = page.url();
  await button(page, 'Begin').waitFor();
  await expectNothing(page);
  // The interaction cookies that remain name only an answered page of the provider, and no user.
  const left = (await cookies()).filter((name) => !name.startsWith('_interaction'));
  expect(left, 'the provider has forgotten them').toEqual(['form']);
  await other.waitForURL(url('/login'));
  await expectNothing(other);
  await other.goBack();
  await other.waitForURL(url('/login'));
  expect(await other.getByText(lastName).count()).toBe(0);

  await page.reload();
  await answerMoodCheck(page);
  expect(await giveBack(page).count(), 'another form waits').toBe(0);
  await page.getByRole('button', { name: /^LBS-2|Self/ }).click();
  await page.waitForURL((address) => address.href !== form);
  await button(page, 'I do not want to answer').click();
  await page.getByText('I decline to answer').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await giveBack(page).waitFor();
  await expectNothing(page);
  await page.reload();
  await giveBack(page).waitFor();

  await page.goBack();
  await page.goBack();
  expect(await page.getByText(lastName).count()).toBe(0);
  await page.goto(url(`/cases/${caseId}`));
  await page.waitForURL(url('/login'));
  const typed = await page.context().newPage();
  await typed.goto(url());
  await loginButton(typed).waitFor();
  expect(await typed.getByText(lastName).count()).toBe(0);

  // The provider has forgotten the session, too.
  const asked = typed.waitForRequest((request) => /prompt=login/.test(request.url()));
  await loginButton(typed).click();
  await asked;
  await submitCredentials(typed, practitioner);
  await profileButton(typed, practitioner).waitFor();
  await heading(typed, caseName).waitFor();
  expect(new URL(typed.url()).pathname).toBe(`/cases/${caseId}`);
});

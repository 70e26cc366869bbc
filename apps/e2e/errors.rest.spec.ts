import { readProfile } from '@hub/contract/auth/users/users';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { breakPart, SIGNED_IN_HEADER, SUPPORT_PAGE } from './break-part.ts';
import { demoAccount, profileButton } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';

const practitioner = demoAccount('practitioner@demo.test');
const { url, openPage, openPageOf } = prepareJourneys();

const unexpected = (page: Page) => heading(page, 'Unexpected Application Error!');
const help = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Help' });
const loadAgain = (page: Page) => page.getByRole('button', { name: 'Load this page again' }).click();

test('a profile that cannot be understood and a frame that breaks say so, and can be loaded again', async () => {
  const page = await openPageOf(practitioner);
  await page.route(`**${readProfile.path}`, (route) => route.fulfill({ json: {} }), { times: 1 });
  await page.goto(url('/profile'));
  await unexpected(page).waitFor();
  await breakPart(page, SIGNED_IN_HEADER);
  await page.goto(url('/profile'));
  await unexpected(page).waitFor();
  await expect.poll(() => page.title()).toBe('Unexpected error · Evaluation Hub');

  await page.unroute(SIGNED_IN_HEADER.files);
  await loadAgain(page);
  await profileButton(page, practitioner).waitFor();
});

test('without a connection a page that was never opened says so, and comes once there is one', async () => {
  const page = await openPage();
  await page.goto(url('/landing'));
  // Offline alone is not enough: the files may still come from the browser's cache.
  await page.route(SUPPORT_PAGE.files, (route) => route.abort());
  await page.context().setOffline(true);
  await help(page).click();
  const failed = heading(page, 'This page could not be loaded');
  await failed.waitFor();
  await help(page).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await failed.waitFor();

  await page.unroute(SUPPORT_PAGE.files);
  await page.context().setOffline(false);
  await heading(page, 'Support').waitFor();
  expect(page.url()).toBe(url('/support'));
});

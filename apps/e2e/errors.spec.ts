import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { breakPart, losePart, SUPPORT_PAGE } from './break-part.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus } from './tab-to.ts';

const { url, openPage } = prepareJourneys();

const fallback = (page: Page) => heading(page, 'Something went wrong! Please try again later.');
const help = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Help' });
const loadAgain = (page: Page) => page.getByRole('button', { name: 'Load this page again' }).click();

test('a page that breaks leaves the frame around it, and a way to the site of the owner', async () => {
  const page = await openPage();
  await breakPart(page, SUPPORT_PAGE);
  await page.route('https://www.example.com/**', (route) => route.fulfill({ body: 'the site' }));
  await page.goto(url('/support'));
  await fallback(page).waitFor();
  await help(page).waitFor();
  await page.getByRole('contentinfo').waitFor();
  await expect.poll(() => page.title()).toBe('Something went wrong · Evaluation Hub');

  await page.getByRole('button', { name: 'Visit Larkfield Assessments website' }).click();
  await page.waitForURL('https://www.example.com/');
});

test('a part that is gone loads the page again once, then says so', async () => {
  const page = await openPage();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await losePart(page, SUPPORT_PAGE);
  await page.goto(url('/support'));
  await fallback(page).waitFor();
  expect(loads).toBe(2);

  await page.unroute(SUPPORT_PAGE.files);
  await loadAgain(page);
  await heading(page, 'Support').waitFor();
});

test('a page that breaks has the focus in its content, and so has the next one', async () => {
  const page = await openPage();
  await breakPart(page, SUPPORT_PAGE);
  await page.goto(url('/landing'));
  await help(page).click();
  await fallback(page).waitFor();
  await getsFocus(page.getByRole('main'));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await heading(page, 'Terms of Use').waitFor();
  await getsFocus(page.getByRole('main'));
});

test('a link to a part of an older version leads where it says, in the new one', async () => {
  const page = await openPage();
  await page.goto(url('/landing'));
  await losePart(page, SUPPORT_PAGE, 1);
  await help(page).click();
  await heading(page, 'Support').waitFor({ timeout: 10_000 });
  expect(page.url()).toBe(url('/support'));
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { preparePieces } from './piece.ts';

const { url, openContext } = preparePieces();

const FORM_ID = '6f1f7c0e-5a3b-4b7e-9a55-0d4a3c2b1e00';
const field = (page: Page) => page.getByRole('textbox', { name: 'Enter your code' });
const open = (page: Page) => page.getByRole('button', { name: 'Open the form' }).click();

/** The page on a phone, and the codes that it has sent. `answers` are the responses in order; one that is undefined never comes. */
async function openCodePage(...answers: ({ status: number; json: object } | undefined)[]) {
  const context = await openContext({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  const sent: string[] = [];
  await context.route('**/core/api/assessment/**', async (route) => {
    if (!route.request().url().endsWith('/code')) return route.fulfill({ status: 401, json: {} });
    sent.push(route.request().postDataJSON().code);
    const answer = answers.shift();
    return answer ? route.fulfill(answer) : route.abort();
  });
  const page = await context.newPage();
  await page.goto(url('/assessment'));
  return { page, sent };
}

test('a code is grouped as it is typed, what is wrong is said at the field, and a right one opens its form', async () => {
  const { page, sent } = await openCodePage(
    { status: 400, json: { code: 'code-refused' } },
    { status: 420, json: { code: 'too-many-attempts' } },
    undefined,
    { status: 200, json: { formId: FORM_ID } },
  );
  const hasFocus = () => field(page).evaluate((input) => input === document.activeElement);
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.type('h4km7');
  expect(await field(page).inputValue()).toBe('H4KM-7');
  await open(page);
  await page.getByText('A code has 8 letters and digits.').waitFor();
  expect(sent).toEqual([]);
  await field(page).fill(' h4km 7tcw more');
  expect(await field(page).inputValue()).toBe('H4KM-7TCW');
  await open(page);
  await page.getByText(/This code is not right, was used already or has expired/).waitFor();
  await open(page);
  await page.getByText(/Too many codes were tried/).waitFor();
  await open(page);
  await page.getByText(/Check your connection/).waitFor();
  expect(await hasFocus()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.keyboard.press('Enter');
  await page.waitForURL(url(`/assessment/${FORM_ID}`));
  expect(sent).toEqual(Array(4).fill('H4KM7TCW'));
});

import { expect, test } from 'vitest';
import { prepareAssessments } from './assessment-journey.ts';
import { WIDE } from './client-journey.ts';
import { beginPaper, finish, keyOf } from './paper-journey.ts';

const { give, stateOf, answersOf, openRecord } = prepareAssessments();

const ITEMS = 12;

test('a form is entered from paper by keyboard, and scored', async () => {
  const [given] = await give(['lmc-self']);
  const page = await openRecord(given, WIDE);
  await beginPaper(page);
  await page.locator('li[aria-current]').waitFor();
  for (let number = 1; number <= ITEMS; number += 1) await page.keyboard.press(keyOf(number));
  await page.getByText('12 of 12 entered · Saved').waitFor();
  await finish(page);
  expect(await stateOf(given)).toBe('scored');
  expect(await answersOf(given)).toEqual(
    Array.from({ length: ITEMS }, (_, index) => String((index + 1) % 3)),
  );
});

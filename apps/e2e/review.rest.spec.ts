import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { button, decide, prepareReviews } from './review-journey.ts';

const { giveHasty, stateOf, openRecord } = prepareReviews();

test('on a phone a form that waits for a review is discarded, and its answers are shown no longer', async () => {
  const given = await giveHasty();
  const page = await openRecord(given, { ...PHONE, colorScheme: 'dark' });
  await page.getByRole('heading', { name: 'Needs review' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Discard' }).click();
  await decide(page, 'Discard', 'Discard');
  await page
    .getByText('The form ended without a score. What was answered is kept, and no longer shown.')
    .waitFor();
  expect(await stateOf(given)).toBe('discarded');
});

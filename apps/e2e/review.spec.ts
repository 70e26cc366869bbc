import { expect, test } from 'vitest';
import { WIDE } from './client-journey.ts';
import { heading } from './heading.ts';
import { button, decide, prepareReviews } from './review-journey.ts';
import { toast } from './session-journey.ts';

const { giveHasty, stateOf, openRecord } = prepareReviews();

test('a form that was answered hastily says why it waits, is accepted with a reason, and is scored', async () => {
  const given = await giveHasty();
  const page = await openRecord(given, WIDE);
  await heading(page, 'LMC Self-report form').waitFor();
  await page.getByText('Extreme', { exact: true }).first().waitFor();
  await page.getByText('Pairs of items that belong together').waitFor();
  await page.getByText('3 apart').first().waitFor();
  await page.getByText('0.2 s').first().waitFor();

  await button(page, 'Accept and score').click();
  await decide(page, 'Accept and score', 'Accept');
  await toast(page, 'LMC Self-report form was accepted').waitFor();
  await page.getByRole('region', { name: 'Table of scores' }).waitFor();
  await page
    .getByText(/^Accepted after a review by .+: Spoken about it on the phone$/)
    .first()
    .waitFor();
  expect(await stateOf(given)).toBe('scored');
});

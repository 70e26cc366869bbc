import { listGivableForms } from '@hub/contract/core/administrations/administrations';
import type { GivableForms } from '@hub/contract/core/administrations/givable-forms';
import { expect, test } from 'vitest';
import type { Given } from './assessment-journey.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { button, decide, MOOD, prepareReviews } from './review-journey.ts';

const { giveHasty, stateOf, asPractitioner, openRecord } = prepareReviews();

const usesLeft = async (given: Given) => {
  const { forms } = await asPractitioner<GivableForms>(given, listGivableForms);
  return forms.find(({ formId }) => formId === MOOD)?.usesLeft ?? 0;
};

test('on a phone another is discarded: its use is free again, and its answers are shown no longer', async () => {
  const given = await giveHasty();
  const uses = await usesLeft(given);
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
  expect(await usesLeft(given)).toBe(uses + 1);
});

test('axe finds nothing in a form that waits for a review, in a wide window', async () => {
  const page = await openRecord(await giveHasty(), WIDE);
  await page.getByText('Pairs of items that belong together').waitFor();
  expect(await obstacles(page)).toEqual([]);
});

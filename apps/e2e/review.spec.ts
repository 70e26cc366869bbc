import { listGivableForms } from '@hub/contract/core/administrations/administrations';
import type { GivableForms } from '@hub/contract/core/administrations/givable-forms';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Given, prepareAssessments } from './assessment-journey.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { toast } from './session-journey.ts';
import { submitForm } from './submit-form.ts';

const { url, give, stateOf, asPractitioner, openRecord } = prepareAssessments();

const MOOD = 'lmc-self';
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

const usesLeft = async (given: Given) => {
  const { forms } = await asPractitioner<GivableForms>(given, listGivableForms);
  return forms.find(({ formId }) => formId === MOOD)?.usesLeft ?? 0;
};

/** A form with the same answer to every item, given too quickly to have read them. */
async function giveHasty(): Promise<Given> {
  const [given] = await give([MOOD]);
  await submitForm(url(), given, '0', 0.2);
  await expect.poll(() => stateOf(given)).toBe('needs-review');
  return given;
}

async function decide(page: Page, title: string, confirm: string) {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Spoken about it on the phone');
  await button(dialog, confirm).click();
}

test('a form that was answered hastily says why it waits, is accepted with a reason, and is scored', async () => {
  const given = await giveHasty();
  const page = await openRecord(given, WIDE);
  await heading(page, 'LMC Self-report form').waitFor();
  await page.getByText('Extreme', { exact: true }).first().waitFor();
  await page.getByText('Pairs of items that belong together').waitFor();
  await page.getByText('3 apart').first().waitFor();
  await page.getByText('0.2 s').first().waitFor();
  expect(await obstacles(page)).toEqual([]);

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

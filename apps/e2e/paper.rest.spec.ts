import { listGivableForms, readScores } from '@hub/contract/core/administrations/administrations';
import type { GivableForms } from '@hub/contract/core/administrations/givable-forms';
import type { ScoreVersions } from '@hub/contract/core/administrations/scores';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Given, prepareAssessments } from './assessment-journey.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { beginPaper, button, finish, keyOf } from './paper-journey.ts';
import { toast } from './session-journey.ts';

const { give, stateOf, answersOf, asPractitioner, openRecord } = prepareAssessments();

const BEHAVIOR = 'lbs-2-parent';
const ITEMS = 60;
const THREE_MINUTES = 180_000;

const usesLeft = async (given: Given) => {
  const { forms } = await asPractitioner<GivableForms>(given, listGivableForms);
  return forms.find(({ formId }) => formId === BEHAVIOR)?.usesLeft ?? 0;
};

/** Enters the questions about the rater and then all items, by keyboard alone. */
async function enterAll(page: Page, others?: Record<number, string>) {
  await page.locator('li[aria-current]').getByText('How long the respondent has known the client').waitFor();
  for (const key of ['4', '3', '1']) await page.keyboard.press(key);
  for (let number = 1; number <= ITEMS; number += 1) await page.keyboard.press(keyOf(number, others));
  await page.getByText('63 of 63 entered · Saved').waitFor();
}

const holds = (page: Page, number: number, answer: RegExp) =>
  page
    .getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) })
    .getByText(answer)
    .click();

test('sixty items from paper by keyboard, three differences of a second entry decided, scored; then corrected for free', async () => {
  const [given] = await give([BEHAVIOR]);
  const page = await openRecord(given, WIDE);
  await beginPaper(page);
  await page.getByText('With your first entry the link ends').waitFor();
  const began = Date.now();
  await enterAll(page);
  expect(Date.now() - began).toBeLessThan(THREE_MINUTES);
  await page.reload();
  await page.getByText('63 of 63 entered · Saved').waitFor();

  await button(page, 'Enter a second time').click();
  await page.getByText('0 of 63 entered · Saved').waitFor();
  await enterAll(page, { 6: '4', 21: '0', 41: 'x' });
  await button(page, 'Compare the entries').click();
  await page.getByRole('heading', { name: '3 differences' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await holds(page, 6, /first entry/);
  await holds(page, 21, /first entry/);
  await page.getByText('1 to decide.').waitFor();
  await holds(page, 41, /^Almost always/);
  await finish(page);
  expect(await stateOf(given)).toBe('scored');
  const answers = Array.from({ length: ITEMS }, (_, index) => String((index + 1) % 3));
  expect(await answersOf(given)).toEqual(answers.with(40, '3'));

  const uses = await usesLeft(given);
  await button(page, 'Correct answers').click();
  const dialog = page.getByRole('dialog', { name: 'Correct answers' });
  await dialog.getByRole('button', { name: /Which item/ }).click();
  await page.getByRole('option', { name: /^41\./ }).click();
  await dialog.getByRole('button', { name: /Answer to item 41/ }).click();
  await page.getByRole('option', { name: 'Never' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pen had slipped');
  await button(dialog, 'Correct').click();
  await toast(page, 'The answers were corrected, and a new version was made').waitFor();
  await button(page, 'What changed from version 1').click();
  await page.getByRole('region', { name: 'Version 1 and version 2' }).getByText('Changed').first().waitFor();
  await page.getByText('corrected, was “Almost always”').waitFor();
  const { versions } = await asPractitioner<ScoreVersions>(given, readScores);
  expect(versions.map(({ number, kind }) => [number, kind])).toEqual([
    [2, 'correction'],
    [1, 'submission'],
  ]);
  expect(await usesLeft(given)).toBe(uses);
});

test('on a phone, in the dark, what was typed is there after a reload', async () => {
  const [given] = await give([BEHAVIOR]);
  const page = await openRecord(given, { ...PHONE, colorScheme: 'dark' });
  await beginPaper(page);
  await button(page, '4 A year or more').tap();
  await button(page, '3 Very well').tap();
  await page.getByText('2 of 63 entered · Saved').waitFor();
  expect(await obstacles(page)).toEqual([]);
  await page.reload();
  await page.locator('li[aria-current]').getByText('Whether somebody translated the questions').waitFor();
  await page.getByText('2 of 63 entered · Saved').waitFor();
});

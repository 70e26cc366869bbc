import { readScores } from '@hub/contract/core/administrations/administrations';
import type { ScoreVersions } from '@hub/contract/core/administrations/scores';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MOOD, prepareAssessments } from './assessment-journey.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { obstacles } from './obstacles.ts';
import { beginPaper, button, finish, keyOf } from './paper-journey.ts';
import { toast } from './session-journey.ts';

const { give, stateOf, answersOf, asPractitioner, openRecord } = prepareAssessments();

const ITEMS = 12;

/** Enters the items from this one on, by keyboard alone. */
async function enter(page: Page, from: number, to: number, others?: Record<number, string>) {
  await page.locator('li[aria-current]').waitFor();
  for (let number = from; number <= to; number += 1) await page.keyboard.press(keyOf(number, others));
  await page.getByText(`${to} of ${ITEMS} entered · Saved`).waitFor();
}

const holds = (page: Page, number: number, answer: RegExp) =>
  page
    .getByRole('radiogroup', { name: new RegExp(`^${number}\\. `) })
    .getByText(answer)
    .click();

test('what was entered is there after a reload; differences of a second entry are decided, scored, and corrected', async () => {
  const [given] = await give([MOOD]);
  const page = await openRecord(given, WIDE);
  await beginPaper(page);
  await page.getByText('With your first entry the link ends').waitFor();
  await enter(page, 1, 5);
  await page.reload();
  await page.getByText(`5 of ${ITEMS} entered · Saved`).waitFor();
  await page.setViewportSize(PHONE.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(WIDE.viewport);
  await enter(page, 6, ITEMS);

  await button(page, 'Enter a second time').click();
  await page.getByText(`0 of ${ITEMS} entered · Saved`).waitFor();
  await enter(page, 1, ITEMS, { 4: '4', 6: 'x', 9: '2' });
  await button(page, 'Compare the entries').click();
  await page.getByRole('heading', { name: '3 differences' }).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await holds(page, 4, /first entry/);
  await holds(page, 6, /first entry/);
  await page.getByText('1 to decide.').waitFor();
  await holds(page, 9, /second entry/);
  await finish(page);
  expect(await stateOf(given)).toBe('scored');
  const answers = Array.from({ length: ITEMS }, (_, index) => String((index + 1) % 3));
  expect(await answersOf(given)).toEqual(answers.with(8, '1'));

  await button(page, 'Correct answers').click();
  const dialog = page.getByRole('dialog', { name: 'Correct answers' });
  await dialog.getByRole('button', { name: /Which item/ }).click();
  await page.getByRole('option', { name: /^9\./ }).click();
  await dialog.getByRole('button', { name: /Answer to item 9/ }).click();
  await page.getByRole('option', { name: 'Not at all' }).click();
  await dialog.getByRole('textbox', { name: 'On whose word' }).fill('Ana Ruiz, on the phone');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pen had slipped');
  await button(dialog, 'Correct').click();
  await toast(page, 'The answers were corrected, and a new version was made').waitFor();
  await button(page, 'What changed from version 1').click();
  await page.getByRole('region', { name: 'Version 1 and version 2' }).getByText('Changed').first().waitFor();
  await page.getByText('corrected, was “On some days”').waitFor();
  const { versions } = await asPractitioner<ScoreVersions>(given, readScores);
  expect(versions.map(({ number, kind }) => [number, kind])).toEqual([
    [2, 'correction'],
    [1, 'submission'],
  ]);
});

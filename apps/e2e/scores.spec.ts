import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { button } from './in-person-journey.ts';
import { prepareScores } from './scores-journey.ts';

const { open, give } = prepareScores();

const pointIn = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a practitioner watches a form come in, reads its profile by the keyboard and makes a report of it', async () => {
  const { form, device } = await give();
  await device.answerAll();
  const page = await open(`/cases/${form.caseId}/assessments/${form.administrationId}`);
  await page.getByText('In progress').waitFor();
  await device.submit();
  const table = page.getByRole('region', { name: 'Table of scores' });
  await table.waitFor({ timeout: 5000 });
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.slice(-2), 'after what it came to').toEqual(['About', 'Timeline']);
  await page.getByText(/· age \d+:\d+ ·/).waitFor();

  const profile = page.getByRole('group', { name: /is highest/ });
  await profile.locator('[tabindex="0"]').focus();
  const first = await pointIn(page);
  expect(first).toMatch(/^Low mood, T \d+, 95% interval \d+–\d+, Percentile .+, Range .+/);
  await page.keyboard.press('ArrowDown');
  expect(await pointIn(page)).toMatch(/^Worry, T /);
  expect(await profile.locator('[tabindex="0"]').count(), 'one stop of the keyboard').toBe(1);

  await page.getByText('90%', { exact: true }).click();
  await table.getByRole('columnheader', { name: '90% interval' }).waitFor();
  await page.getByText('Female', { exact: true }).click();
  await page.getByText('This is a view with female norms, not a new version.').waitFor();

  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  await dialog.getByRole('region', { name: 'First page' }).getByText('Imogen Fernsby').first().waitFor();
  await button(dialog, 'Cancel').click();
  await page.context().setOffline(true);
  await page.getByText('No connection').waitFor();
  await page.context().setOffline(false);
  await page.getByText('No connection').waitFor({ state: 'detached' });
});

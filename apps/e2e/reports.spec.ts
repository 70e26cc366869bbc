import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { prepareReports, reports } from './reports-journey.ts';
import { toast } from './session-journey.ts';

const { open, scoredForm } = prepareReports();

async function choose(page: Page, action: string) {
  await button(page, /^Actions for/)
    .filter({ visible: true })
    .last()
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a report is seen while it is chosen, made, viewed in a tab and downloaded as each kind', async () => {
  const form = await scoredForm();
  const page = await open(`/cases/${form.caseId}`);
  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  const firstPage = dialog.getByRole('region', { name: 'First page' });
  await firstPage.getByRole('heading', { name: 'Score report: LMC' }).waitFor();
  await dialog.getByText("Initials instead of the client's name").click();
  await firstPage.getByText('Imogen Fernsby').first().waitFor({ state: 'detached' });
  await dialog.getByText("Initials instead of the client's name").click();
  await firstPage.getByText('Imogen Fernsby').first().waitFor();
  await button(dialog, 'Make the report').click();
  await toast(page, 'The report “Score” was made').waitFor();

  await reports(page).getByText('Score').waitFor();
  for (const [action, name] of [
    ['Download as PDF', /\.pdf$/],
    ['Download as Word', /\.docx$/],
    ['Download as CSV', /\.csv$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await choose(page, action);
    const file = await download;
    expect(file.suggestedFilename()).toMatch(name);
    await file.delete();
  }
  const tab = page.context().waitForEvent('page');
  const shown = page.context().waitForEvent('response', (one) => one.url().includes('/pages/reports/'));
  await choose(page, 'View in a tab');
  // A headless browser has no PDF viewer, so the response is checked instead.
  expect((await shown).status()).toBe(200);
  expect((await shown).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();

  await reports(page).getByRole('link', { name: 'Score' }).click();
  await heading(page, 'Score').waitFor();
  await page.getByRole('article').getByText('Imogen Fernsby').first().waitFor();
});

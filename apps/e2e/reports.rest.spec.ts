import { readFile } from 'node:fs/promises';
import { createReport } from '@hub/contract/core/reports/reports';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call } from '../server/test/call.ts';
import type { GivenForm } from '../server/test/given-form.ts';
import { unzipped } from '../server/test/unzipped.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';
import { prepareReports, reports } from './reports-journey.ts';
import { toast } from './session-journey.ts';
import { widthOf } from './width-of.ts';

const { own, url, open, scoredForm } = prepareReports();

const practitioner = demoAccount('practitioner@demo.test');
const SCORE = 3;

/** Makes a report without a browser. */
async function makeReport({ caseId, administrationId }: GivenForm, outputFormat: number): Promise<string> {
  const { body } = await call(own.hub, createReport, {
    token: await own.hub.signIn(practitioner.email),
    params: { id: caseId },
    body: { outputFormat, administrationIds: [administrationId] },
  });
  return body.id;
}

/** The file names in a downloaded archive. */
async function namesIn(download: Download): Promise<string[]> {
  const names = [...unzipped(await readFile(await download.path())).keys()];
  await download.delete();
  return names.toSorted();
}

/** Looks for what stands in the way of somebody with a phone. */
async function fits(page: Page) {
  expect(await widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
}

test('Progress of two times, and All Reports of the client in one archive, on a phone; a colleague finds nothing', async () => {
  const first = await scoredForm();
  await scoredForm(first);
  await makeReport(first, SCORE);
  const page = await open(`/cases/${first.caseId}`, PHONE);
  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  await dialog.getByText('Progress', { exact: true }).click();
  const forms = dialog.getByRole('group', { name: 'Forms' }).getByRole('checkbox');
  for (const box of await forms.all()) if (!(await box.isChecked())) await box.press('Space');
  await dialog.getByRole('region', { name: 'First page' }).getByRole('heading').first().waitFor();
  await fits(page);
  await button(dialog, 'Make the report').click();
  await toast(page, 'The report “Progress” was made').waitFor();
  await reports(page).getByRole('link', { name: 'Progress' }).click();
  await page.getByRole('article').getByText('Imogen Fernsby').first().waitFor();
  expect(await obstacles(page)).toEqual([]);
  const address = page.url();

  await page.goto(url(`/clients/${first.clientId}?tab=reports`));
  await reports(page).getByRole('link', { name: 'Progress' }).waitFor();
  for (const name of ['Select Progress', 'Select Score']) {
    await page.getByRole('checkbox', { name }).press('Space');
  }
  await fits(page);
  const download = page.waitForEvent('download');
  await button(page, 'Download 2 selected').click();
  expect((await download).suggestedFilename()).toBe('reports.zip');
  expect(await namesIn(await download)).toEqual([
    expect.stringMatching(/^lmc-progress-[\d-]{10}\.pdf$/),
    expect.stringMatching(/^lmc-score-[\d-]{10}\.pdf$/),
  ]);

  const colleague = await open(address.slice(url().length), WIDE, demoAccount('second@demo.test'));
  await heading(colleague, 'Page not found').waitFor();
});

import { readFile } from 'node:fs/promises';
import { createReport } from '@hub/contract/core/reports/reports';
import type { Download } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Scope } from '../server/src/db/request-scope.ts';
import { insertReport } from '../server/src/features/reports/report-repository.ts';
import { call } from '../server/test/call.ts';
import { sampleDocument } from '../server/test/documents/sample-document.ts';
import type { GivenForm } from '../server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../server/test/ledger.ts';
import { startTestHub, type TestHub } from '../server/test/test-hub.ts';
import { unzipped } from '../server/test/unzipped.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount, signIn } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';
import { prepareReports, reports } from './reports-journey.ts';
import { toast } from './session-journey.ts';

const { own, url, take, open, scoredForm } = prepareReports();

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

test('raters of one case are combined, side by side', async () => {
  const parent = await scoredForm({
    formId: 'lbs-2-parent',
    birthDate: '2012-01-01',
    rater: { first_name: 'Odile', last_name: 'Fernsby' },
  });
  await scoredForm({
    formId: 'lbs-2-teacher',
    beside: parent,
    rater: { first_name: 'Grace', last_name: 'Hill' },
  });
  await scoredForm({
    formId: 'lbs-2-self',
    beside: parent,
    rater: { first_name: 'Imogen', last_name: 'Fernsby' },
  });
  const page = await open(`/cases/${parent.caseId}`);
  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  await dialog.getByRole('radiogroup', { name: 'Format' }).getByText('Combined', { exact: true }).click();
  const forms = dialog.getByRole('group', { name: 'Forms' }).getByRole('checkbox');
  expect(await forms.count()).toBe(3);
  for (const box of await forms.all()) if (!(await box.isChecked())) await box.press('Space');
  const firstPage = dialog.getByRole('region', { name: 'First page' });
  for (const name of ['Odile Fernsby', 'Grace Hill', 'Imogen Fernsby']) {
    await firstPage.getByText(name).first().waitFor();
  }
  await button(dialog, 'Make the report').click();
  await toast(page, 'The report “Combined” was made').waitFor();
  await reports(page).getByRole('link', { name: 'Combined' }).click();
  await page.getByRole('article').getByRole('columnheader', { name: 'A–B' }).first().waitFor();
  expect(await obstacles(page)).toEqual([]);
});

test('Progress of three times, and All Reports of the client with several in one archive, on a phone', async () => {
  const first = await scoredForm();
  await scoredForm({ beside: first });
  await scoredForm({ beside: first });
  await makeReport(first, SCORE);
  const page = await open(`/cases/${first.caseId}`, PHONE);
  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  await dialog.getByText('Progress', { exact: true }).click();
  const forms = dialog.getByRole('group', { name: 'Forms' }).getByRole('checkbox');
  for (const box of await forms.all()) if (!(await box.isChecked())) await box.press('Space');
  await dialog.getByRole('region', { name: 'First page' }).getByRole('heading').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await obstacles(page)).toEqual([]);
  await button(dialog, 'Make the report').click();
  await toast(page, 'The report “Progress” was made').waitFor();

  await page.goto(url(`/clients/${first.clientId}?tab=reports`));
  await reports(page).getByRole('link', { name: 'Progress' }).waitFor();
  for (const name of ['Select Progress', 'Select Score']) {
    await page.getByRole('checkbox', { name }).press('Space');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await obstacles(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, 'Download 2 selected').click();
  expect((await download).suggestedFilename()).toBe('reports.zip');
  expect(await namesIn(await download)).toEqual([
    expect.stringMatching(/^lmc-progress-[\d-]{10}\.pdf$/),
    expect.stringMatching(/^lmc-score-[\d-]{10}\.pdf$/),
  ]);
});

test.each(['second@demo.test', 'manager@demo.test'])(
  'for %s the report of a colleague is not there',
  async (email) => {
    const form = await scoredForm();
    const id = await makeReport(form, SCORE);
    const page = await open(`/cases/${form.caseId}/reports/${id}`, WIDE, demoAccount(email));
    await heading(page, 'Page not found').waitFor();
  },
);

/** A report that was made before reports were switched off. */
const keepReport = (hub: TestHub, { caseId, clientId, administrationId }: GivenForm) =>
  inLedger(hub.database, async (db) => {
    const account = await findDemoAccount(db);
    await insertReport({ db, ...account } as Scope, {
      caseId,
      clientId,
      outputFormat: SCORE,
      hasItems: false,
      input: {},
      document: sampleDocument,
      scores: [{ administrationId, version: 1 }],
      pdf: Buffer.from('%PDF-'),
    });
  });

test('with createReport off a report is read, and none is made', async () => {
  const hub = await startTestHub({ environment: { FEATURES: '-createReport' } });
  try {
    const form = await scoredForm({}, hub);
    const { page } = await take({ reducedMotion: 'reduce', ...WIDE });
    const origin = hub.environment.PUBLIC_URL ?? '';
    await signIn(page, origin, practitioner);
    await page.goto(`${origin}/cases/${form.caseId}`);
    await page.getByText('No report was made in this case.').waitFor();
    await keepReport(hub, form);
    await page.reload();
    await reports(page).getByRole('link', { name: 'Score' }).waitFor();
    expect(await button(page, 'Make a report').count()).toBe(0);
    await reports(page).getByRole('link', { name: 'Score' }).click();
    await page.getByRole('article').getByText(sampleDocument.title).waitFor();
  } finally {
    await hub.close();
  }
});

test('axe finds nothing in the dialog that makes a report, and in a report', async () => {
  const form = await scoredForm();
  const page = await open(`/cases/${form.caseId}`);
  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  await dialog.getByRole('region', { name: 'First page' }).getByText('Imogen Fernsby').first().waitFor();
  expect(await obstacles(page)).toEqual([]);
  await page.goto(url(`/cases/${form.caseId}/reports/${await makeReport(form, SCORE)}`));
  await page.getByRole('article').getByText('Imogen Fernsby').first().waitFor();
  expect(await obstacles(page)).toEqual([]);
});

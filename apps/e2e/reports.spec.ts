import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../server/test/form-hub.ts';
import { type GivenForm, giveForm } from '../server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../server/test/ledger.ts';
import { startTestHub, type TestHub } from '../server/test/test-hub.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount, signIn } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { obstacles } from './obstacles.ts';
import { preparePages } from './pages.ts';
import { button } from './room-journey.ts';
import { toast } from './session-journey.ts';

const practitioner = demoAccount('practitioner@demo.test');
const own = {} as { hub: TestHub };

// A hub of their own, in this process: forms are given and answered without a browser.
const { url, take } = preparePages({
  isShared: false,
  start: async () => {
    own.hub = await startTestHub();
    return { origin: own.hub.environment.PUBLIC_URL ?? '', stop: own.hub.close };
  },
});

/** A form of the mood check that was answered and scored. */
async function scoredForm(beside?: GivenForm): Promise<GivenForm> {
  const { hub } = own;
  const account = await findDemoAccount(hub.database.system);
  const form = await inLedger(hub.database, (db) =>
    giveForm(db, hub.secrets.formLinks, account, beside && { beside }),
  );
  const device = await openDevice(hub, form);
  await device.answerAll();
  await device.submit();
  return form;
}

async function open(path: string, options: Parameters<typeof take>[0] = WIDE, account = practitioner) {
  const { page } = await take({ reducedMotion: 'reduce', ...options });
  await signIn(page, url(), account);
  await page.goto(url(path));
  return page;
}

const reports = (page: Page) => page.getByRole('list', { name: 'Reports' }).getByRole('listitem');

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
  expect(await obstacles(page)).toEqual([]);
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
  // A browser without a window has no viewer: what it gets is what counts.
  expect((await shown).status()).toBe(200);
  expect((await shown).headers()['content-type']).toBe('application/pdf');
  await (await tab).close();

  await reports(page).getByRole('link', { name: 'Score' }).click();
  await heading(page, 'Score').waitFor();
  await page.getByRole('article').getByText('Imogen Fernsby').first().waitFor();
  expect(await obstacles(page)).toEqual([]);
});

test('Progress of three times, and All Reports of the client with several in one archive, on a phone', async () => {
  const first = await scoredForm();
  await scoredForm(first);
  await scoredForm(first);
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
  await page.getByRole('checkbox', { name: 'Select Progress' }).press('Space');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await obstacles(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await button(page, 'Download 1 selected').click();
  expect((await download).suggestedFilename()).toBe('reports.zip');
  await (await download).delete();
});

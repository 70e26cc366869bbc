import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDevice } from '../server/test/form-hub.ts';
import { type GivenForm, giveForm } from '../server/test/given-form.ts';
import { findDemoAccount, inLedger } from '../server/test/ledger.ts';
import { startTestHub, type TestHub } from '../server/test/test-hub.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount, signIn } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';
import { preparePages } from './pages.ts';
import { toast } from './session-journey.ts';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const own = {} as { hub: TestHub };

// A separate hub in this process, because forms are given and answered without a browser.
const { url, take } = preparePages({
  isShared: false,
  start: async () => {
    own.hub = await startTestHub();
    return { origin: own.hub.environment.PUBLIC_URL ?? '', stop: own.hub.close };
  },
});

/** A form of the mood check, and the device of its respondent. */
async function give(beside?: GivenForm) {
  const { hub } = own;
  const account = await findDemoAccount(hub.database.system);
  const form = await inLedger(hub.database, (db) =>
    giveForm(db, hub.secrets.formLinks, account, beside && { beside }),
  );
  return { form, device: await openDevice(hub, form) };
}

async function scored(beside?: GivenForm): Promise<GivenForm> {
  const { form, device } = await give(beside);
  await device.answerAll();
  await device.submit();
  return form;
}

async function open(
  path: string,
  options: Parameters<typeof take>[0] = WIDE,
  email = 'practitioner@demo.test',
) {
  const { page } = await take({ reducedMotion: 'reduce', ...options });
  await signIn(page, url(), demoAccount(email));
  await page.goto(url(path));
  return page;
}

const pointIn = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a practitioner watches a form come in, reads its profile by the keyboard and makes a report of it', async () => {
  const { form, device } = await give();
  await device.answerAll();
  const page = await open(`/cases/${form.caseId}/assessments/${form.administrationId}`);
  await page.getByText('In progress').waitFor();
  await device.submit();
  const table = page.getByRole('region', { name: 'Table of scores' });
  await table.waitFor({ timeout: 5000 });

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
  expect(await obstacles(page)).toEqual([]);

  await button(page, 'Make a report').click();
  const dialog = page.getByRole('dialog', { name: 'Make a report' });
  await dialog.getByRole('region', { name: 'First page' }).getByText('Imogen Fernsby').first().waitFor();
  await button(dialog, 'Cancel').click();
  await page.context().setOffline(true);
  await page.getByText('No connection').waitFor();
  await page.context().setOffline(false);
  await page.getByText('No connection').waitFor({ state: 'detached' });
});

test('Home tells of a result until it is opened, and progress is seen before it is a report, on a phone', async () => {
  const first = await scored();
  await scored(first);
  const page = await open('/cases', PHONE);
  const results = page.getByRole('list', { name: 'New results' }).getByRole('listitem');
  const count = await results.count().then(async () => {
    await results.first().waitFor();
    return results.count();
  });
  expect(await obstacles(page)).toEqual([]);
  await results.first().getByRole('link').click();
  await page.getByRole('region', { name: 'Table of scores' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.goBack();
  await results.nth(count - 1).waitFor({ state: 'detached' });

  await page.goto(url(`/clients/${first.clientId}?tab=reports`));
  await page.getByRole('link', { name: 'See progress' }).click();
  await heading(page, 'Progress').waitFor();
  const shown = page.getByRole('article').getByRole('heading', { name: /^Progress report/ });
  await shown.waitFor();
  await page.getByText('90%', { exact: true }).click();
  await page
    .getByText(/with 90% intervals/)
    .first()
    .waitFor();
  await page.reload();
  await page
    .getByText(/with 90% intervals/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Make this report').click();
  await toast(page, 'The report “Progress” was made').waitFor();
  await page.waitForURL(/\/reports\//);
});

test('the logo of a manager and the drawn signature of a practitioner stand in the next report', async () => {
  const form = await scored();
  const manager = await open('/my-org/settings', WIDE, 'manager@demo.test');
  await manager
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  await toast(manager, 'Logo saved').waitFor();
  expect(await obstacles(manager)).toEqual([]);

  const page = await open('/profile');
  await button(page, 'Add signature').click();
  const dialog = page.getByRole('dialog', { name: 'Your signature' });
  await dialog.getByRole('tab', { name: 'Draw' }).click();
  const pad = await dialog.getByRole('img', { name: 'An empty place to sign' }).boundingBox();
  if (!pad) throw new Error('there is a place to sign');
  await page.mouse.move(pad.x + 40, pad.y + 40);
  await page.mouse.down();
  await page.mouse.move(pad.x + 200, pad.y + 90, { steps: 5 });
  await page.mouse.up();
  expect(await obstacles(page)).toEqual([]);
  await button(dialog, 'Save signature').click();
  await toast(page, 'Signature saved').waitFor();

  await page.goto(url(`/cases/${form.caseId}`));
  await button(page, 'Make a report').click();
  const maker = page.getByRole('dialog', { name: 'Make a report' });
  await maker.getByText('Complete', { exact: true }).click();
  await button(maker, 'Make the report').click();
  await toast(page, 'The report “Complete” was made').waitFor();
  await page.getByRole('list', { name: 'Reports' }).getByRole('link', { name: 'Complete' }).click();
  const article = page.getByRole('article');
  await article.getByRole('img', { name: 'Lakeside Psychology Group' }).waitFor();
  await article.getByRole('img', { name: /^Signature of / }).waitFor();
  expect(await obstacles(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { GivenForm } from '../server/test/given-form.ts';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { button } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';
import { prepareScores } from './scores-journey.ts';
import { toast } from './session-journey.ts';
import { widthOf } from './width-of.ts';

const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const { url, open, give } = prepareScores();

async function scored(beside?: GivenForm): Promise<GivenForm> {
  const { form, device } = await give(beside);
  await device.answerAll();
  await device.submit();
  return form;
}

test('Home tells of a result until it is opened, and progress is seen before it is a report, on a phone', async () => {
  const first = await scored();
  await scored(first);
  const page = await open('/cases', PHONE);
  const results = page.getByRole('list', { name: 'New results' }).getByRole('listitem');
  await results.first().waitFor();
  const count = await results.count();
  await results.first().getByRole('link').click();
  await page.getByRole('region', { name: 'Table of scores' }).waitFor();
  await page
    .getByText(/Not for clinical use/)
    .first()
    .waitFor();
  await page.getByText('Female', { exact: true }).click();
  await page.getByText('This is a view with female norms, not a new version.').waitFor();
  expect(await widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
  await page.goBack();
  await results.nth(count - 1).waitFor({ state: 'detached' });

  await page.goto(url(`/clients/${first.clientId}?tab=reports`));
  await page.getByRole('link', { name: 'See progress' }).click();
  await heading(page, 'Progress').waitFor();
  const shown = page.getByRole('article').getByRole('heading', { name: /^Progress report/ });
  await shown.waitFor();
  await page.getByText('90%', { exact: true }).click();
  const narrower = page.getByText(/with 90% intervals/).first();
  await narrower.waitFor();
  await page.reload();
  await narrower.waitFor();
  expect(await widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Make this report').click();
  await toast(page, 'The report “Progress” was made').waitFor();
  await page.waitForURL(/\/reports\//);
});

test('the logo of a manager and the drawn signature of a practitioner stand in the next report', async () => {
  const form = await scored();
  const manager = await open('/my-org/settings', WIDE, demoAccount('manager@demo.test'));
  await manager
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  await toast(manager, 'Logo saved').waitFor();

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
});

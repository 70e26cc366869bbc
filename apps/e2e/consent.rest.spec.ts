import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { button, prepareInPerson } from './in-person-journey.ts';
import { obstacles } from './obstacles.ts';
import { widthOf } from './width-of.ts';

const { openCase } = prepareInPerson();

async function choose(page: Page, label: string, option: string | RegExp) {
  await button(page, new RegExp(label)).click();
  await page.getByRole('option', { name: option }).click();
}

test('on a phone consent is missed and recorded, and axe finds nothing', async () => {
  const { page, lastName } = await openCase([], PHONE);
  await button(page, 'Add assessments').click();
  const missing = page.getByText('No consent to assessments is recorded in this case.');
  await missing.waitFor();
  expect(await obstacles(page)).toEqual([]);
  await button(page, 'Record consent').click();
  const dialog = page.getByRole('dialog', { name: 'Record consent' });
  await choose(page, 'Who gave it', new RegExp(`Odo ${lastName}`));
  await choose(page, 'With what authority', 'As a parent');
  expect(await widthOf(page)).toBe(PHONE.viewport.width);
  expect(await obstacles(page)).toEqual([]);
  await button(dialog, 'Record consent').click();
  await dialog.waitFor({ state: 'detached' });
  await missing.waitFor({ state: 'detached' });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './client-journey.ts';
import { demoAccount } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import { button, cropArea, prepareProfilePictures, redAndBlue, shownIn } from './profile-picture-journey.ts';
import { toast } from './session-journey.ts';

const { openProfile } = prepareProfilePictures();
const school = demoAccount('school@demo.test', 'profile-picture');

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Your picture' });

test('on a phone a picture is dragged, and one that could not be saved is kept and sent again', async () => {
  const page = await openProfile(school, { ...PHONE, colorScheme: 'dark' });
  expect(await obstacles(page, { within: 'main' })).toEqual([]);
  await button(page, 'Add picture').click();
  const dialog = dialogOf(page);
  const files = dialog.locator('input[type="file"]');
  await files.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await dialog.getByText('Choose a PNG, JPEG, or WebP file').first().waitFor();
  await files.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await dialog.getByText('This file could not be read as a picture').first().waitFor();
  expect(await obstacles(page)).toEqual([]);
  await files.setInputFiles(await redAndBlue(page));
  await cropArea(page).waitFor();
  expect(await obstacles(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.viewport.width);

  const box = await cropArea(page).boundingBox();
  if (!box) throw new Error('the picture is not shown');
  await page.mouse.move(box.x + box.width - 20, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 40, { steps: 4 });
  await page.mouse.up();

  const offline = (route: { abort: () => Promise<void> }) => route.abort();
  await page.route('**/profile-picture', offline);
  await button(dialog, 'Save picture').click();
  await dialog.getByText('Check your connection, or try again in a moment.').waitFor();
  expect(await obstacles(page)).toEqual([]);
  await page.unroute('**/profile-picture', offline);
  await button(dialog, 'Try again').click();
  await toast(page, 'Picture saved').waitFor();
  await expect.poll(() => shownIn(page.getByRole('main'))).toEqual([256, 'blue', 'blue']);
});

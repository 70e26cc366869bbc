import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, WIDE } from './client-journey.ts';
import { demoAccount, profileButton } from './demo-sign-in.ts';
import { obstacles } from './obstacles.ts';
import {
  button,
  cropArea,
  prepareProfilePictures,
  redAndBlue,
  shownIn,
  title,
} from './profile-picture-journey.ts';
import { toast } from './session-journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { openProfile } = prepareProfilePictures();
const school = demoAccount('school@demo.test', 'profile-picture');
const second = demoAccount('second@demo.test', 'profile-picture');

const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' });

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

test('a picture is chosen, cropped, saved and removed by keyboard alone', async () => {
  const page = await openProfile(second, WIDE);
  await tabTo(page, button(page, 'Add picture'));
  await page.keyboard.press('Enter');
  await getsFocus(button(page, 'Choose a file'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await redAndBlue(page));
  await getsFocus(cropArea(page));
  for (let n = 0; n < 12; n += 1) await page.keyboard.press('ArrowRight');
  await page.getByText(/^The middle is 25% from the left and 50% from the top/).waitFor();
  await tabTo(page, zoom(page));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => zoom(page).getAttribute('aria-valuetext')).toBe('110%');
  await tabTo(page, button(page, 'Save picture'));
  await page.keyboard.press('Enter');
  await toast(page, 'Picture saved').waitFor();
  await getsFocus(button(page, 'Change picture'));
  await expect.poll(() => shownIn(page.getByRole('main'))).toEqual([256, 'red', 'red']);
  await expect.poll(() => shownIn(profileButton(page, second))).toEqual([64, 'red', 'red']);

  await page.reload();
  await expect.poll(() => shownIn(profileButton(page, second))).toEqual([64, 'red', 'red']);
  await tabTo(page, button(page, 'Remove picture'));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remove your picture?' });
  await getsFocus(button(question, 'Cancel'));
  await tabTo(page, button(question, 'Remove picture'));
  await page.keyboard.press('Enter');
  await toast(page, 'Picture removed').waitFor();
  await getsFocus(title(page));
  expect(await page.locator('img').count()).toBe(0);
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { WIDE } from './client-journey.ts';
import { demoAccount, profileButton } from './demo-sign-in.ts';
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
const second = demoAccount('second@demo.test', 'profile-picture');

const zoom = (page: Page) => page.getByRole('slider', { name: 'Zoom' });

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

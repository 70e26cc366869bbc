import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { profileButton } from './demo-sign-in.ts';
import { logInAndOut, menu, practitioner } from './frame-journey.ts';
import { prepareJourneys } from './journey.ts';

const { url, openPage, openPageOf } = prepareJourneys();

test('a practitioner logs in and, when asked, out again on a phone', async () => {
  await logInAndOut(await openPage({ viewport: { width: 360, height: 740 }, hasTouch: true }), url);
});

test('the theme is chosen in the profile menu or on the profile page, and kept over a reload', async () => {
  const page = await openPageOf(practitioner, { colorScheme: 'light' });
  await page.goto(url('/profile'));
  await expect.poll(() => isDark(page)).toBe(false);
  await chooseTheme(page, 'Dark');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.reload();
  await profileButton(page, practitioner).waitFor();
  await expect.poll(() => isDark(page), { message: 'after a reload' }).toBe(true);
  await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);

  await chooseTheme(page, 'Like the system');
  await expect.poll(() => isDark(page), { message: 'like a light system' }).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isDark(page), { message: 'like a dark system' }).toBe(true);
  // The choice on the profile page is the same setting.
  await page.getByRole('main').getByText('Light', { exact: true }).click();
  await expect.poll(() => isDark(page), { message: 'light on a dark system' }).toBe(false);
});

async function chooseTheme(page: Page, name: string) {
  await profileButton(page, practitioner).click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'detached' });
}

const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red + green + blue < 3 * 128;
  });

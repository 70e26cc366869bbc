import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askToLogOut, demoAccount, loginButton, profileButton, submitCredentials } from './demo-sign-in.ts';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const practitioner = demoAccount('practitioner@demo.test');
const manager = demoAccount('manager@demo.test');
const individual = demoAccount('individual@demo.test');
const { url, openPage, openPageOf } = prepareJourneys();

const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('menu', { name: 'Account' });

const screens = {
  'on a wide screen': { viewport: { width: 1280, height: 800 } },
  'on a phone': { viewport: { width: 360, height: 740 }, hasTouch: true },
};

test.each(Object.entries(screens))(
  'a practitioner logs in and, when asked, out again %s',
  async (_, options) => {
    const page = await openPage(options);
    await page.goto(url());
    await page.waitForURL(url('/landing'));
    await heading(page, 'Evaluation Hub').waitFor();
    await header(page).getByRole('link', { name: 'Evaluation System' }).waitFor();
    await header(page).getByRole('link', { name: 'Help' }).waitFor();
    await loginButton(page).click();
    await heading(page, 'Sign in').waitFor();
    await submitCredentials(page, practitioner);

    await page.waitForURL(url('/cases'));
    await heading(page, 'Home').waitFor();
    await header(page).getByText('Lakeside Psychology Group').waitFor();
    await header(page).getByRole('link', { name: 'Help' }).waitFor();
    expect(await loginButton(page).count()).toBe(0);

    const question = await askToLogOut(page, practitioner);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.waitForURL(url('/landing'));
    await loginButton(page).waitFor();
    expect(await profileButton(page, practitioner).count()).toBe(0);
  },
);

test('logging in and out takes the keyboard alone', async () => {
  const page = await openPage();
  await page.goto(url());
  await tabTo(page, loginButton(page));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(practitioner.email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(practitioner.password);
  await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
  await page.keyboard.press('Space');

  await tabTo(page, profileButton(page, practitioner));
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('menuitem', { name: 'Account Information' }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('button', { name: 'Cancel' }));
  await tabTo(page, page.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await page.waitForURL(url('/landing'));
  await loginButton(page).waitFor();
});

test.each(['Cancel', 'Escape'])(
  '%s at the question keeps the session and gives the focus back',
  async (way) => {
    const page = await openPageOf(practitioner);
    await page.goto(url('/profile'));
    const question = await askToLogOut(page, practitioner);
    if (way === 'Cancel') await question.getByRole('button', { name: 'Cancel' }).click();
    else await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await getsFocus(profileButton(page, practitioner));
    await page.reload();
    await profileButton(page, practitioner).waitFor();
  },
);

test.each([
  ['a practitioner', practitioner, ['Lakeside Psychology Group', 'Practitioner']],
  ['a manager', manager, ['Lakeside Psychology Group', 'Organization Manager']],
  ['someone who works alone', individual, []],
])('the profile menu of %s says who it is', async (_, account, facts) => {
  const page = await openPageOf(account);
  await page.goto(url('/support'));
  await profileButton(page, account).click();
  const lines = (await menu(page).innerText()).split(/\s*\n\s*/);
  expect(lines.slice(0, lines.indexOf('Account Information'))).toEqual([...facts, account.email]);
  const organization = header(page).getByText('Lakeside Psychology Group');
  await expect
    .poll(() => organization.count(), { message: 'the organization in the header' })
    .toBe(facts.length > 0 ? 1 : 0);

  await page.getByRole('menuitem', { name: 'Account Information' }).click();
  await page.waitForURL(url('/profile'));
  await heading(page, 'Account information').waitFor();
});

test('the profile menu closes on a click or a touch beside it, and on Escape', async () => {
  const page = await openPageOf(practitioner, { hasTouch: true });
  await page.goto(url('/profile'));
  const ways = [
    () => page.mouse.click(20, 400),
    () => page.touchscreen.tap(20, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await profileButton(page, practitioner).click();
    await menu(page).waitFor();
    await close();
    await menu(page).waitFor({ state: 'detached' });
  }
  await getsFocus(profileButton(page, practitioner));
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

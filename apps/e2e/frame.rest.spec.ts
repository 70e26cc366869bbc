import { test } from 'vitest';
import { askToLogOut, demoAccount, loginButton, profileButton } from './demo-sign-in.ts';
import { logInAndOut, menu, practitioner, readProfileMenu } from './frame-journey.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const individual = demoAccount('individual@demo.test');
const { url, openPage, openPageOf } = prepareJourneys();

test('a practitioner logs in and, when asked, out again on a wide screen', async () => {
  await logInAndOut(await openPage({ viewport: { width: 1280, height: 800 } }), url);
});

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
  ['someone who works alone', individual, []],
])('the profile menu of %s says who it is', async (_, account, facts) => {
  await readProfileMenu(await openPageOf(account), url, account, facts);
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

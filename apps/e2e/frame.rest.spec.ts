import { test } from 'vitest';
import { askToLogOut, demoAccount, loginButton, profileButton } from './demo-sign-in.ts';
import { menu, practitioner, readProfileMenu } from './frame-journey.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const individual = demoAccount('individual@demo.test');
const manager = demoAccount('manager@demo.test');
const { url, openPage, openPageOf } = prepareJourneys();

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

test('the profile menu says who it is, and closes on a click or a touch beside it, and on Escape', async () => {
  await readProfileMenu(await openPageOf(individual), url, individual, []);
  const page = await openPageOf(manager, { hasTouch: true });
  await readProfileMenu(page, url, manager, ['Lakeside Psychology Group', 'Organization Manager']);
  const ways = [
    () => page.mouse.click(20, 400),
    () => page.touchscreen.tap(20, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await profileButton(page, manager).click();
    await menu(page).waitFor();
    await close();
    await menu(page).waitFor({ state: 'detached' });
  }
  await getsFocus(profileButton(page, manager));

  const question = await askToLogOut(page, manager);
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  await getsFocus(profileButton(page, manager));
  await page.reload();
  await profileButton(page, manager).waitFor();
});

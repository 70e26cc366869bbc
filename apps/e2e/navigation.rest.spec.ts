import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openPage } = prepareJourneys();

const CONSENT = 'Do Not Sell or Share My Personal Information';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const selectedTab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();
test('the footer names the year, the owner and its site', async () => {
  const page = await openPage();
  await page.context().route('https://www.example.com/**', (route) => route.fulfill({ body: 'the site' }));
  await page.goto(url());
  await heading(page, 'Evaluation Hub').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor();
  expect(await page.getByRole('link', { name: 'Create an account' }).count(), 'nobody may register').toBe(0);
  const footer = page.getByRole('contentinfo');
  await footer.getByText(`© ${new Date().getFullYear()} Larkfield Assessments`).waitFor();
  await footer.getByText('All Rights Reserved. Confidential.').waitFor();
  const opened = page.context().waitForEvent('page');
  await footerLink(page, 'Larkfield Assessments').click();
  await (await opened).waitForURL('https://www.example.com/');
});

test('the support page opens the tab of its address, or else the first; at the terms of use there is no consent link', async () => {
  const page = await openPage();
  const tabs = { '?tab=2': 'Privacy Policy', '/?tab=3&from=mail': 'Terms of Use', '?tab=4': 'Support' };
  for (const [search, tab] of Object.entries(tabs)) {
    await page.goto(url(`/support${search}`));
    await selectedTab(page, tab);
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await expect
      .poll(() => footerLink(page, CONSENT).isVisible(), { message: tab })
      .toBe(tab !== 'Terms of Use');
  }
  await footerLink(page, 'Terms of Use').click();
  await heading(page, 'Terms of Use').waitFor();
  await expect.poll(() => footerLink(page, CONSENT).isVisible()).toBe(false);
});

test('keys go to the tab that was meant; choosing a tab changes the address, and back goes back', async () => {
  const page = await openPage();
  await page.goto(url('/support'));
  await tabTo(page, page.getByRole('tab', { name: 'Support' }));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(url('/support?tab=2'));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(url('/support?tab=3'));
  await getsFocus(page.getByRole('tab', { name: 'Terms of Use' }));
  await page.keyboard.press('Home');
  await page.waitForURL(url('/support?tab=1'));
  await page.evaluate(async () => {
    for (const key of ['ArrowRight', 'Home']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // The focus moves at once; the page is rendered only after this task.
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
    }
  });
  await page.waitForURL(url('/support?tab=1'));
  await selectedTab(page, 'Support');

  await page.getByRole('tab', { name: 'Terms of Use' }).click();
  await page.waitForURL(url('/support?tab=3'));
  await footerLink(page, CONSENT).waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Support' }).click();
  await page.waitForURL(url('/support?tab=1'));
  await page.goBack();
  await selectedTab(page, 'Terms of Use');
  await page.goBack();
  await selectedTab(page, 'Support');
  expect(page.url()).toBe(url('/support?tab=1'));
});

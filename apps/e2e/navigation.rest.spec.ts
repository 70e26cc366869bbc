import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openPage } = prepareJourneys();

const CONSENT = 'Do Not Sell or Share My Personal Information';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });

test('the footer names the year, the owner and its site', async () => {
  const page = await openPage();
  await page.context().route('https://www.example.com/**', (route) => route.fulfill({ body: 'the site' }));
  await page.goto(url('/landing'));
  const footer = page.getByRole('contentinfo');
  await footer.getByText(`© ${new Date().getFullYear()} Larkfield Assessments`).waitFor();
  await footer.getByText('All Rights Reserved. Confidential.').waitFor();
  const opened = page.context().waitForEvent('page');
  await footerLink(page, 'Larkfield Assessments').click();
  await (await opened).waitForURL('https://www.example.com/');
});

test('the consent link is everywhere but at the terms of use', async () => {
  const page = await openPage();
  const shown = {
    '/landing': true,
    '/login': true,
    '/privacy-policy': true,
    '/support': true,
    '/support?tab=2': true,
    '/support?tab=3': false,
    '/support/?tab=3': false,
    '/support?tab=3&from=mail': false,
    '/terms-of-use': false,
    '/terms-of-use/': false,
  };
  const seen: Record<string, boolean> = {};
  for (const path of Object.keys(shown)) {
    await page.goto(url(path));
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    seen[path] = await footerLink(page, CONSENT).isVisible();
  }
  expect(seen).toEqual(shown);
});

const selectedTab = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();

test('the support page opens the tab that its address names, or else the first', async () => {
  const page = await openPage();
  const tabs = {
    '?tab=1': 'Support',
    '?tab=2': 'Privacy Policy',
    '?tab=3': 'Terms of Use',
    '': 'Support',
    '?tab=0': 'Support',
    '?tab=4': 'Support',
    '?tab=terms': 'Support',
  };
  for (const [search, tab] of Object.entries(tabs)) {
    await page.goto(url(`/support${search}`));
    await selectedTab(page, tab);
    await page.getByRole('tabpanel', { name: tab }).waitFor();
  }
});

test('choosing a tab changes the address, and back goes back', async () => {
  const page = await openPage();
  await page.goto(url('/support'));
  await page.getByRole('tab', { name: 'Terms of Use' }).click();
  await page.waitForURL(url('/support?tab=3'));
  await footerLink(page, CONSENT).waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Support' }).click();
  await page.waitForURL(url('/support?tab=1'));
  await page.goBack();
  await selectedTab(page, 'Terms of Use');
  await page.goBack();
  await selectedTab(page, 'Support');
  expect(page.url()).toBe(url('/support'));
});

test('the arrow keys go from tab to tab', async () => {
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
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus, tabTo } from './tab-to.ts';

const { url, openPage } = prepareJourneys();

const CONSENT = 'Do Not Sell or Share My Personal Information';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

test('a new page begins at its top and has the focus in its content, also on the way back', async () => {
  const page = await openPage();
  await page.goto(url('/privacy-policy'));
  await footerLink(page, 'Terms of Use').click();
  await heading(page, 'Terms of Use').waitFor();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await getsFocus(page.getByRole('main'));

  await footerLink(page, 'Terms of Use').scrollIntoViewIfNeeded();
  await page.goBack();
  await heading(page, 'Privacy Policy').waitFor();
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await getsFocus(page.getByRole('main'));
});

test('the first stop of the keyboard skips to the content', async () => {
  const page = await openPage();
  await page.goto(url('/support'));
  await heading(page, 'Support').waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await getsFocus(skip);
  await expect.poll(() => skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('main'));
  await page.keyboard.press('Tab');
  await getsFocus(page.getByRole('tab', { name: 'Support' }));
});

test('whoever opens the start page begins at the top of the page, not behind its header', async () => {
  const page = await openPage();
  await page.goto(url());
  await heading(page, 'Evaluation Hub').waitFor();
  await page.keyboard.press('Tab');
  await getsFocus(page.getByRole('link', { name: 'Skip to content' }));
});

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

test('the consent link leads to its section, each time', async () => {
  const page = await openPage();
  await page.goto(url('/landing'));
  await footerLink(page, CONSENT).click();
  const section = page.getByRole('heading', { level: 2, name: CONSENT });
  await expect.poll(() => isInView(section)).toBe(true);
  await footerLink(page, CONSENT).click();
  await expect.poll(() => isInView(section), { message: 'from the same page' }).toBe(true);
  await page.reload();
  await expect.poll(() => isInView(section), { message: 'after a reload' }).toBe(true);
});

const isInView = (target: Locator) =>
  target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
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

test('keys that come faster than the page is drawn go to the last tab that was meant', async () => {
  const page = await openPage();
  await page.goto(url('/support'));
  await tabTo(page, page.getByRole('tab', { name: 'Support' }));
  await page.evaluate(async () => {
    for (const key of ['ArrowRight', 'Home']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      // The focus moves at once; the page is rendered only after this task.
      for (let step = 0; step < 10; step += 1) await Promise.resolve();
    }
  });
  await page.waitForURL(url('/support?tab=1'));
  await selectedTab(page, 'Support');
});

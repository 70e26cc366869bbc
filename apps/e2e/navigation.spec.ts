import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from './heading.ts';
import { prepareJourneys } from './journey.ts';
import { getsFocus } from './tab-to.ts';

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

test('whoever opens the start page begins at its top; the first stop of the keyboard skips to the content', async () => {
  const page = await openPage();
  await page.goto(url());
  await heading(page, 'Evaluation Hub').waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await getsFocus(skip);
  await expect.poll(() => skip.evaluate((link) => getComputedStyle(link).clipPath)).toBe('none');
  await page.keyboard.press('Enter');
  await getsFocus(page.getByRole('main'));
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

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { heading } from '../heading.ts';
import { obstacles } from '../obstacles.ts';
import { preparePieces } from './piece.ts';

const { url, openPage } = preparePieces();

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true };
const FINGER = 44;
/** More Tab stops than the whole gallery has. */
const MAX_STOPS = 500;

type Options = Parameters<typeof openPage>[0];

/** The gallery with every piece rendered, also those that are loaded later. */
async function openGallery(options: Options) {
  const page = await openPage({ reducedMotion: 'reduce', ...options });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url('/dev/ui'));
  await heading(page, 'Interface').waitFor();
  await page.getByRole('group', { name: 'Case note' }).getByRole('textbox').waitFor();
  await page.getByRole('region', { name: 'Data table', exact: true }).getByText('1–12 of 60').waitFor();
  return { page, complaints };
}

test('axe finds nothing in the gallery, the Tab key reaches every piece and shows where the focus is, and each has a page of its own', async () => {
  const { page, complaints } = await openGallery(WIDE);
  const { unreached, unseen } = await walkByTab(page);
  expect(unreached).toEqual([]);
  expect(unseen).toEqual([]);
  expect(await obstacles(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), 'dark').toEqual([]);

  const titles = await page.getByRole('navigation', { name: 'Pieces' }).getByRole('link').allInnerTexts();
  const shown = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(40);
  expect(titles.filter((title) => !shown.includes(title))).toEqual([]);
  const links = titles.map((title) => page.getByRole('link', { name: title, exact: true }).nth(1));
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(titles.length);

  await page.getByRole('heading', { name: 'Avatar' }).getByRole('link').click();
  await heading(page, 'Avatar').waitFor();
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Interface' }).click();
  await heading(page, 'Interface').waitFor();
  await page.goto(url('/dev/ui/no-such-piece'));
  await heading(page, 'Page not found').waitFor();
  expect(complaints).toEqual([]);
});

test('on a phone axe finds nothing, nothing is wider than the window, and what is pressed is as high as a finger', async () => {
  const { page } = await openGallery(PHONE);
  expect(await obstacles(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(PHONE.viewport.width);
  expect(await lowTargets(page)).toEqual([]);
});

const lowTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main :is(button, [role=tab], textarea, input:not([type=hidden], [type=file]))',
    );
    const targetOf = (control: HTMLElement) => {
      if (control instanceof HTMLButtonElement) return control;
      return control.closest('label') ?? control.parentElement ?? control;
    };
    return [...controls]
      .filter((control) => control.checkVisibility())
      .map(targetOf)
      .filter((target) => Math.round(target.getBoundingClientRect().height) < least)
      .map((target) => `${target.getBoundingClientRect().height} px: ${target.outerHTML.slice(0, 160)}`);
  }, FINGER);

/** A group in which the arrow keys move is one stop. */
const ONE_STOP = '[role=toolbar], [role=radiogroup], [contenteditable]';

async function walkByTab(page: Page) {
  await page.evaluate((oneStop) => {
    const stops = 'a[href], button, input, textarea, [tabindex="0"], [contenteditable=true]';
    for (const element of document.querySelectorAll<HTMLElement>(stops)) {
      const isStop = element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility();
      if (isStop) (element.closest<HTMLElement>(oneStop) ?? element).dataset.stop = 'unreached';
    }
  }, ONE_STOP);
  const unseen: string[] = [];
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(reach, ONE_STOP);
    if (focused === 'the page') break;
    if (focused) unseen.push(focused);
  }
  const unreached = await page.evaluate(() =>
    [...document.querySelectorAll('[data-stop=unreached]')].map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
  return { unreached, unseen };
}

/**
 * Marks the stop as reached, and names the element when neither it nor anything around it shows the focus.
 */
function reach(oneStop: string) {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return 'the page';
  (element.closest<HTMLElement>(oneStop) ?? element).dataset.stop = 'reached';
  const around: Element[] = [...(element.closest('label')?.children ?? [])];
  for (let part: Element | null = element; part && part.tagName !== 'SECTION'; part = part.parentElement) {
    around.push(part);
  }
  const isSeen = around.some((part) => getComputedStyle(part).outlineStyle !== 'none');
  return isSeen ? '' : element.outerHTML.slice(0, 160);
}

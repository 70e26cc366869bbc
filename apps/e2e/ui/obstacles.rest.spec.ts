import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fakeHub } from '../../respondent/test/fake-hub.ts';
import { heading } from '../heading.ts';
import { obstacles } from '../obstacles.ts';
import { field, form } from './contact-form.ts';
import {
  goToReview,
  other,
  PHONE,
  button as pageButton,
  prepareLiveForms,
  WIDE,
} from './live-form-journey.ts';
import { preparePieces } from './piece.ts';
import { preparePreviews, radio } from './respondent-form-journey.ts';

const FINGER = 44;
const { url, openPage, openPiece, mountPiece } = preparePieces();
const { openDevice, openForm: openLiveForm } = prepareLiveForms();
const { openForm, openFirstQuestion, openReview } = preparePreviews();

/** A page, and the part of it that is checked when that is not the whole. */
type State = { page: Page; within?: string };

const openMenu = (title: string, role: 'button' | 'combobox', name: RegExp) => async (): Promise<State> => {
  const { page, piece } = await openPiece(title, { reducedMotion: 'reduce' });
  await piece.getByRole(role, { name }).click();
  await page.getByRole('listbox').waitFor();
  return { page, within: '[role=listbox]' };
};

const openList = (options: BrowserContextOptions) => async (): Promise<State> => {
  const { page, piece } = await openPiece('Data table', { ...options, reducedMotion: 'reduce' });
  await piece.getByText('1–12 of 60').waitFor();
  await piece
    .locator('label')
    .filter({ has: page.getByRole('checkbox', { name: 'Select Ava Brown', exact: true }) })
    .click();
  // A row that is half under the bar is too small a target until the page is scrolled.
  await piece.getByRole('region', { name: 'Selection' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  return { page };
};

const states: Record<string, () => Promise<State>> = {
  'the open menu of a Select': openMenu('Select', 'button', / Grade$/),
  'the open menu of a Select with checkboxes': openMenu(
    'Select with checkboxes',
    'button',
    / Practitioners$/,
  ),
  'the open menu of a Searchable dropdown': openMenu('Searchable dropdown', 'combobox', /^School$/),
  'a list in a wide window': openList({ viewport: { width: 1440, height: 900 } }),
  'a list on a phone': openList(PHONE),
  'the open calendar': async () => {
    const { page, piece } = await openPiece('Date input', { reducedMotion: 'reduce' });
    await piece.getByRole('button', { name: 'Open calendar for Evaluation date', exact: true }).click();
    await page.getByRole('dialog', { name: 'Calendar for Evaluation date' }).getByRole('grid').waitFor();
    return { page, within: '[role=dialog]' };
  },
  'the page for a code with an error': async () => {
    const page = await openCodePage();
    await page.getByRole('textbox', { name: 'Enter your code' }).fill('H4KM-7TCW');
    await page.getByRole('button', { name: 'Open the form' }).click();
    await page.getByText(/Check your connection/).waitFor();
    return { page };
  },
  'a form with errors': async () => {
    const { page } = await openPiece('Form', { viewport: { width: 1280, height: 900 } });
    await form(page).waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await field(page, 'First name').focus();
    await page.keyboard.press('Enter');
    await form(page).getByText('This field is required').first().waitFor();
    await form(page).getByRole('toolbar').waitFor();
    return { page };
  },
  'a form that is over': async () => {
    const hub = fakeHub();
    hub.end('withdrawn');
    const page = await (await openDevice(hub)).openPage();
    await heading(page, 'This form is no longer needed').waitFor();
    return { page };
  },
  'the question why one declines': async () => {
    const { page } = await openLiveForm(fakeHub());
    await pageButton(page, 'I do not want to answer').click();
    const dialog = page.getByRole('dialog', { name: 'I do not want to answer' });
    await dialog.getByText('This is not for me').click();
    await dialog.getByRole('textbox', { name: 'A word why, if you like' }).fill('Wrong class');
    return { page };
  },
  'a list of several forms': async () => {
    const page = await (await openDevice(fakeHub({ others: [other] }))).openPage();
    await heading(page, 'Your forms').waitFor();
    return { page };
  },
  'a device that is given back': async () => {
    const { page } = await openLiveForm(fakeHub({ isHandedOver: true }));
    await goToReview(page);
    await pageButton(page, 'Finish').click();
    await page.getByRole('heading', { name: 'Please give the device back' }).waitFor();
    return { page };
  },
};

/** Where no call gets an answer. */
async function openCodePage() {
  const page = await openPage({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });
  await page.route('**/core/api/assessment/**', (route) =>
    route.request().url().endsWith('/code') ? route.abort() : route.fulfill({ status: 401, json: {} }),
  );
  await page.goto(url('/assessment'));
  return page;
}

test.each(Object.entries(states))('%s can be used by everyone', async (_, open) => {
  const { page, within = 'html' } = await open();
  expect(await obstacles(page, { within }), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { within, rules: 'about colour' }), 'dark').toEqual([]);
});

const screens = {
  welcome: openForm,
  question: openFirstQuestion,
  review: openReview,
  page: async (options?: BrowserContextOptions) => {
    const page = await openFirstQuestion(options);
    await pageButton(page, 'Display').click();
    await radio(page, 'A page at a time').check();
    return page;
  },
};

test.each([
  ['welcome', PHONE],
  ['question', PHONE],
  ['review', PHONE],
  ['page', WIDE],
] as const)('axe finds nothing at the %s, in either theme', async (screen, options) => {
  const page = await screens[screen](options);
  expect(await obstacles(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), 'dark').toEqual([]);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBe(options.viewport.width);
  if (options === PHONE) expect(await lowTargets(page)).toEqual([]);
});

const lowTargets = (page: Page) =>
  page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'button, select, summary, label:has(input), input, textarea',
    );
    return [...controls]
      .filter((control) => control.checkVisibility() && !control.closest('label > *'))
      .filter((control) => Math.round(control.getBoundingClientRect().height) < least)
      .map((control) => control.outerHTML.slice(0, 160));
  }, FINGER);

const bigText = (context: BrowserContext) =>
  context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );

test.each(['en', 'ar'])('axe finds nothing on a phone with text twice as large, in %s', async (language) => {
  const hub = fakeHub({ others: [other] });
  hub.speak(language);
  const device = await openDevice(hub, PHONE);
  await bigText(device.context);
  const page = await device.openPage();
  await page.getByRole('list').waitFor();
  expect(await obstacles(page), 'list').toEqual([]);
  expect(await tooWide(page), 'list').toBe(0);
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.locator('main button').last().waitFor();
  expect(await obstacles(page), 'welcome').toEqual([]);
  expect(await tooWide(page), 'welcome').toBe(0);
  await page.locator('main button').last().click();
  await page.locator('button[type=submit]').click();
  await device.goOffline();
  await page.keyboard.press('1');
  await page.getByRole('radiogroup').waitFor();
  expect(await obstacles(page), 'question').toEqual([]);
  expect(await tooWide(page), 'question').toBe(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await obstacles(page, { rules: 'about colour' }), 'dark').toEqual([]);
});

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the field and its dropdown can be used by everyone', async () => {
  const page = await openPage();
  const piece = await mountPiece(page, 'Rich text');
  const note = piece.getByRole('group', { name: 'Case note' });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await piece.getByRole('textbox', { name: 'Closed note' }).waitFor();
  expect(await obstacles(page, { within: '#rich-text' }), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const inDark = await obstacles(page, { within: '#rich-text', rules: 'about colour' });
  expect(inDark, 'dark').toEqual([]);

  await note.getByRole('textbox').click();
  await note.getByRole('button', { name: 'Link', exact: true }).click();
  await page.getByRole('dialog', { name: 'Link' }).waitFor();
  expect(await obstacles(page, { within: '[role="dialog"]' }), 'the dropdown').toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 320, height: 640 });
  const sticksOut = await piece.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(sticksOut, 'scrolled sideways on a small phone').toBe(false);
});

import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const MENU_HEIGHT = 280;

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

const chosen = (page: Page) => page.getByRole('option', { selected: true }).allInnerTexts();

const closed = (page: Page) => page.getByRole('listbox').waitFor({ state: 'detached' });

/** The field shows its own text and reads its label out after it. */
const button = (piece: Locator, label: string) =>
  piece.getByRole('button', { name: new RegExp(` ${label}$`) });

describe('a select', () => {
  test('shows the option that was chosen, and its first entry takes the choice back', async () => {
    const { page, piece } = await openPiece('Select');
    const hand = button(piece, 'Handedness');
    await expect.poll(() => hand.innerText()).toBe('Select an option');
    await hand.click();
    await option(page, 'Left').click();
    await closed(page);
    await expect.poll(() => hand.innerText()).toBe('Left');
    await hand.click();
    await expect.poll(() => chosen(page)).toEqual(['Left']);
    await option(page, 'Select an option').click();
    await closed(page);
    await expect.poll(() => hand.innerText()).toBe('Select an option');
  });

  test('has a menu of at most 280 pixels that shows the chosen option', async () => {
    const { page, piece } = await openPiece('Select');
    await button(piece, 'Grade').click();
    const list = page.getByRole('listbox');
    await list.waitFor();
    const outside = await list.evaluate((element) => element.parentElement?.offsetHeight);
    expect(outside).toBeLessThanOrEqual(MENU_HEIGHT);
    await expect
      .poll(() => list.evaluate((element) => element.scrollHeight > element.clientHeight))
      .toBe(true);
    const [around, inside] = [await list.boundingBox(), await option(page, '4th').boundingBox()];
    expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(
      (around?.y ?? 0) + (around?.height ?? 0),
    );
  });

  test('is used by keyboard alone, with the first letters too', async () => {
    const { page, piece } = await openPiece('Select');
    const relationship = button(piece, 'Relationship to client');
    await relationship.focus();
    await page.keyboard.press('g');
    await expect.poll(() => relationship.innerText()).toContain('Guardian');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await getsFocus(option(page, 'Guardian'));
    await page.keyboard.type('step-f');
    await getsFocus(option(page, 'Step-father'));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await closed(page);
    await expect.poll(() => relationship.innerText()).toContain('Step-mother');
    await getsFocus(relationship);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(() => relationship.innerText()).toContain('Step-mother');
  });

  test('that is required has no empty entry and reports it when it is left without a choice', async () => {
    const { page, piece } = await openPiece('Select');
    const relationship = button(piece, 'Relationship to client');
    await relationship.click();
    await option(page, 'Mother').waitFor();
    expect(await option(page, 'Select an option').count()).toBe(0);
    await page.keyboard.press('Escape');
    await closed(page);
    await getsFocus(relationship);
    await page.keyboard.press('Tab');
    const errors = piece.getByText('Please select an option');
    await expect.poll(() => errors.count()).toBe(2);
    await relationship.click();
    await option(page, 'Mother').click();
    await expect.poll(() => errors.count()).toBe(1);
  });

  test('that is disabled does not open', async () => {
    const { page, piece } = await openPiece('Select');
    await expect.poll(() => button(piece, 'Organization type').isDisabled()).toBe(true);
    await button(piece, 'Organization type').click({ force: true });
    expect(await page.getByRole('listbox').count()).toBe(0);
  });
});

describe('a select with checkboxes', () => {
  const statuses = ['Active', 'Deactivated', 'Pending approval', 'Pending email', 'Denied'];

  async function openStatus(options?: Parameters<typeof openPiece>[1]) {
    const opened = await openPiece('Select with checkboxes', options);
    const status = button(opened.piece, 'Status');
    await status.click();
    await opened.page.getByRole('listbox').waitFor();
    return { ...opened, status };
  }

  test('select all checks every item, and unchecking a single one drops it', async () => {
    const { page, status } = await openStatus();
    await option(page, 'Select all').click();
    await expect.poll(() => chosen(page)).toEqual(['Select all', ...statuses]);
    await expect.poll(() => status.innerText()).toBe('5 selected');
    await option(page, 'Denied').click();
    await expect.poll(() => chosen(page)).toEqual(statuses.slice(0, 4));
    await option(page, 'Denied').click();
    await expect.poll(() => chosen(page)).toEqual(['Select all', ...statuses]);
    await option(page, 'Select all').click();
    await expect.poll(() => chosen(page)).toEqual(['Any status']);
  });

  test('the empty default clears the selection', async () => {
    const { page, status } = await openStatus();
    await expect.poll(() => chosen(page)).toEqual(['Any status']);
    await option(page, 'Active').click();
    await option(page, 'Denied').click();
    await expect.poll(() => chosen(page)).toEqual(['Active', 'Denied']);
    await option(page, 'Any status').click();
    await expect.poll(() => chosen(page)).toEqual(['Any status']);
    await expect.poll(() => status.innerText()).toBe('Any status');
  });

  test('the button names a few choices and counts more', async () => {
    const { page, status } = await openStatus();
    const texts: string[] = [];
    for (const name of ['Denied', 'Active', 'Pending email']) {
      await option(page, name).click();
      texts.push(await status.innerText());
    }
    expect(texts).toEqual(['Denied', 'Active, Denied', '3 selected']);
  });

  test('the menu stays open for choices and closes on a click outside', async () => {
    const { page, status } = await openStatus();
    await option(page, 'Active').click();
    await option(page, 'Denied').click();
    await expect.poll(() => page.getByRole('listbox').isVisible()).toBe(true);
    await page.mouse.click(5, 5);
    await closed(page);
    await expect.poll(() => status.innerText()).toBe('Active, Denied');
    await status.click();
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await closed(page);
    await expect.poll(() => status.innerText()).toBe('Active, Denied');
    await getsFocus(status);
  });

  test('is used by keyboard alone', async () => {
    const { page, piece } = await openPiece('Select with checkboxes');
    const status = button(piece, 'Status');
    await status.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Home');
    for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await expect.poll(() => status.innerText()).toBe('Active, Deactivated');
    for (const key of ['Home', 'ArrowDown', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => status.innerText()).toBe('5 selected');
  });
});

describe('a searchable dropdown', () => {
  const open = async (label: string, options?: Parameters<typeof openPiece>[1]) => {
    const opened = await openPiece('Searchable dropdown', options);
    return { ...opened, field: opened.piece.getByRole('combobox', { name: label }) };
  };

  test('offers all of its 33 options, and a click chooses one', async () => {
    const { page, field } = await open('Primary language');
    await field.click();
    await page.getByRole('listbox').waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBe(33);
    const height = await page.getByRole('listbox').evaluate((element) => element.parentElement?.offsetHeight);
    expect(height).toBeLessThanOrEqual(MENU_HEIGHT);
    await option(page, 'Danish').click();
    await closed(page);
    await expect.poll(() => field.inputValue()).toBe('Danish');
  });

  test('finds options by a part of their label, whatever the case', async () => {
    const { page, field } = await open('Primary language');
    await field.focus();
    await field.pressSequentially('AN');
    await expect
      .poll(() => page.getByRole('option').allInnerTexts())
      .toEqual(
        [
          'Spanish',
          'Mandarin',
          'Cantonese',
          'Korean',
          'Russian',
          'German',
          'Italian',
          'Japanese',
          'Persian',
          'Haitian Creole',
          'Ukrainian',
          'Danish',
        ].map((name) => name.replace(' ', '\u00a0')),
      );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await closed(page);
    await expect.poll(() => field.inputValue()).toBe('Mandarin');
  });

  test('finds accented names without their accents, and plain ones with', async () => {
    const { page, field } = await open('School');
    for (const [typed, found] of [
      ['ecole elem', 'École Élémentaire Lafayette'],
      ['JOSE', 'Colegio San José'],
      ['pena', 'Peña Middle School'],
      ['Lárkfield', 'Larkfield Elementary School'],
    ] as const) {
      await field.fill(typed);
      await expect.poll(() => page.getByRole('option').allInnerTexts(), { message: typed }).toEqual([found]);
    }
  });

  test('says so when nothing matches, and keeps the former choice', async () => {
    const { page, field } = await open('School');
    await field.fill('zzz');
    await page.getByText('No match').waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => field.inputValue()).toBe('Colegio San José');
  });

  test('is cleared by its button, which goes with the choice', async () => {
    const { piece, field } = await open('School');
    await piece.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => field.inputValue()).toBe('');
    await getsFocus(field);
    expect(await piece.getByRole('button', { name: 'Clear' }).count()).toBe(0);
  });

  test('says that its options are on their way', async () => {
    const { page, field } = await open('Organization');
    await field.click();
    await page.getByRole('listbox').getByText('Loading…').waitFor();
  });
});

test('on a phone every option is as high as a finger', async () => {
  const { page, piece } = await openPiece('Select', {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await button(piece, 'Grade').tap();
  const box = await option(page, '4th').boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test('a respondent gets a form by Email or In Person, one of them at a time', async () => {
  const { page, piece } = await openPiece('Delivery choice');
  const choice = piece.getByRole('group', { name: 'Parent form' });
  const way = (name: string) => choice.getByRole('button', { name, exact: true });
  const pressed = () =>
    Promise.all(['Email', 'In Person'].map((name) => way(name).getAttribute('aria-pressed')));
  await expect.poll(() => pressed()).toEqual(['false', 'false']);
  await way('Email').click();
  await expect.poll(() => pressed()).toEqual(['true', 'false']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect.poll(() => pressed()).toEqual(['false', 'true']);
  await page.keyboard.press('Space');
  await expect
    .poll(() => pressed(), { message: 'a choice is changed, not taken back' })
    .toEqual(['false', 'true']);
});

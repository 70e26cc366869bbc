import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { button, closed, option } from './choices-journey.ts';
import { preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const chosen = (page: Page) => page.getByRole('option', { selected: true }).allInnerTexts();

test('a select shows the chosen option or none; one that is required reports that there is none', async () => {
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
  await closed(page);
  await expect.poll(() => errors.count()).toBe(1);

  await expect.poll(() => button(piece, 'Organization type').isDisabled()).toBe(true);
  await button(piece, 'Organization type').click({ force: true });
  expect(await page.getByRole('listbox').count(), 'a disabled one').toBe(0);
});

test('a select is used by keyboard alone, with the first letters too', async () => {
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

test('a select with checkboxes checks several or all, stays open meanwhile, and names or counts them', async () => {
  const { page, piece } = await openPiece('Select with checkboxes');
  const status = button(piece, 'Status');
  const statuses = ['Active', 'Deactivated', 'Pending approval', 'Pending email', 'Denied'];
  await status.click();
  await expect.poll(() => chosen(page)).toEqual(['Any status']);
  await option(page, 'Select all').click();
  await expect.poll(() => chosen(page)).toEqual(['Select all', ...statuses]);
  await expect.poll(() => status.innerText()).toBe('5 selected');
  await option(page, 'Denied').click();
  await expect.poll(() => chosen(page)).toEqual(statuses.slice(0, 4));
  await option(page, 'Any status').click();
  await expect.poll(() => chosen(page)).toEqual(['Any status']);
  await expect.poll(() => status.innerText()).toBe('Any status');

  await option(page, 'Denied').click();
  await option(page, 'Active').click();
  await expect.poll(() => status.innerText()).toBe('Active, Denied');
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

test('a select with checkboxes is used by keyboard alone', async () => {
  const { page, piece } = await openPiece('Select with checkboxes');
  const status = button(piece, 'Status');
  await status.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => status.innerText()).toBe('Active, Deactivated');
  for (const key of ['Home', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  await expect.poll(() => status.innerText()).toBe('5 selected');
});

test('a searchable dropdown finds options by a part of their label, keeps its choice without a match, and is cleared', async () => {
  const { page, piece } = await openPiece('Searchable dropdown');
  const field = piece.getByRole('combobox', { name: 'Primary language' });
  await field.click();
  await page.getByRole('listbox').waitFor();
  await expect.poll(() => page.getByRole('option').count()).toBe(33);
  await option(page, 'Danish').click();
  await closed(page);
  await expect.poll(() => field.inputValue()).toBe('Danish');

  await page.keyboard.press('Control+a');
  await field.pressSequentially('AN');
  await expect
    .poll(() => page.getByRole('option').allInnerTexts())
    .toEqual([
      'Spanish',
      'Mandarin',
      'Cantonese',
      'Korean',
      'Russian',
      'German',
      'Italian',
      'Japanese',
      'Persian',
      'Haitian\u00a0Creole',
      'Ukrainian',
      'Danish',
    ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await closed(page);
  await expect.poll(() => field.inputValue()).toBe('Mandarin');

  const school = piece.getByRole('combobox', { name: 'School' });
  await school.fill('zzz');
  await page.getByText('No match').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => school.inputValue(), { message: 'the former choice' }).toBe('Colegio San José');
  const clear = school.locator('..').getByRole('button', { name: 'Clear' });
  await clear.click();
  await expect.poll(() => school.inputValue()).toBe('');
  await getsFocus(school);
  expect(await clear.count()).toBe(0);
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

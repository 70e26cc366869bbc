import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();

const openPiece = (name: string, viewport = { width: 1280, height: 800 }) =>
  pieces.openPiece(name, { viewport });

const tooltip = (page: Page) => page.getByRole('tooltip');
const descriptionOf = (page: Page, id: string | null) =>
  page.evaluate((element) => document.getElementById(element ?? '')?.textContent, id);

test('a disabled button can be reached by keyboard, says why, and does nothing', async () => {
  const { page, piece } = await openPiece('Button');
  const close = piece.getByRole('button', { name: 'Close case' });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => close.getAttribute('aria-disabled')).toBe('true');
  await getsFocus(close);
  await expect
    .poll(async () => descriptionOf(page, await close.getAttribute('aria-describedby')))
    .toBe('The case is closed already');

  const register = piece.getByRole('button', { name: 'Register client' });
  await piece.getByRole('button', { name: 'Send again' }).focus();
  await page.keyboard.press('Tab');
  await getsFocus(register);
  await tooltip(page).getByText('Fill in the first and last name').waitFor();
  await page.keyboard.press('Escape');
  await tooltip(page).waitFor({ state: 'detached' });
  await page.keyboard.press('Space');
  await tooltip(page).getByText('Fill in the first and last name').waitFor();
});

test('a busy button keeps its width and its focus, and takes no press', async () => {
  const { page, piece } = await openPiece('Retry button');
  const retry = piece.getByRole('button', { name: 'Try again' }).first();
  const width = (await retry.boundingBox())?.width;
  await retry.focus();
  await page.keyboard.press('Enter');
  await retry.getByRole('progressbar').waitFor();
  expect((await retry.boundingBox())?.width).toBe(width);
  await getsFocus(retry);
  await expect.poll(() => retry.getAttribute('aria-disabled')).toBe('true');
});

test('an icon button shows its name on hover and takes it back with the pointer', async () => {
  const { page, piece } = await openPiece('Icon button');
  const edit = piece.getByRole('button', { name: 'Edit note' });
  await page.mouse.move(0, 0);
  await edit.hover();
  await tooltip(page).getByText('Edit note').waitFor();
  await page.mouse.move(0, 0);
  await tooltip(page).waitFor({ state: 'detached' });
  await edit.click();
  await piece.getByText('Edited 1×').waitFor();

  const remove = piece.getByRole('button', { name: 'Delete note' });
  await remove.hover();
  await tooltip(page).getByText('Only its author deletes a note').waitFor();
});

test('a section opens up to its maximum, and what is in it is removed after a question', async () => {
  const { page, piece } = await openPiece('Section card');
  const contacts = piece.getByRole('region', { name: 'Client contact', exact: true });
  const add = contacts.getByRole('button', { name: 'Add client contact' });
  expect(await contacts.getByRole('group').count()).toBe(0);

  for (const name of ['Client contact 1', 'Client contact 2', 'Client contact 3']) {
    await expect.poll(() => add.getAttribute('aria-disabled')).toBeNull();
    await add.focus();
    await page.keyboard.press('Enter');
    const added = contacts.getByRole('group', { name });
    await added.waitFor();
    await getsFocus(added);
  }
  await contacts.getByText('3 of 3').waitFor();
  await expect
    .poll(async () => descriptionOf(page, await add.getAttribute('aria-describedby')))
    .toBe('There is room for 3');
  await add.click({ force: true });
  await expect.poll(() => contacts.getByRole('group').count()).toBe(3);

  await contacts.getByRole('button', { name: 'Remove client contact 2' }).click();
  await contacts.getByText('2 of 3').waitFor();
  await getsFocus(add);
  await expect.poll(() => add.getAttribute('aria-disabled')).toBeNull();

  const education = piece.getByRole('region', { name: 'Education and learning', exact: true });
  const addOne = education.getByRole('button', { name: 'Add education and learning' });
  const remove = education.getByRole('button', { name: 'Remove education and learning' });
  const question = page.getByRole('alertdialog', { name: 'Remove education and learning?' });
  await addOne.click();
  await remove.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await getsFocus(remove);
  await remove.click();
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await education.getByRole('group').waitFor({ state: 'detached' });
  await getsFocus(addOne);
});

test('a banner goes when it is dismissed; a persistent one has no such button', async () => {
  const { piece } = await openPiece('Alert banner');
  const alert = piece.getByRole('alert');
  await alert.getByText('The report was not sent').waitFor();
  await alert.getByRole('button', { name: 'Dismiss' }).click();
  await alert.waitFor({ state: 'detached' });
  for (const text of ['norms of 2026', 'Three cases expire', 'All 24 licenses']) {
    await piece
      .getByRole('status')
      .filter({ hasText: text })
      .getByRole('button', { name: 'Dismiss' })
      .click();
  }
  expect(await piece.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
  await piece.getByRole('status').filter({ hasText: 'This case was closed' }).waitFor();
});

test('an empty state has a message and an action that works', async () => {
  const { piece } = await openPiece('Empty state');
  await piece.getByText('No client matches “Okaf”').waitFor();
  await piece.getByRole('button', { name: 'Clear filters' }).click();
  await piece.getByText('Filters cleared').waitFor();
});

test('tabs are changed with the arrow keys', async () => {
  const { page, piece } = await openPiece('Tabs');
  await piece.getByRole('tab', { name: 'Info' }).focus();
  await page.keyboard.press('ArrowRight');
  await piece.getByRole('tabpanel', { name: 'Cases' }).getByText('Two open cases').waitFor();
  await page.keyboard.press('End');
  await piece.getByRole('tabpanel', { name: 'All Reports' }).waitFor();
});

test('a menu is used by keyboard, and closes on a click outside', async () => {
  const { page, piece } = await openPiece('Menu');
  const trigger = piece.getByRole('button', { name: 'Actions for Maya Okafor' });
  const menu = page.getByRole('menu', { name: 'Actions for Maya Okafor' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await piece.getByText('Delete', { exact: true }).waitFor();
  await getsFocus(trigger);

  await trigger.click();
  await menu.waitFor();
  await page.mouse.click(5, 5);
  await menu.waitFor({ state: 'detached' });
});

test('the lesser actions of a page are buttons, and a menu on a phone, which shows what is under way', async () => {
  const { page, piece } = await openPiece('Action group');
  const more = piece.getByRole('button', { name: 'More actions' });
  await expect.poll(() => more.isVisible()).toBe(false);
  await piece.getByRole('button', { name: 'Import' }).click();
  await piece.getByText('Pressed: Import').waitFor();

  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => piece.getByRole('button', { name: 'Import' }).isVisible()).toBe(false);
  await more.click();
  await page.getByRole('menuitem', { name: 'Export' }).click();
  await more.getByRole('progressbar').waitFor();
  await more.getByRole('progressbar').waitFor({ state: 'detached' });
  await piece.getByRole('button', { name: 'Add product' }).click();
  await piece.getByText('Pressed: Add product').waitFor();
});

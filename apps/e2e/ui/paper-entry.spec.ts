import { expect, test } from 'vitest';
import { preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const open = async (options = { viewport: { width: 1280, height: 900 } }) => {
  const { page, piece } = await openPiece('Paper entry', options);
  const entries = async () => (await piece.getByLabel('Entries').innerText()).split(' ').filter(Boolean);
  const current = piece.locator('[aria-current]');
  await current.locator('[data-takes-keys]').focus();
  return { page, piece, entries, current, press: (key: string) => page.keyboard.press(key) };
};

test('sixty items are entered by digits alone, each of which moves on', async () => {
  const { entries, current, press } = await open();
  for (let number = 1; number <= 60; number += 1) {
    await current.getByText(`${number}. Sentence ${number}`).waitFor();
    await press(String(1 + (number % 3)));
  }
  expect(await entries()).toEqual(
    Array.from({ length: 60 }, (_, index) => `${index + 1}:${(index + 1) % 3}`),
  );
  await current.getByText('62. Anything else').waitFor();
});

test('nothing, two marks and an arrow back are keys, too; what was entered is changed there', async () => {
  const { entries, current, press } = await open();
  await press('0');
  await press('Space');
  await press('x');
  await press('*');
  await press('9');
  await current.getByText('5. Sentence 5').waitFor();
  await press('ArrowUp');
  await press('ArrowLeft');
  await current.getByText('3. Sentence 3').waitFor();
  await press('2');
  await current.getByText('4. Sentence 4').waitFor();
  await press('ArrowDown');
  await press('ArrowRight');
  await current.getByText('6. Sentence 6').waitFor();
  expect(await entries()).toEqual(['1:blank', '2:blank', '3:1', '4:double']);
});

test('an item that an answer shows is next; numbers and texts are typed, and Enter goes on', async () => {
  const { page, entries, current, press } = await open();
  await press('End');
  await press('ArrowUp');
  await current.getByText('60. Sentence 60').waitFor();
  await press('4');
  await current.getByText('61. How many times').waitFor();
  await page.keyboard.type('12');
  await press('ArrowDown');
  await current.getByText('62. Anything else').waitFor();
  await page.keyboard.type('Sleeps badly 0 x');
  await press('Enter');
  await expect.poll(entries).toEqual(['60:3', 'times:12', 'note:Sleeps', 'badly', '0', 'x']);
});

test('a finger presses what a keyboard would type', async () => {
  const { page, piece } = await openPiece('Paper entry', {
    viewport: { width: 360, height: 780 },
    hasTouch: true,
  });
  await piece.getByRole('button', { name: 'Often' }).tap();
  await piece.getByRole('button', { name: 'Marked twice' }).tap();
  await piece.getByRole('button', { name: /1\. Sentence 1 Often/ }).tap();
  await piece.locator('[aria-current]').getByText('1. Sentence 1').waitFor();
  expect(await piece.getByLabel('Entries').innerText()).toBe('1:2 2:double');
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide).toBe(false);
});

import { expect, test } from 'vitest';
import { preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

test('sixty items are entered by digits alone, each of which moves on', async () => {
  const { page, piece } = await openPiece('Paper entry', { viewport: { width: 1280, height: 900 } });
  const current = piece.locator('[aria-current]');
  await current.locator('[data-takes-keys]').focus();
  for (let number = 1; number <= 60; number += 1) {
    await current.getByText(`${number}. Sentence ${number}`).waitFor();
    await page.keyboard.press(String(1 + (number % 3)));
  }
  expect((await piece.getByLabel('Entries').innerText()).split(' ').filter(Boolean)).toEqual(
    Array.from({ length: 60 }, (_, index) => `${index + 1}:${(index + 1) % 3}`),
  );
  await current.getByText('62. Anything else').waitFor();
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

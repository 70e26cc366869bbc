import { expect, test } from 'vitest';
import { getsFocus } from '../tab-to.ts';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();

test('the points of a plot are one stop of the keyboard, and arrows show one after the other', async () => {
  const { page, piece } = await pieces.openPiece('Plot', { viewport: { width: 1280, height: 800 } });
  const plot = piece.getByRole('group', { name: 'Anxiety is highest, T 68.' });
  const points = plot.getByRole('img');
  expect(await points.count()).toBe(2);
  await points.first().focus();
  await page.keyboard.press('ArrowDown');
  await getsFocus(points.nth(1));
  await piece.getByText('Body complaints, 47', { exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await getsFocus(points.nth(1));
  await page.keyboard.press('Tab');
  await getsFocus(
    piece.getByRole('group', { name: 'The same, as a document shows it.' }).getByRole('img').first(),
  );
});

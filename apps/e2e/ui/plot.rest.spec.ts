import { test } from 'vitest';
import { preparePieces } from './piece.ts';

const pieces = preparePieces();

test('a finger in the row of a point shows it, however far from its symbol', async () => {
  const { page, piece } = await pieces.openPiece('Plot', {
    hasTouch: true,
    viewport: { width: 360, height: 780 },
  });
  const plot = piece.getByRole('group', { name: 'Anxiety is highest, T 68.' });
  const row = await plot.getByText('Body complaints').boundingBox();
  if (!row) throw new Error('the row is seen');
  await page.touchscreen.tap(row.x + 4, row.y + row.height / 2);
  await piece.getByText('Body complaints, 47', { exact: true }).waitFor();
});

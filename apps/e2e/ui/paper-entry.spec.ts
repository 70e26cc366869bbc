import { expect, test } from 'vitest';
import { preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const open = async () => {
  const { page, piece } = await openPiece('Paper entry', { viewport: { width: 1280, height: 900 } });
  const entries = async () => (await piece.getByLabel('Entries').innerText()).split(' ').filter(Boolean);
  const current = piece.locator('[aria-current]');
  await current.locator('[data-takes-keys]').focus();
  return { page, piece, entries, current, press: (key: string) => page.keyboard.press(key) };
};

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

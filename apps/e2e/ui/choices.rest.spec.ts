import { expect, test } from 'vitest';
import { button, option } from './choices-journey.ts';
import { preparePieces } from './piece.ts';

const { openPiece } = preparePieces();

const MENU_HEIGHT = 280;

test('a select has a menu of at most 280 pixels that shows the chosen option', async () => {
  const { page, piece } = await openPiece('Select');
  await button(piece, 'Grade').click();
  const list = page.getByRole('listbox');
  await list.waitFor();
  const outside = await list.evaluate((element) => element.parentElement?.offsetHeight);
  expect(outside).toBeLessThanOrEqual(MENU_HEIGHT);
  await expect.poll(() => list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  const [around, inside] = [await list.boundingBox(), await option(page, '4th').boundingBox()];
  expect((inside?.y ?? 0) + (inside?.height ?? 0)).toBeLessThanOrEqual(
    (around?.y ?? 0) + (around?.height ?? 0),
  );
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

test('a searchable dropdown finds names without or with accents, and says that options are on their way', async () => {
  const { page, piece } = await openPiece('Searchable dropdown');
  const field = piece.getByRole('combobox', { name: 'School' });
  for (const [typed, found] of [
    ['ecole elem', 'École Élémentaire Lafayette'],
    ['JOSE', 'Colegio San José'],
    ['pena', 'Peña Middle School'],
    ['Lárkfield', 'Larkfield Elementary School'],
  ] as const) {
    await field.fill(typed);
    await expect.poll(() => page.getByRole('option').allInnerTexts(), { message: typed }).toEqual([found]);
  }

  await page.keyboard.press('Escape');
  await piece.getByRole('combobox', { name: 'Organization' }).click();
  const list = page.getByRole('listbox');
  await list.getByText('Loading…').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await piece.getByRole('combobox', { name: 'Primary language' }).click();
  const height = await list.evaluate((element) => element.parentElement?.offsetHeight);
  expect(height).toBeLessThanOrEqual(MENU_HEIGHT);
});

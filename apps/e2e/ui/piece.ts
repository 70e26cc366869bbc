import type { Page } from 'playwright-core';

/** Where the gallery shows one piece alone. */
export const pieceAddress = (title: string) => `/dev/ui/${title.toLowerCase().replace(/\W+/g, '-')}`;

export const pieceOn = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** Opens the piece at the address of the hub that `url` tells. */
export async function goToPiece(page: Page, url: (path: string) => string, title: string) {
  await page.goto(url(pieceAddress(title)));
  const piece = pieceOn(page, title);
  await piece.waitFor();
  return piece;
}

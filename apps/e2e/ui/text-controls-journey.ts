import { preparePieces } from './piece.ts';

export function prepareTextControls() {
  const pieces = preparePieces();
  return {
    async openPiece(title: string) {
      const { page, piece } = await pieces.openPiece(title, {
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const paste = async (text: string) => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await page.keyboard.press('Control+V');
      };
      return { page, piece, paste };
    },
  };
}

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

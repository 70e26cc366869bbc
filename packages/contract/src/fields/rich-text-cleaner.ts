import type { RichText } from './rich-text.ts';

type Clean = (sent: RichText) => RichText;

let cleaner: Clean = (sent) => sent;

/** Makes every schema of rich text sanitize its input. Only the server does so; a browser has nothing to defend. */
export function cleanRichTextWith(clean: Clean): void {
  cleaner = clean;
}

export const cleanRichText: Clean = (sent) => cleaner(sent);

import type { RichText } from '@hub/contract/fields/rich-text';
import { cleanRichTextWith } from '@hub/contract/fields/rich-text-cleaner';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const LINE_END = /<br>|<\/(?:p|h[1-6]|li|ul|ol)>/g;
const TAG = /<[^>]*>/g;
const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' };

/** Sanitizes rich text. Its plain text is derived from the sanitized HTML; a sent text is ignored. */
export function readRichText({ html: sent }: Pick<RichText, 'html'>): RichText {
  const html = sanitizeRichText(sent);
  const text = textOf(html);
  return text === '' ? { html: '', text } : { html, text };
}

/** The text of sanitized HTML, in which every `<` begins a tag and only a few characters are entities. */
const textOf = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|nbsp|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

// Installs the sanitizer for every rich text of the contract.
cleanRichTextWith(readRichText);

import type { RichText } from '@hub/contract/fields/rich-text';
import { cleanRichTextWith } from '@hub/contract/fields/rich-text-cleaner';
import { sanitizeRichText } from './sanitize-rich-text.ts';

const LINE_END = /<br>|<\/(?:p|h[1-6]|li|ul|ol)>/g;
const TAG = /<[^>]*>/g;
const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&nbsp;': ' ', '&amp;': '&' };

/** What may be kept of a rich text that was sent. The text is what is read in the html, whatever came with it. */
export function readRichText({ html: sent }: Pick<RichText, 'html'>): RichText {
  const html = sanitizeRichText(sent);
  const text = textOf(html);
  return text === '' ? { html: '', text } : { html, text };
}

/** Of sanitized html, in which every `<` begins a tag and no other characters are written as entities. */
const textOf = (html: string) =>
  html
    .replace(/\s+/g, ' ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(/&(?:lt|gt|nbsp|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

// Every rich text of the contract is read with it, wherever it stands in what was sent.
cleanRichTextWith(readRichText);

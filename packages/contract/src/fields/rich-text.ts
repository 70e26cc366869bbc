import * as z from 'zod/mini';
import { missing } from './required.ts';
import { cleanRichText } from './rich-text-cleaner.ts';
import { TOO_LONG } from './text.ts';

const MAX_LENGTH = 100_000;
const CONTENT_REQUIRED = 'Content is required';

// Each part also matches without its end. A pattern that cannot fail reads hostile text only once.
const TAG = /<!--[\s\S]*?(?:-->|$)|<[a-z/!?](?:[^"'>]+|"[^"]*"?|'[^']*'?)*>?/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|nbsp|ensp|emsp|thinsp|zwj|zwnj|shy);/gi;
const UNSEEN = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g;

const withoutUnseen = (text: string) => text.replace(UNSEEN, '');

function isBlankEntity(decimal?: string, hex?: string): boolean {
  if (!decimal && !hex) return true;
  const code = decimal ? Number(decimal) : Number.parseInt(`${hex}`, 16);
  return code <= 0x10ffff && withoutUnseen(String.fromCodePoint(code)) === '';
}

/** Whether any text remains without tags and whitespace. */
function hasContent({ html }: RichText): boolean {
  const text = html
    .replace(TAG, ' ')
    .replace(ENTITY, (entity, decimal, hex) => (isBlankEntity(decimal, hex) ? ' ' : entity));
  return withoutUnseen(text) !== '';
}

const content = z.string().check(z.maxLength(MAX_LENGTH, { error: TOO_LONG, abort: true }));

// The sanitized HTML may be longer, since it writes some characters as entities.
const staysShort = z.refine<RichText>(({ html }) => html.length <= MAX_LENGTH, TOO_LONG);
const fields = { html: content, text: content };

export type RichText = { html: string; text: string };

/** Rich text as it is read; it was sanitized when it was written. */
export const richTextValue = z.strictObject({ html: z.string(), text: z.string() });

/** On the server, the parsed html is sanitized and the text is derived from it. */
export const optionalRichText = z.strictObject(fields).check(z.overwrite(cleanRichText), staysShort);

export const richText = z
  .strictObject(fields, { error: missing(CONTENT_REQUIRED) })
  .check(z.overwrite(cleanRichText), staysShort, z.refine(hasContent, CONTENT_REQUIRED));

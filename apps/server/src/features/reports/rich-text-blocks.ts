import type { Block, Run } from '@hub/document/document';

const PART = /<(\/?)([a-z]+\d?)([^>]*)>|([^<]+)/g;
const characters: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&amp;': '&',
  '&quot;': '"',
};
const readable = (text: string) =>
  text.replace(/&(?:lt|gt|nbsp|amp|quot);/g, (entity) => characters[entity] ?? entity);

/**
 * Turns sanitized rich text into blocks of a document. Headings within it become bold lines, since the document's
 * headings are the hub's own. Nested lists become one list.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  let list: { isOrdered: boolean; items: Run[][] } | undefined;
  const open: string[] = [];
  let href: string | undefined;

  const endLine = () => {
    const line = runs;
    runs = [];
    if (line.every(({ text }) => text.trim() === '')) return;
    if (list) list.items.push(line);
    else blocks.push({ kind: 'paragraph', look: 'normal', runs: line });
  };
  const endList = () => {
    if (list && list.items.length > 0) blocks.push({ kind: 'list', ...list });
    list = undefined;
  };
  const isIn = (tag: string) => open.includes(tag);

  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(PART)) {
    if (text !== undefined) {
      runs.push({
        text: readable(text),
        ...((isIn('strong') || open.some((one) => /^h\d$/.test(one))) && { bold: true }),
        ...(isIn('em') && { italic: true }),
        ...(isIn('u') && { underline: true }),
        ...(href !== undefined && { href }),
      });
      continue;
    }
    if (tag === 'br') {
      runs.push({ text: '\n' });
      continue;
    }
    const isList = tag === 'ul' || tag === 'ol';
    if (!/^(?:strong|em|u|a)$/.test(tag)) endLine();
    if (slash) {
      open.splice(open.lastIndexOf(tag), 1);
      if (tag === 'a') href = undefined;
      if (isList && !isIn('ul') && !isIn('ol')) endList();
      continue;
    }
    if (isList && !list) list = { isOrdered: tag === 'ol', items: [] };
    if (tag === 'a') href = readable(/href="([^"]*)"/.exec(attributes)?.[1] ?? '');
    open.push(tag);
  }
  endLine();
  endList();
  return blocks;
}

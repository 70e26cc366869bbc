import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { normalizeLink } from '@hub/contract/fields/rich-text-link';
import { alignmentOf, listStartOf, parseInert, stylesOf } from './inert-html.ts';
import { isWordListMarker, restoreWordLists } from './word-lists.ts';

/** The editor's note on how much of the outermost elements was copied. */
const COPIED_PART = 'data-pm-slice';
const tags: readonly string[] = richTextAllowlist.tags;
/** Rebuilt from their styles and their addresses. */
const REBUILT = /^(strong|em|u|a)$/;
const BLOCK =
  /^(address|article|aside|blockquote|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|header|main|nav|pre|section|table|td|th|tr)$/;
const LEFT_OUT =
  /^(script|noframes|meta|link|title|template|noscript|iframe|object|embed|svg|math|img|picture|video|audio|canvas|button|input|select|textarea)$/;

/** Reduces what Word and web pages put on the clipboard to what the field can hold. */
export function cleanPastedHtml(html: string): string {
  const body = parseInert(html);
  restoreWordLists(body);
  const clean = document.createElement('div');
  clean.append(...cleanAll(body));
  return clean.innerHTML;
}

const cleanAll = (parent: Node): Node[] =>
  [...parent.childNodes].flatMap((node) => {
    if (node instanceof Text) return [new Text(node.data)];
    return node instanceof Element ? cleanElement(node) : [];
  });

function cleanElement(element: Element): Node[] {
  const tag = element.localName;
  if (isLeftOut(element)) return [];
  const content = marksOf(element).reduce<Node[]>((inside, mark) => [wrap(mark, inside)], cleanAll(element));
  const href = tag === 'a' ? linkOf(element) : null;
  if (href) return [wrap('a', content, { href })];
  if (BLOCK.test(tag)) return [wrap('div', content)];
  const isKept = tags.includes(tag) && !REBUILT.test(tag);
  return isKept ? [wrap(tag, content, attributesOf(element))] : content;
}

function attributesOf(element: Element): Record<string, string> {
  const align = alignmentOf(element);
  const start = listStartOf(element);
  const part = element.getAttribute(COPIED_PART);
  return {
    ...(align && { 'data-style': `text-align: ${align}` }),
    ...(start !== null && { start: `${start}` }),
    ...(part && { [COPIED_PART]: part }),
  };
}

function isLeftOut(element: Element): boolean {
  const isFiller = element.localName === 'o:p' && element.textContent?.trim() === '';
  return (
    LEFT_OUT.test(element.localName) ||
    isFiller ||
    isWordListMarker(element) ||
    stylesOf(element).display === 'none'
  );
}

/** Bold, italic and underline, however the source wrote them. */
function marksOf(element: Element): string[] {
  const tag = element.localName;
  const { fontWeight, fontStyle, textDecorationLine } = stylesOf(element);
  const isHeavy = fontWeight === 'bold' || Number(fontWeight) >= 600;
  const isBold = fontWeight === '' ? /^(b|strong)$/.test(tag) : isHeavy && !element.closest(HEADINGS);
  const isItalic = fontStyle === '' ? /^(i|em)$/.test(tag) : fontStyle === 'italic';
  const isUnderlined = tag === 'u' || (textDecorationLine.includes('underline') && !element.closest('a'));
  return [isBold && 'strong', isItalic && 'em', isUnderlined && 'u'].filter((mark) => mark !== false);
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** An address without a scheme only works on the page it was copied from. */
function linkOf(link: Element): string | null {
  const href = link.getAttribute('href')?.trim() ?? '';
  return /^[a-z][a-z0-9+-]*:/i.test(href) ? normalizeLink(href) : null;
}

function wrap(tag: string, content: Node[], attributes: Record<string, string> = {}): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

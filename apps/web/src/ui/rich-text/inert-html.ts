import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
/** Also matches values, which stay as they are. */
const APPLIED_NAME_OR_VALUE = /(?<=[\s"'/])(?:style|on\w+)(?=[\s=/>])|=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/gi;
const STYLE_ELEMENT = /<(\/?)style(?=[\s/>])/gi;

/**
 * Our content security policy blocks styles and event handlers even in documents that are only read, so they get
 * other names: `data-style`, `data-onclick`, and the element `noframes`, which browsers read in the same way.
 */
export const makeInert = (html: string) =>
  html
    .replace(STYLE_ELEMENT, '<$1noframes')
    .replace(TAG, (tag) =>
      tag.replace(APPLIED_NAME_OR_VALUE, (part) => (part.startsWith('=') ? part : `data-${part}`)),
    );

/** Parses HTML without running, loading or applying anything in it. */
export const parseInert = (html: string) =>
  new DOMParser().parseFromString(makeInert(html), 'text/html').body;

/** The styles that an element of an inert document would have. */
export function stylesOf(element: Element) {
  const { style } = document.createElement('span');
  style.cssText = element.getAttribute('data-style') ?? '';
  return style;
}

const { alignments } = richTextAllowlist;
const alignedTags: readonly string[] = richTextAllowlist.alignedTags;

export type Alignment = (typeof alignments)[number];

/** The alignment of an element in an inert document, if it is one that we allow. */
export function alignmentOf(element: Element): Alignment | null {
  if (!alignedTags.includes(element.localName)) return null;
  const { textAlign } = stylesOf(element);
  return alignments.find((alignment) => alignment === textAlign) ?? null;
}

/** The first number of a numbered list, if it has one. */
export function listStartOf(element: Element): number | null {
  const start = element.getAttribute('start') ?? '';
  return element.localName === 'ol' && richTextAllowlist.listStart.test(start) ? Number(start) : null;
}

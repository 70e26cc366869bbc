import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi;
/** Values are matched to be left as they are. */
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

/** Reads HTML without showing it: nothing in it runs, loads or is applied. */
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

/** The alignment of an element in an inert document, if it can have one and it is one of ours. */
export function alignmentOf(element: Element): Alignment | null {
  if (!alignedTags.includes(element.localName)) return null;
  const { textAlign } = stylesOf(element);
  return alignments.find((alignment) => alignment === textAlign) ?? null;
}

/** The number that a numbered list begins with, where it says so. */
export function listStartOf(element: Element): number | null {
  const start = element.getAttribute('start') ?? '';
  return element.localName === 'ol' && richTextAllowlist.listStart.test(start) ? Number(start) : null;
}

import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';
import { stylesOf } from './inert-html.ts';

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

import { stylesOf } from './inert-html.ts';

export const alignments = ['left', 'center', 'right', 'justify'] as const;

export type Alignment = (typeof alignments)[number];

/** The alignment of a block in an inert document, if it has one of ours. */
export function alignmentOf(block: Element): Alignment | null {
  const { textAlign } = stylesOf(block);
  return alignments.find((alignment) => alignment === textAlign) ?? null;
}

import type { Block } from '@hub/document/document';
import {
  childrenOf,
  type Element,
  flatElements,
  readStructure,
  textIn,
} from '../../apps/server/test/documents/pdf-structure.ts';

const rowsIn = (element: Element) => flatElements([element]).filter(({ role }) => role === 'TR');
const textsOf = (row: Element) => childrenOf(row).map(({ parts }) => textIn(parts));

/** The headings and tables of a PDF, as a screen reader finds them. */
export function readPage(pdf: Uint8Array): { blocks: Block[] } {
  return { blocks: flatElements(readStructure(pdf).elements).flatMap(blockOf) };
}

function blockOf(element: Element): Block[] {
  const level = Number(/^H(\d)$/.exec(element.role)?.[1]);
  if (level === 2 || level === 3) return [{ kind: 'heading', level, text: textIn(element.parts) }];
  if (element.role !== 'Table') return [];
  const [head, ...rows] = rowsIn(element);
  return [
    {
      kind: 'table',
      caption: '',
      columns: head ? textsOf(head).map((title) => ({ title, align: 'start', weight: 1 })) : [],
      rows: rows.map((row) => textsOf(row).map((text) => ({ text }))),
    },
  ];
}

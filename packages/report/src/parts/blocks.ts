import type { Block, Cell, Run, Table } from '@hub/document/document';
import type { Reading } from '../reading/reading.ts';
import type { SectionId } from '../report-formats.ts';

export const h2 = (text: string): Block => ({ kind: 'heading', level: 2, text });
export const h3 = (text: string): Block => ({ kind: 'heading', level: 3, text });

/** A section with its heading; empty when it is switched off or has no content. */
export const section = ({ words, holds }: Reading, id: SectionId, blocks: () => Block[]): Block[] => {
  const content = holds(id) ? blocks() : [];
  return content.length === 0 ? [] : [h2(words.sections[id]), ...content];
};

export const paragraph = (text: string, look: 'normal' | 'lead' | 'small' = 'normal'): Block => ({
  kind: 'paragraph',
  look,
  runs: [{ text }],
});

export const line = (runs: Run[]): Block => ({ kind: 'paragraph', look: 'normal', runs });

/** A list; empty when it has no items. */
export const list = (items: (string | Run[])[]): Block[] =>
  items.length === 0
    ? []
    : [
        {
          kind: 'list',
          isOrdered: false,
          items: items.map((item) => (typeof item === 'string' ? [{ text: item }] : item)),
        },
      ];

/** Facts, without those that have no value. */
export const facts = (items: [name: string, value: string][]): Block => ({
  kind: 'facts',
  items: items.filter(([, value]) => value !== '').map(([name, value]) => ({ name, value })),
});

export type Column = [title: string, weight: number, align?: 'start' | 'end'];

export const table = (caption: string, columns: Column[], rows: (string | Cell)[][]): Table => ({
  kind: 'table',
  caption,
  columns: columns.map(([title, weight, align = 'start']) => ({ title, weight, align })),
  rows: rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))),
});

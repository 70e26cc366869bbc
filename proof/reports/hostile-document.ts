import type { ReportDocument } from '@hub/document/document';
import { sampleDocument } from '../../apps/server/test/documents/sample-document.ts';

/** Names, notes and paragraphs at every place of a document that can hold text. */
export function hostileDocument(part: string[], direction: ReportDocument['direction']): ReportDocument {
  const at = (index: number) => part[index % part.length] as string;
  const rest = part.slice(8);
  return {
    ...sampleDocument,
    direction,
    title: at(0).slice(0, 300),
    letterhead: { organization: at(1), lines: [at(2).slice(0, 300)], logo: null },
    running: {
      ...sampleDocument.running,
      head: [at(3), at(0)],
      foot: [at(1), at(2)],
      warning: at(4).slice(0, 60),
    },
    blocks: [
      { kind: 'heading', level: 2, text: at(3) },
      { kind: 'facts', items: [{ name: at(4), value: at(5) }] },
      {
        kind: 'table',
        caption: at(6),
        columns: [
          { title: at(7), align: 'start', weight: 3 },
          { title: 'T', align: 'end', weight: 1 },
        ],
        rows: rest.map((text) => [{ text }, { text: '50', tone: 'good' }]),
      },
      { kind: 'callout', tone: 'caution', title: at(3), paragraphs: [[{ text: at(4), bold: true }]] },
      ...rest.map((text) => ({
        kind: 'paragraph' as const,
        look: 'normal' as const,
        runs: [
          { text, href: text },
          { text: at(5), italic: true, href: 'https://example.com/a?b=c&d' },
        ],
      })),
      { kind: 'list', isOrdered: true, items: rest.map((text) => [{ text }]) },
      { kind: 'signature', picture: null, name: at(0), credentials: at(1), day: at(2) },
    ],
  };
}

import type { ReportDocument } from '@hub/document/document';
import { sampleDocument, scoreTable } from '../../apps/server/test/documents/sample-document.ts';

/** As long as a Complete report: seven pages with plots, tables and words, of somebody else for each number. */
export const completeDocument = (number: number): ReportDocument => ({
  ...sampleDocument,
  title: `Complete report ${number}`,
  running: {
    ...sampleDocument.running,
    head: [`Client ${number}, born May 15, 2016`, 'Parent form, version 2.1'],
  },
  blocks: [
    ...sampleDocument.blocks.slice(0, -2),
    ...Array.from({ length: 12 }, (_, index) => [
      { kind: 'heading' as const, level: 3 as const, text: `Scale ${index + 1} of client ${number}` },
      {
        kind: 'paragraph' as const,
        look: 'normal' as const,
        runs: [
          { text: `What client ${number} answered stands out from children of the same age. `.repeat(4) },
        ],
      },
    ]).flat(),
    scoreTable(24),
    ...sampleDocument.blocks.slice(-2),
  ],
});

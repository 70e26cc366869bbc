import type { Block, ReportDocument } from './document.ts';

/** All texts of a document in reading order, without those repeated on each page. */
export const textOfDocument = ({ title, letterhead, blocks }: ReportDocument): string[] => [
  ...(letterhead ? [letterhead.organization, ...letterhead.lines] : []),
  title,
  ...blocks.flatMap(textOfBlock),
];

const lineText = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');

function textOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
      return [lineText(block.runs)];
    case 'list':
      return block.items.map(lineText);
    case 'facts':
      return block.items.flatMap(({ name, value }) => [name, value]);
    case 'table':
      return [
        block.caption,
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap((row) => row.map(({ text }) => text)),
      ];
    case 'figure':
      return [block.caption];
    case 'callout':
      return [block.title, ...block.paragraphs.map(lineText)];
    case 'signature':
      return [...(block.typed ? [block.typed] : []), block.name, block.credentials, block.day];
    case 'page-break':
      return [];
  }
}

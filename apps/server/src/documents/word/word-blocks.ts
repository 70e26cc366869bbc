import type { Block, ReportDocument } from '@hub/document/document';
import { BorderStyle, type FileChild, HeadingLevel, type Paragraph, ShadingType } from 'docx';
import { BULLETS, INK, lines, lineWidth, MUTED, NUMBERS, tones } from './word-look.ts';
import { picture } from './word-picture.ts';
import { drawFacts, drawTable } from './word-table.ts';
import { line, paragraph, words } from './word-text.ts';

/** Converts twentieths of a point to the pixels that Word uses for pictures. */
const pixels = (twentieths: number) => Math.round((twentieths * 96) / 1440);

/** The number of the first picture in a block; the logo is 1. */
const FIRST_NUMBER = 2;
const SIGNATURE = { width: 240, height: 60 };

/** Draws a block for Word. `index` numbers its picture, and its list, which starts at 1. */
export function drawBlock(
  block: Block,
  index: number,
  document: ReportDocument,
  figures: Map<number, Uint8Array>,
): FileChild[] {
  const { direction } = document;
  switch (block.kind) {
    case 'heading':
      return [
        paragraph(direction, {
          heading: block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_3,
          children: words(block.text, direction),
        }),
      ];
    case 'paragraph': {
      const look = { normal: {}, lead: { size: 24 }, small: { size: 18, color: MUTED } }[block.look];
      return [paragraph(direction, { children: line(block.runs, direction, look) })];
    }
    case 'list':
      return block.items.map((item) =>
        paragraph(direction, {
          numbering: { reference: block.isOrdered ? NUMBERS : BULLETS, level: 0, instance: index },
          children: line(item, direction),
        }),
      );
    case 'facts':
      return [drawFacts(block, document), gap(direction)];
    case 'table':
      return [caption(block.caption, direction), drawTable(block, document), gap(direction)];
    case 'figure': {
      const most = { width: pixels(lineWidth(document.paper)), height: 900 };
      const drawn = figures.get(index) as Uint8Array;
      return [
        caption(block.caption, direction),
        paragraph(direction, { children: [picture(drawn, most, block.alternative, FIRST_NUMBER + index)] }),
      ];
    }
    case 'callout':
      return drawCallout(block, direction);
    case 'signature':
      return drawSignature(block, direction, FIRST_NUMBER + index);
    case 'page-break':
      return [paragraph(direction, { pageBreakBefore: true, spacing: { after: 0, ...lines(20) } })];
  }
}

type Direction = ReportDocument['direction'];

const caption = (text: string, direction: Direction) =>
  paragraph(direction, { style: 'Caption', children: words(text, direction) });

/** Word would merge two tables without a paragraph between them. */
const gap = (direction: Direction) => paragraph(direction, { spacing: { after: 120, ...lines(200) } });

function drawCallout(block: Extract<Block, { kind: 'callout' }>, direction: Direction): Paragraph[] {
  const look = tones[block.tone];
  const side = direction === 'rtl' ? 'right' : 'left';
  const boxed = {
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: look.ground },
    border: { [side]: { style: BorderStyle.SINGLE, size: 24, color: look.line, space: 8 } },
    indent: { start: 200, end: 100 },
    keepLines: true,
  };
  return [
    paragraph(direction, {
      ...boxed,
      keepNext: block.paragraphs.length > 0,
      spacing: { before: 160, after: 0 },
      children: words(`${look.symbol} ${block.title}`, direction, { bold: true, color: look.text }),
    }),
    ...block.paragraphs.map((runs, index) =>
      paragraph(direction, {
        ...boxed,
        spacing: { after: index === block.paragraphs.length - 1 ? 200 : 0 },
        children: line(runs, direction, { size: 20 }),
      }),
    ),
  ];
}

function drawSignature(
  block: Extract<Block, { kind: 'signature' }>,
  direction: Direction,
  number: number,
): Paragraph[] {
  const drawn = block.picture && picture(Buffer.from(block.picture, 'base64'), SIGNATURE, block.name, number);
  const typed = block.typed ? words(block.typed, direction, { italics: true, size: 32 }) : [];
  const lineAbove = { top: { style: BorderStyle.SINGLE, size: 6, color: INK, space: 4 } };
  return [
    paragraph(direction, {
      spacing: { before: drawn || block.typed ? 360 : 900, after: 0 },
      keepNext: true,
      children: drawn ? [drawn] : typed,
    }),
    paragraph(direction, {
      border: lineAbove,
      indent: { end: 5500 },
      spacing: { after: 0 },
      keepNext: true,
      children: words(block.name, direction, { bold: true }),
    }),
    ...[block.credentials, block.day]
      .filter((text) => text !== '')
      .map((text) =>
        paragraph(direction, {
          spacing: { after: 0 },
          children: words(text, direction, { size: 19, color: MUTED }),
        }),
      ),
  ];
}

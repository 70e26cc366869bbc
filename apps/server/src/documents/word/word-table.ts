import type { Block, ReportDocument } from '@hub/document/document';
import {
  AlignmentType,
  BorderStyle,
  type IRunOptions,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { hairline, INK, lines, lineWidth, MUTED, noLine, tones } from './word-look.ts';
import { paragraph, words } from './word-text.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;
type FactsBlock = Extract<Block, { kind: 'facts' }>;

const BODY = 19;
const HEAD = 17;
const CELL_MARGINS = { top: 50, bottom: 50, left: 80, right: 80 };

export function drawTable(block: TableBlock, document: ReportDocument): Table {
  const { direction } = document;
  const all = block.columns.reduce((sum, { weight }) => sum + weight, 0);
  const widths = block.columns.map(({ weight }) => Math.floor((lineWidth(document.paper) * weight) / all));
  const cell = (index: number, text: string, look: IRunOptions, isHead: boolean) =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      borders: { bottom: isHead ? { style: BorderStyle.SINGLE, size: 8, color: INK } : hairline },
      ...(isHead && { verticalAlign: VerticalAlign.BOTTOM }),
      children: [
        paragraph(direction, {
          alignment: block.columns[index]?.align === 'end' ? AlignmentType.END : AlignmentType.START,
          spacing: { after: 0, ...lines(250) },
          keepNext: isHead,
          children: words(text, direction, look),
        }),
      ],
    });
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: block.columns.map(({ title }, index) =>
      cell(index, title, { size: HEAD, bold: true, color: MUTED }, true),
    ),
  });
  const rows = block.rows.map(
    (row) =>
      new TableRow({
        cantSplit: row.every(({ text }) => text.length < 600),
        children: row.map(({ text, bold = false, tone }, index) => {
          const look = tone && tones[tone];
          const shown = look ? `${look.symbol} ${text}` : text;
          return cell(index, shown, { size: BODY, bold, ...(look && { color: look.text }) }, false);
        }),
      }),
  );
  return wholeTable(document, widths, [head, ...rows], true);
}

/** A table of facts: the names in the first column are row headers. */
export function drawFacts({ items }: FactsBlock, document: ReportDocument): Table {
  const { direction } = document;
  const width = lineWidth(document.paper);
  const widths = [Math.round(width * 0.31), Math.round(width * 0.69)];
  const cell = (index: number, text: string, look: IRunOptions) =>
    new TableCell({
      width: { size: widths[index] ?? 0, type: WidthType.DXA },
      borders: { bottom: hairline },
      children: [
        paragraph(direction, {
          spacing: { after: 0, ...lines(250) },
          children: words(text, direction, look),
        }),
      ],
    });
  const rows = items.map(
    ({ name, value }) =>
      new TableRow({ children: [cell(0, name, { size: BODY, color: MUTED }), cell(1, value, { size: 20 })] }),
  );
  return wholeTable(document, widths, rows, false);
}

const wholeTable = (document: ReportDocument, columnWidths: number[], rows: TableRow[], firstRow: boolean) =>
  new Table({
    rows,
    columnWidths,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    margins: CELL_MARGINS,
    ...(document.direction === 'rtl' && { visuallyRightToLeft: true }),
    tableLook: { firstRow, firstColumn: true, noHBand: true, noVBand: true },
    borders: {
      top: noLine,
      bottom: noLine,
      left: noLine,
      right: noLine,
      insideHorizontal: noLine,
      insideVertical: noLine,
    },
  });

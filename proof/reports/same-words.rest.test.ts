import type { Block, ReportDocument } from '@hub/document/document';
import { textOfDocument } from '@hub/document/text-of-document';
import { afterAll, expect, test } from 'vitest';
import { drawFile } from '../../apps/server/src/features/reports/draw-file.ts';
import {
  childrenOf,
  flatElements,
  readStructure,
  textIn,
} from '../../apps/server/test/documents/pdf-structure.ts';
import { readPdf } from '../../apps/server/test/documents/read-pdf.ts';
import { faultsOf, readWord } from '../../apps/server/test/documents/read-word.ts';
import { sharedDrawings } from '../../apps/server/test/documents/shared-drawings.ts';
import { squeezed } from '../../apps/server/test/documents/squeezed.ts';
import { goldenDocuments } from '../../packages/report/test/eight-clients.ts';
import { everyReport } from '../../packages/report/test/every-report.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';

/** Alongside other tests every second of the eight clients'; in the full run every format in every language, too. */
const reports = [
  ...goldenDocuments()
    .filter((_, index) => index % count(2, 1) === count(1, 0))
    .map(({ file, document }) => ({ name: file.replace('.json', ''), document })),
  ...everyReport().slice(0, count(0, Number.POSITIVE_INFINITY)),
];

const figures = { 'PDF files': 0, pages: 0, 'Word files': 0, 'CSV files': 0 };
afterAll(async () => {
  printFigures('Reports that say the same', figures);
});

const blocksOf = <Kind extends Block['kind']>({ blocks }: ReportDocument, kind: Kind) =>
  blocks.filter((block): block is Extract<Block, { kind: Kind }> => block.kind === kind);

/** Ignores the order of letters, because a page orders right-to-left text visually. */
const inOrder = (text: string, { direction }: ReportDocument) =>
  direction === 'ltr' ? squeezed(text) : [...squeezed(text)].toSorted().join('');

const headingsOf = (document: ReportDocument) => [
  1,
  ...blocksOf(document, 'heading').map(({ level }) => level),
];

/** Scores are on two pages at most, whatever the instrument. */
const SHORT = /\bscore\b/i;

async function checkPdf(document: ReportDocument, name: string) {
  const pdf = await sharedDrawings.drawPdf(document);
  const { elements, pages, loose, boxes, unknown } = readStructure(pdf);
  const wanted = textOfDocument(document).join('');
  // Numbers and dots of lists, and text in plots, are on the page but not in the document.
  expect(inOrder(textIn(elements, 'Lbl', 'Figure'), document), name).toBe(inOrder(wanted, document));
  expect([loose, boxes, unknown], name).toEqual(['', 0, 0]);

  const all = flatElements(elements);
  const levels = all.flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
  expect(levels, name).toEqual(headingsOf(document));
  expect(
    all.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : [])),
    name,
  ).toEqual(blocksOf(document, 'figure').map(({ alternative }) => alternative));
  const rowsIn = (part: string) =>
    all
      .filter(({ role }) => role === part)
      .flatMap((rows) => childrenOf(rows).map((row) => childrenOf(row).map(({ role }) => role)));
  const tables = blocksOf(document, 'table');
  expect(rowsIn('THead'), name).toEqual(tables.map(({ columns }) => columns.map(() => 'TH')));
  expect(rowsIn('TBody'), name).toEqual(
    tables.flatMap(({ rows }) => rows.map((row) => row.map((_, place) => (place === 0 ? 'TH' : 'TD')))),
  );
  const { title, language, isTagged } = await readPdf(pdf);
  expect([title, language, isTagged], name).toEqual([document.title, document.language, true]);
  if (SHORT.test(name)) expect(pages, name).toBeLessThanOrEqual(2);
  figures['PDF files'] += 1;
  figures.pages += pages;
}

const SYMBOLS = /[✓○▲◆] /g;

async function checkWord(document: ReportDocument, name: string) {
  const word = readWord(await sharedDrawings.drawWord(document));
  expect(squeezed(word.text.replaceAll(SYMBOLS, '')), name).toBe(squeezed(textOfDocument(document).join('')));
  expect(faultsOf(word), name).toEqual([]);
  expect(word.headings, name).toEqual(headingsOf(document));
  expect(word.alternatives, name).toEqual(blocksOf(document, 'figure').map(({ alternative }) => alternative));
  figures['Word files'] += 1;
}

async function checkCsv(document: ReportDocument, name: string) {
  const file = Buffer.from(await drawFile(sharedDrawings, 'csv', document)).toString();
  const cells = [...file.slice(1).matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare,
  );
  // Text that a spreadsheet would read as a formula is prefixed.
  const safe = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);
  const wanted = blocksOf(document, 'table').flatMap((table) =>
    textOfDocument({ ...document, title: '', letterhead: null, blocks: [table] }),
  );
  expect(cells, name).toEqual(wanted.filter((text) => text !== '').map(safe));
  figures['CSV files'] += 1;
}

test.each(reports)(
  '$name says the same as PDF, as Word and as CSV, with its structure',
  async ({ name, document }) => {
    await checkPdf(document, name);
    await checkWord(document, name);
    await checkCsv(document, name);
  },
);

test('headings are in order in every report: none skips a level', () => {
  for (const { name, document } of everyReport()) {
    const levels = headingsOf(document);
    for (const [index, level] of levels.entries()) {
      expect(level, name).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  }
});

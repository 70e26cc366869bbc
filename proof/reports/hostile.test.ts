import type { ReportDocument } from '@hub/document/document';
import { printable } from '@hub/document/printable';
import { textOfDocument } from '@hub/document/text-of-document';
import { afterAll, expect, test } from 'vitest';
import { createDrawings } from '../../apps/server/src/documents/drawings.ts';
import { readPdf } from '../../apps/server/test/documents/read-pdf.ts';
import { faultsOf, readWord } from '../../apps/server/test/documents/read-word.ts';
import { sampleDocument } from '../../apps/server/test/documents/sample-document.ts';
import { squeezed } from '../../apps/server/test/documents/squeezed.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { hostileTexts } from './hostile-texts.ts';

const SEED = 20_261_118;
const TO_A_DOCUMENT = 25;
const texts = hostileTexts(count(50, 500), SEED);

const drawings = createDrawings();
afterAll(() => drawings.close());

/** Names, notes and paragraphs at every place of a document where a text can stand. */
function hostileDocument(part: string[], direction: ReportDocument['direction']): ReportDocument {
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

/** Letters with how often they stand: a page orders those of two directions as the eye reads them. */
function letterCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of squeezed(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

function missingIn(drawn: string, wanted: string): string[] {
  const there = letterCounts(drawn);
  return [...letterCounts(wanted)]
    .filter(([letter, times]) => (there.get(letter) ?? 0) < times)
    .map(([letter]) => letter);
}

test('hostile names, notes and paragraphs are printed as written, in PDF and in Word', async () => {
  let [pages, boxes] = [0, 0];
  for (let first = 0; first < texts.length; first += TO_A_DOCUMENT) {
    const part = texts.slice(first, first + TO_A_DOCUMENT);
    const document = hostileDocument(part, first % (2 * TO_A_DOCUMENT) === 0 ? 'ltr' : 'rtl');
    const wanted = textOfDocument(printable(document)).join('');

    const pdf = await readPdf(await drawings.drawPdf(document));
    expect(missingIn(pdf.texts.join('') + pdf.replaced, wanted), `PDF from text ${first} on`).toEqual([]);
    pages += pdf.texts.length;
    boxes += pdf.boxes;

    const word = readWord(await drawings.drawWord(document));
    expect(faultsOf(word), `Word from text ${first} on`).toEqual([]);
    expect(missingIn(word.text, wanted), `Word from text ${first} on`).toEqual([]);
  }
  printFigures('Hostile texts drawn', {
    texts: texts.length,
    documents: texts.length / TO_A_DOCUMENT,
    pages,
    boxes,
  });
  expect(boxes, 'letters drawn as boxes').toBe(0);
});

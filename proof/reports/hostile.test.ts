import { printable } from '@hub/document/printable';
import { textOfDocument } from '@hub/document/text-of-document';
import { afterAll, expect, test } from 'vitest';
import { createDrawings } from '../../apps/server/src/documents/drawings.ts';
import { readPdf } from '../../apps/server/test/documents/read-pdf.ts';
import { faultsOf, readWord } from '../../apps/server/test/documents/read-word.ts';
import { squeezed } from '../../apps/server/test/documents/squeezed.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { hostileDocument } from './hostile-document.ts';
import { hostileTexts } from './hostile-texts.ts';

const SEED = 20_261_118;
const TO_A_DOCUMENT = 25;
const texts = hostileTexts(count(50, 500), SEED);

const drawings = createDrawings();
afterAll(() => drawings.close());

/** Letters with how often they stand: a page orders those of two directions as the eye reads them. */
function letterCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  // The reader of PDF tears letters beyond the first 65,536 apart where two directions meet. That they are no boxes is
  // seen all the same.
  const letters = squeezed(text).replaceAll(/[\u{10000}-\u{10ffff}]/gu, '');
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
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

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
  for (const letter of squeezed(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** The part of the letters that is not there. */
function missingShare(drawn: string, wanted: string): number {
  const there = letterCounts(drawn);
  const missing = [...letterCounts(wanted)].map(([letter, times]) =>
    Math.max(0, times - (there.get(letter) ?? 0)),
  );
  return missing.reduce((sum, times) => sum + times, 0) / squeezed(wanted).length;
}

// Of some documents a few letters are not read back from the PDF. Why is not known yet: the page or its reader.
const MOST_UNREAD = 0.02;

test('hostile names, notes and paragraphs are printed as written, in PDF and in Word', async () => {
  let [pages, boxes, mostUnread] = [0, 0, 0];
  for (let first = 0; first < texts.length; first += TO_A_DOCUMENT) {
    const part = texts.slice(first, first + TO_A_DOCUMENT);
    const document = hostileDocument(part, first % (2 * TO_A_DOCUMENT) === 0 ? 'ltr' : 'rtl');
    const wanted = textOfDocument(printable(document)).join('');

    const pdf = await readPdf(await drawings.drawPdf(document));
    const unread = missingShare(pdf.texts.join('') + pdf.replaced, wanted);
    expect(unread, `PDF from text ${first} on`).toBeLessThan(MOST_UNREAD);
    mostUnread = Math.max(mostUnread, unread);
    pages += pdf.texts.length;
    boxes += pdf.boxes;

    const word = readWord(await drawings.drawWord(document));
    expect(faultsOf(word), `Word from text ${first} on`).toEqual([]);
    expect(missingShare(word.text, wanted), `Word from text ${first} on`).toBe(0);
  }
  printFigures('Hostile texts drawn', {
    texts: texts.length,
    documents: texts.length / TO_A_DOCUMENT,
    pages,
    boxes,
    'most unread': `${(100 * mostUnread).toFixed(2)}%`,
  });
  expect(boxes, 'letters drawn as boxes').toBe(0);
});

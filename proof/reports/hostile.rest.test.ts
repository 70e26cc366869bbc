import { printable } from '@hub/document/printable';
import { textOfDocument } from '@hub/document/text-of-document';
import { expect, test } from 'vitest';
import { readStructure, textIn } from '../../apps/server/test/documents/pdf-structure.ts';
import { faultsOf, readWord } from '../../apps/server/test/documents/read-word.ts';
import { sharedDrawings } from '../../apps/server/test/documents/shared-drawings.ts';
import { squeezed } from '../../apps/server/test/documents/squeezed.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { hostileDocument } from './hostile-document.ts';
import { hostileTexts } from './hostile-texts.ts';

const SEED = 20_261_118;
const TO_A_DOCUMENT = count(12, 25);
const texts = hostileTexts(count(24, 500), SEED);

/** Counts each letter. The order is ignored, because a page orders mixed directions visually. */
function letterCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of squeezed(text)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** How often each letter is there too often or too rarely. */
function differences(drawn: string, wanted: string): [letter: string, more: number][] {
  const [there, asked] = [letterCounts(drawn), letterCounts(wanted)];
  return [...new Set([...there.keys(), ...asked.keys()])]
    .map((letter): [string, number] => [letter, (there.get(letter) ?? 0) - (asked.get(letter) ?? 0)])
    .filter(([, more]) => more !== 0);
}

// A syllable of these scripts may have a vowel beside its letter and a mark below. Typst gives the text of
// the whole syllable for both shapes, so it looks like a syllable that is written twice.
const SYLLABLES =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Letters that are missing or repeated. */
const faultsIn = (drawn: string, wanted: string): string[] =>
  differences(drawn, wanted)
    .filter(([letter, more]) => more < 0 || !SYLLABLES.test(letter))
    .map(([letter, more]) => `${letter} (U+${letter.codePointAt(0)?.toString(16)}) ${more}`);

test('hostile names, notes and paragraphs are printed as written, in PDF and in Word', async () => {
  let [pages, letters] = [0, 0];
  for (let first = 0; first < texts.length; first += TO_A_DOCUMENT) {
    const part = texts.slice(first, first + TO_A_DOCUMENT);
    const document = hostileDocument(part, first % (2 * TO_A_DOCUMENT) === 0 ? 'ltr' : 'rtl');
    const wanted = textOfDocument(printable(document)).join('');

    const pdf = readStructure(await sharedDrawings.drawPdf(document));
    expect(faultsIn(textIn(pdf.elements, 'Lbl', 'Figure'), wanted), `PDF from text ${first} on`).toEqual([]);
    expect([pdf.boxes, pdf.unknown, pdf.loose], `PDF from text ${first} on`).toEqual([0, 0, '']);
    pages += pdf.pages;
    letters += squeezed(wanted).length;

    const word = readWord(await sharedDrawings.drawWord(document));
    expect(faultsOf(word), `Word from text ${first} on`).toEqual([]);
    const said = word.text.replaceAll(/[✓▲] /g, '');
    expect(differences(said, wanted), `Word from text ${first} on`).toEqual([]);
  }
  printFigures('Hostile texts drawn', {
    texts: texts.length,
    documents: texts.length / TO_A_DOCUMENT,
    pages,
    letters,
  });
});

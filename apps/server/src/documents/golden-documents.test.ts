import { readdirSync, readFileSync } from 'node:fs';
import { type ReportDocument, reportDocument } from '@hub/document/document';
import { textOfDocument } from '@hub/document/text-of-document';
import { afterAll, expect, test } from 'vitest';
import { flat, readPdf } from '../../test/documents/read-pdf.ts';
import { faultsOf, readWord } from '../../test/documents/read-word.ts';
import { squeezed } from '../../test/documents/squeezed.ts';
import { createDrawings } from './drawings.ts';

const FOLDER = new URL('../../../../packages/report/test/golden/', import.meta.url);
const goldens = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file): [string, ReportDocument] => [
    file.replace('.json', ''),
    reportDocument.parse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'))),
  ]);

const drawings = createDrawings();
afterAll(() => drawings.close());

/** Texts of a document that are not in what was drawn, in their order. */
function missingIn(drawn: string, document: ReportDocument): string[] {
  let rest = squeezed(drawn);
  return textOfDocument(document).filter((text) => {
    const at = rest.indexOf(squeezed(text));
    if (at >= 0) rest = rest.slice(at + squeezed(text).length);
    return at < 0;
  });
}

test.each(goldens)(
  '%s says the same as PDF and as Word, with its structure',
  { timeout: 120_000 },
  async (_, document) => {
    const pdf = await readPdf(await drawings.drawPdf(document));
    const word = readWord(await drawings.drawWord(document));
    // The reader of PDF gives letters from right to left in the order of the eye.
    if (document.direction === 'ltr') expect(missingIn(pdf.texts.join(''), document)).toEqual([]);
    expect(missingIn(word.text, document)).toEqual([]);
    expect([pdf.boxes, faultsOf(word)]).toEqual([0, []]);

    const headings = document.blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []));
    const alternatives = document.blocks.flatMap((block) =>
      block.kind === 'figure' ? [block.alternative] : [],
    );
    const tags = flat(pdf.tags);
    expect([pdf.title, pdf.language]).toEqual([document.title, document.language]);
    expect(tags.map(({ role }) => role).filter((role) => /^H\d$/.test(role))).toEqual(
      [1, ...headings].map((level) => `H${level}`),
    );
    expect(word.headings).toEqual([1, ...headings]);
    for (const alternative of alternatives) {
      expect(tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toContain(alternative);
      expect(word.alternatives).toContain(alternative);
    }
  },
);

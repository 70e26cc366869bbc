import type { ReportDocument } from '@hub/document/document';
import { textOfDocument } from '@hub/document/text-of-document';
import { expect, test } from 'vitest';
import { readPdf } from '../../test/documents/read-pdf.ts';
import { faultsOf, readWord } from '../../test/documents/read-word.ts';
import { sampleDocument } from '../../test/documents/sample-document.ts';
import { sharedDrawings } from '../../test/documents/shared-drawings.ts';
import { squeezed } from '../../test/documents/squeezed.ts';

// Starting a process takes long on a busy machine.
const PATIENT = { timeout: 120_000 };

/** What would be an instruction in one of the languages that a document passes through. */
const HOSTILE = [
  '#panic("drawn") $x^2$ *bold* _slanted_ `code` @label <label>',
  '#import "/etc/passwd": * \\u{41} \\\\ // no comment /* none */',
  '</w:t></w:r><w:br/> &amp; <![CDATA[ ]]> {{name}} $(name) %s',
  '=SUM(A1:A9) +1 -1 @now "quoted" \'single\'',
].map((text) => ({ kind: 'paragraph' as const, look: 'normal' as const, runs: [{ text }] }));

const documents: [string, ReportDocument][] = [
  ['a report', sampleDocument],
  ['hostile paragraphs', { ...sampleDocument, blocks: HOSTILE }],
];

/** Every text of the document stands in what was drawn, in its order. */
function expectTexts(drawn: string, document: ReportDocument) {
  let rest = squeezed(drawn);
  for (const text of textOfDocument(document)) {
    const at = rest.indexOf(squeezed(text));
    expect(at, `${text} is missing, or too early`).toBeGreaterThanOrEqual(0);
    rest = rest.slice(at + squeezed(text).length);
  }
}

test.each(documents)(
  'a PDF of %s says what it says, in its order, with tags',
  PATIENT,
  async (_, document) => {
    const { texts, boxes, title, language, isTagged } = await readPdf(await sharedDrawings.drawPdf(document));
    expectTexts(texts.join(''), document);
    expect([boxes, title, language, isTagged]).toEqual([0, document.title, 'en', true]);
  },
);

test.each(documents)(
  'a Word file of %s does too, and opens without a repair',
  PATIENT,
  async (_, document) => {
    const word = readWord(await sharedDrawings.drawWord(document));
    expectTexts(word.text, document);
    expect(faultsOf(word)).toEqual([]);
  },
);

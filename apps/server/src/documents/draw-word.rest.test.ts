import { expect, test } from 'vitest';
import { readWord } from '../../test/documents/read-word.ts';
import { sampleDocument } from '../../test/documents/sample-document.ts';
import { sharedDrawings } from '../../test/documents/shared-drawings.ts';
import { squeezed } from '../../test/documents/squeezed.ts';

// Starting a process takes long on a busy machine.
const PATIENT = { timeout: 120_000 };

test('a typed signature stands above the name', PATIENT, async () => {
  const signed = { kind: 'signature', picture: null, typed: 'Nora E. Vale', name: 'Dr. Nora Vale' } as const;
  const blocks = [{ ...signed, credentials: '', day: 'March 4, 2026' }];
  const { text } = readWord(await sharedDrawings.drawWord({ ...sampleDocument, blocks }));
  expect(squeezed(text)).toContain(squeezed('Nora E. ValeDr. Nora ValeMarch 4, 2026'));
});

test('it has real headings, header rows, alternatives, a title and a language', PATIENT, async () => {
  const { body, headings, alternatives, parts } = readWord(await sharedDrawings.drawWord(sampleDocument));
  const { blocks, letterhead } = sampleDocument;
  expect(headings).toEqual([
    1,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])),
  ]);
  expect(alternatives).toEqual([
    letterhead?.organization,
    ...blocks.flatMap((block) =>
      block.kind === 'figure' ? [block.alternative] : block.kind === 'signature' ? [block.name] : [],
    ),
  ]);
  expect(body.match(/<w:tblHeader\/>/g)).toHaveLength(2);
  expect(body.match(/<w:tblLook [^>]*w:firstColumn="(1|true)"/g)).toHaveLength(3);
  expect(parts['docProps/core.xml']).toContain(`<dc:title>${sampleDocument.title}</dc:title>`);
  expect(parts['word/styles.xml']).toMatch(/<w:lang [^>]*w:val="en"/);
});

test('each page repeats whose report it is, the warning and its number', PATIENT, async () => {
  const { repeated, parts } = readWord(await sharedDrawings.drawWord(sampleDocument));
  const { head, foot, warning } = sampleDocument.running;
  for (const text of [...head, ...foot, warning ?? '']) expect(squeezed(repeated)).toContain(squeezed(text));
  expect(parts['word/footer1.xml']).toMatch(/Page .*PAGE.* of .*NUMPAGES/s);
});

test('a document from right to left runs that way in every paragraph and table', PATIENT, async () => {
  const { body } = readWord(
    await sharedDrawings.drawWord({ ...sampleDocument, direction: 'rtl', language: 'ar' }),
  );
  const paragraphs = body.match(/<w:p>/g)?.length;
  expect(paragraphs).toBeGreaterThan(100);
  expect(body.match(/<w:bidi\/>/g)).toHaveLength(paragraphs ?? 0);
  expect(body.match(/<w:bidiVisual\/>/g)).toHaveLength(body.match(/<w:tbl>/g)?.length ?? 0);
});

test(
  'every height of a line says by which rule, which LibreOffice takes as fixed otherwise',
  PATIENT,
  async () => {
    const { parts } = readWord(await sharedDrawings.drawWord(sampleDocument));
    const spacings = Object.values(parts).flatMap((xml) => xml.match(/<w:spacing [^>]*w:line=[^>]*>/g) ?? []);
    expect(spacings.length).toBeGreaterThan(10);
    expect(spacings.filter((spacing) => !spacing.includes('w:lineRule="auto"'))).toEqual([]);
  },
);

test('the same document gives the same bytes', PATIENT, async () => {
  const first = await sharedDrawings.drawWord(sampleDocument);
  expect(Buffer.compare(await sharedDrawings.drawWord(sampleDocument), first)).toBe(0);
});

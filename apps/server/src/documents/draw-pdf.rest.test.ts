import type { ReportDocument } from '@hub/document/document';
import { expect, test } from 'vitest';
import { flat, readPdf } from '../../test/documents/read-pdf.ts';
import { sampleDocument, scoreTable } from '../../test/documents/sample-document.ts';
import { sharedDrawings } from '../../test/documents/shared-drawings.ts';
import { squeezed } from '../../test/documents/squeezed.ts';
import { createDrawings } from './drawings.ts';

const MINUTE = 60_000;
// Starting a process takes long on a busy machine.
const PATIENT = { timeout: 2 * MINUTE };
const draw = async (document: ReportDocument) => readPdf(await sharedDrawings.drawPdf(document));

const signedByName: ReportDocument = {
  ...sampleDocument,
  blocks: [
    {
      kind: 'signature',
      picture: null,
      typed: 'Nora E. Vale',
      name: 'Dr. Nora Vale',
      credentials: '',
      day: 'March 4, 2026',
    },
  ],
};

test('a typed signature stands above the name', PATIENT, async () => {
  const { texts } = await draw(signedByName);
  expect(squeezed(texts.join(''))).toContain(squeezed('Nora E. ValeDr. Nora ValeMarch 4, 2026'));
});

test.each([
  ['short', 3],
  ['as long as its page and a third', 48],
])('what follows an opening that is %s begins on the second page', PATIENT, async (_, lines) => {
  const line = (text: string) => ({ kind: 'paragraph' as const, look: 'normal' as const, runs: [{ text }] });
  const opening = Array.from({ length: lines }, (__, index) => line(`Line ${index + 1} of the opening.`));
  const { repeated } = await draw({
    ...sampleDocument,
    blocks: [...opening, { kind: 'page-break' }, line('What follows.')],
  });
  expect(repeated).toHaveLength(2);
});

test('each page repeats whose report it is, the warning and its number', PATIENT, async () => {
  const { repeated } = await draw(sampleDocument);
  const { head, foot, warning } = sampleDocument.running;
  expect(repeated.length).toBeGreaterThan(3);
  for (const [index, page] of repeated.entries()) {
    for (const text of [...head, ...foot, warning ?? '', `Page ${index + 1} of ${repeated.length}`]) {
      expect(squeezed(page)).toContain(squeezed(text));
    }
  }
});

test(
  'a screen reader finds one title, headings in order, figures with words and tables with headers',
  PATIENT,
  async () => {
    const { tags, title, language, isTagged } = await draw(sampleDocument);
    expect([title, language, isTagged]).toEqual([sampleDocument.title, 'en', true]);
    const all = flat(tags);
    const headings = sampleDocument.blocks.flatMap((block) =>
      block.kind === 'heading' ? [`H${block.level}`] : [],
    );
    expect(all.map(({ role }) => role).filter((role) => /^H\d$/.test(role))).toEqual(['H1', ...headings]);
    const alternatives = sampleDocument.blocks.flatMap((block) =>
      block.kind === 'figure' ? [block.alternative] : block.kind === 'signature' ? [block.name] : [],
    );
    expect(all.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual(alternatives);
    const rowsIn = (part: string) =>
      all
        .filter(({ role }) => role === part)
        .flatMap(({ children }) => children.map((row) => row.children.map(({ role }) => role).join(' ')));
    expect(new Set(rowsIn('THead'))).toEqual(new Set(['TH TH TH TH TH TH']));
    expect(new Set(rowsIn('TBody'))).toEqual(new Set(['TH TD TD TD TD TD']));
  },
);

test(
  'a table that goes on to another page repeats its header there, not for a screen reader',
  PATIENT,
  async () => {
    const { repeated } = await draw({ ...sampleDocument, blocks: [scoreTable(60)] });
    expect(repeated).toHaveLength(2);
    expect(squeezed(repeated[1] ?? '')).toContain('ScaleRawTIntervalPercentileBand');
  },
);

test('the same document gives the same bytes, from another process as well', PATIENT, async () => {
  const first = await sharedDrawings.drawPdf(sampleDocument);
  await sharedDrawings.drawPdf({ ...sampleDocument, title: '日本語 العربية' });
  const others = createDrawings();
  try {
    expect(Buffer.compare(await sharedDrawings.drawPdf(sampleDocument), first)).toBe(0);
    expect(Buffer.compare(await others.drawPdf(sampleDocument), first)).toBe(0);
  } finally {
    await others.close();
  }
  expect((await readPdf(first)).hasDate).toBe(false);
});

test.each([
  ['letter', [612, 792]],
  ['a4', [595, 842]],
] as const)('paper of the size %s', PATIENT, async (paper, size) => {
  expect((await draw({ ...sampleDocument, paper })).size).toEqual(size);
});

import { languages } from '@hub/contract/catalogs/languages';
import type { ReportDocument } from '@hub/document/document';
import { expect, test } from 'vitest';
import { languageSamples } from '../../test/documents/language-samples.ts';
import { readPdf } from '../../test/documents/read-pdf.ts';
import { sampleDocument } from '../../test/documents/sample-document.ts';
import { sharedDrawings } from '../../test/documents/shared-drawings.ts';
import { squeezed } from '../../test/documents/squeezed.ts';
import { fontsFor } from './fonts.ts';

const named = (text: string): ReportDocument => ({
  ...sampleDocument,
  running: { ...sampleDocument.running, head: [text] },
  blocks: [
    { kind: 'facts', items: [{ name: 'Client', value: text }] },
    {
      kind: 'paragraph',
      look: 'normal',
      runs: [{ text, bold: true }, { text: ' ' }, { text, italic: true }],
    },
  ],
});

test('there is a sample of each language of the catalog', () => {
  expect(Object.keys(languageSamples)).toEqual(
    expect.arrayContaining(languages.map(({ value }) => value).filter((name) => name !== 'Other')),
  );
});

test('each of them is drawn in its letters, never as a box', { timeout: 300_000 }, async () => {
  for (const [language, sample] of Object.entries(languageSamples)) {
    const { boxes, texts, replaced } = await readPdf(await sharedDrawings.drawPdf(named(sample)));
    expect([language, boxes]).toEqual([language, 0]);
    const drawn = [...squeezed(texts.join('') + replaced)];
    const missing = [...squeezed(sample)].filter((letter) => !drawn.includes(letter));
    expect([language, missing]).toEqual([language, []]);
  }
});

test('a letter that no font has is drawn as a box, which the test would find', {
  timeout: 120_000,
}, async () => {
  expect((await readPdf(await sharedDrawings.drawPdf(named('\u{12000}')))).boxes).toBeGreaterThan(0);
});

test.each([
  ['Ann', 'en', ['Inter']],
  ['Ann محمد', 'en', ['Inter', 'Noto Sans Arabic']],
  ['王小明', 'en', ['Inter', 'Noto Sans S Chinese']],
  ['王小明', 'zh-HK', ['Inter', 'Noto Sans T Chinese']],
  ['山田はな', 'en', ['Inter', 'Noto Sans Japanese']],
  ['김민준', 'en', ['Inter', 'Noto Sans Korean']],
  ['王小明 𨋢', 'en', ['Inter', 'Noto Sans S Chinese', 'Noto Sans T Chinese']],
])('%s in %s needs %s and loads nothing else', (text, language, families) => {
  expect(fontsFor(text, language)).toMatchObject({ families, missing: [] });
});

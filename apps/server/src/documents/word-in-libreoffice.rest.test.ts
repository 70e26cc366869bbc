import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReportDocument } from '@hub/document/document';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { goldenDocuments } from '../../../../packages/report/test/eight-clients.ts';
import { readWord } from '../../test/documents/read-word.ts';
import { sampleDocument } from '../../test/documents/sample-document.ts';
import { sharedDrawings } from '../../test/documents/shared-drawings.ts';
import { squeezed } from '../../test/documents/squeezed.ts';

const hasProgram = (name: string): boolean => {
  try {
    execFileSync('which', [name]);
    return true;
  } catch {
    return false;
  }
};

const PATIENT = 300_000;
const EMU_A_POINT = 12_700;
/** The size of the title, of which the second line must not lie over the first. */
const TITLE_POINTS = 20;
/** What LibreOffice rounds. */
const ALMOST = 0.95;

type Line = { text: string; top: number; bottom: number };

/** The lines of each page, as the PDF has them. */
function linesOf(pdf: string): Line[][] {
  const xml = execFileSync('pdftotext', ['-bbox-layout', pdf, '-'], { encoding: 'utf8', maxBuffer: 1e8 });
  return xml
    .split('<page ')
    .slice(1)
    .map((page) =>
      [...page.matchAll(/<line [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)"[^>]*>(.*?)<\/line>/gs)]
        .map(([, top, bottom, words = '']) => ({
          text: squeezed(
            [...words.matchAll(/<word [^>]*>([^<]*)<\/word>/g)].map(([, word]) => word).join(''),
          ),
          top: Number(top),
          bottom: Number(bottom),
        }))
        .toSorted((one, other) => one.top - other.top),
    );
}

/** The heights of the pictures of a Word file, in points, without the logo. */
const pictureHeights = (word: Uint8Array, document: ReportDocument): number[] => {
  const heights = [...readWord(word).body.matchAll(/<wp:extent cx="\d+" cy="(\d+)"/g)].map(
    ([, height]) => Number(height) / EMU_A_POINT,
  );
  return heights.slice(document.letterhead?.logo ? 1 : 0);
};

describe.runIf(hasProgram('soffice') && hasProgram('pdftotext'))('in LibreOffice', () => {
  const folder = mkdtempSync(join(tmpdir(), 'word-'));
  const documents = [
    { name: 'sample', document: sampleDocument },
    ...goldenDocuments().map(({ file, document }) => ({ name: file.replace('.json', ''), document })),
  ];
  const drawn = new Map<string, Uint8Array>();

  beforeAll(async () => {
    for (const { name, document } of documents) {
      const word = await sharedDrawings.drawWord(document);
      drawn.set(name, word);
      writeFileSync(join(folder, `${name}.docx`), word);
    }
    const files = documents.map(({ name }) => join(folder, `${name}.docx`));
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/profile`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        folder,
        ...files,
      ],
      { stdio: 'ignore' },
    );
  }, PATIENT);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(documents)(
    'every picture of $name has its height, and no line lies over another',
    ({ name, document }) => {
      const pages = linesOf(join(folder, `${name}.pdf`));
      expect(readFileSync(join(folder, `${name}.pdf`)).length).toBeGreaterThan(1000);
      const heights = pictureHeights(drawn.get(name) ?? new Uint8Array(), document);
      const figures = document.blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
      for (const [index, { caption }] of figures.entries()) {
        const start = squeezed(caption).slice(0, 30);
        const page = pages.find((lines) => lines.some(({ text }) => text.startsWith(start)));
        const at = page?.findIndex(({ text }) => text.startsWith(start)) ?? -1;
        expect(at, caption).toBeGreaterThanOrEqual(0);
        // A caption may have several lines; the picture is in the widest gap that follows.
        const after = page?.slice(at) ?? [];
        const gaps = after.slice(1).map(({ top }, place) => top - (after[place]?.bottom ?? top));
        expect(Math.max(...gaps), caption).toBeGreaterThan((heights[index] ?? 0) * ALMOST);
      }
      const title = squeezed(document.title);
      const ofTitle = (pages[0] ?? []).filter(({ text }) => text.length > 3 && title.includes(text));
      for (const [index, { top }] of ofTitle.slice(1).entries()) {
        expect(top - (ofTitle[index]?.top ?? 0), document.title).toBeGreaterThan(TITLE_POINTS * ALMOST);
      }
    },
  );
});

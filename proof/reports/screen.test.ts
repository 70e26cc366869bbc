import type { ReportDocument } from '@hub/document/document';
import { textOfDocument } from '@hub/document/text-of-document';
import { expect, test } from 'vitest';
import { goldenDocuments } from '../../packages/report/test/eight-clients.ts';
import { everyReport } from '../../packages/report/test/every-report.ts';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';

// Imported by its URL: the web app is typed for browsers, and these files are not.
const { screenOf } = (await import(new URL('../../apps/web/test/screen-of.ts', import.meta.url).href)) as {
  screenOf: (document: ReportDocument) => string;
};

/** Alongside other tests those of the eight clients; in the full run every format in every language, too. */
const reports = [
  ...goldenDocuments().map(({ file, document }) => ({ name: file, document })),
  ...everyReport().slice(0, count(0, Number.POSITIVE_INFINITY)),
].map((report) => ({ ...report, screen: screenOf(report.document) }));
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

const unescaped = (text: string) => text.replaceAll(/&([#\w]+);/g, (_, name) => ENTITIES[name] ?? '');

/** The words on a screen without spaces, and without those in plots. */
const wordsOf = (screen: string) =>
  unescaped(screen.replaceAll(/<svg.*?<\/svg>/gs, '').replaceAll(/<[^>]*>/g, '')).replaceAll(/\s/g, '');

const levelsOf = (screen: string) => [...screen.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

test('every report says on the screen what its document says, in its order and nothing else', () => {
  for (const { name, document, screen } of reports) {
    const { head, foot, warning } = document.running;
    const [before, blocks] = splitAtTitle(document);
    const said = [warning ?? '', ...before, head.join(' · '), ...blocks, foot.join(' · ')];
    expect(wordsOf(screen), name).toBe(said.join('').replaceAll(/\s/g, ''));
  }
  printFigures('Reports on the screen', { reports: reports.length });
});

/** Text that is repeated on each page is on the screen once, below the title. */
function splitAtTitle(document: ReportDocument) {
  const texts = textOfDocument(document);
  const end = textOfDocument({ ...document, blocks: [] }).length;
  return [texts.slice(0, end), texts.slice(end)] as const;
}

test('its headings, figures and tables are those of the document, in its language and direction', () => {
  for (const { name, document, screen } of reports) {
    const { blocks, language, direction } = document;
    expect(screen, name).toMatch(new RegExp(`^<article [^>]*lang="${language}" dir="${direction}"`));
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.level + 1] : []));
    expect(levelsOf(screen), name).toEqual([2, ...headings]);
    const alternatives = blocks.flatMap((block) => (block.kind === 'figure' ? [block.alternative] : []));
    expect(
      [...screen.matchAll(/<svg role="group" aria-label="([^"]*)"/g)].map(([, label = '']) =>
        unescaped(label),
      ),
      name,
    ).toEqual(alternatives);
    const tables = blocks.filter((block) => block.kind === 'table');
    const headersOf = (scope: string) => screen.match(new RegExp(`<th scope="${scope}"`, 'g'))?.length ?? 0;
    expect([headersOf('col'), headersOf('row')], name).toEqual([
      tables.reduce((sum, { columns }) => sum + columns.length, 0),
      tables.reduce((sum, { rows }) => sum + rows.length, 0),
    ]);
  }
});

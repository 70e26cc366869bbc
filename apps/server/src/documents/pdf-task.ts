import { readFileSync } from 'node:fs';
import type { Block, ReportDocument, Run } from '@hub/document/document';
import { layOutPlot } from '@hub/document/lay-out-plot';
import { printable } from '@hub/document/printable';
import { svgOf } from '@hub/document/svg-of';
import { textOfDocument } from '@hub/document/text-of-document';
import { reportTemplateFile } from '../paths.ts';
import { breakable } from './breakable.ts';
import type { Task } from './drawing-process.ts';
import { fontsFor } from './fonts.ts';
import { isLink } from './is-link.ts';

/** In pixels of the plot; the page scales it to the width of its lines. */
const PLOT_WIDTH = 640;
/** The maximum length of the repeated head and foot, so that they stay small. */
const MAX_RUNNING_LENGTH = 110;
const TEMPLATE = '/report.typ';

type Pdf = Extract<Task, { kind: 'pdf' }>;

/** The input of the template: the document, its pictures as separate files, and the fonts it needs. */
export function pdfTask(given: ReportDocument): Pdf {
  const document = printable(given);
  const { letterhead, running, language } = document;
  const [lang = 'en', region] = language.split('-');
  const plotTexts: string[] = [];
  const files: Pdf['files'] = {};
  const keep = (path: string, bytes: Uint8Array) => {
    files[`/${path}`] = bytes;
    return path;
  };
  const picture = (path: string, base64: string | null) =>
    base64 === null ? null : keep(path, Buffer.from(base64, 'base64'));

  // A text of the opposite direction keeps its own order, such as an address in an Arabic letter.
  const alone = (text: string) =>
    document.direction === 'rtl' && text !== '' ? `\u2068${breakable(text)}\u2069` : breakable(text);

  const drawnBlock = (block: Block, index: number) => {
    switch (block.kind) {
      case 'heading':
        return { ...block, text: breakable(block.text) };
      case 'paragraph':
        return { ...block, runs: block.runs.map(drawnRun) };
      case 'list':
        return { ...block, items: block.items.map((line) => line.map(drawnRun)) };
      case 'callout':
        return {
          ...block,
          title: breakable(block.title),
          paragraphs: block.paragraphs.map((line) => line.map(drawnRun)),
        };
      case 'facts':
        return {
          ...block,
          items: block.items.map(({ name, value }) => ({ name: breakable(name), value: alone(value) })),
        };
      case 'table':
        return {
          ...block,
          caption: breakable(block.caption),
          columns: block.columns.map((column) => ({ ...column, title: breakable(column.title) })),
          rows: block.rows.map((row) =>
            row.map(({ text, bold = false, tone = null }) => ({ text: alone(text), bold, tone })),
          ),
        };
      case 'figure': {
        const svg = svgOf(layOutPlot(block.plot, { width: PLOT_WIDTH, direction: document.direction }));
        plotTexts.push(svg);
        const { caption, alternative } = block;
        const file = keep(`figure-${index}.svg`, Buffer.from(svg));
        return { kind: block.kind, caption: breakable(caption), alternative, file };
      }
      case 'signature': {
        const { kind, name, credentials, day, typed = '' } = block;
        const file = picture(`signature-${index}.png`, block.picture);
        return {
          kind,
          typed: alone(typed),
          name: alone(name),
          credentials: alone(credentials),
          day,
          file,
        };
      }
      case 'page-break':
        return block;
    }
  };

  const blocks = document.blocks.map(drawnBlock);
  const runningTexts = [...running.head, ...running.foot, running.warning ?? '', running.pageLabel];
  const fonts = fontsFor([...textOfDocument(document), ...runningTexts, ...plotTexts].join(''), language);
  const data = {
    ...document,
    title: breakable(document.title),
    lang,
    region: region?.length === 2 ? region : null,
    fonts: fonts.families,
    letterhead: letterhead && {
      organization: alone(letterhead.organization),
      lines: letterhead.lines.map(alone),
      file: picture('logo.png', letterhead.logo),
    },
    running: {
      ...running,
      head: running.head.map(shortened),
      foot: running.foot.map(shortened),
    },
    blocks,
  };
  keep('document.json', Buffer.from(JSON.stringify(data)));
  files[TEMPLATE] = readFileSync(reportTemplateFile);
  return { kind: 'pdf', main: TEMPLATE, files, fonts: fonts.files };
}

const drawnRun = ({ text, bold = false, italic = false, underline = false, href = '' }: Run) => ({
  text: breakable(text),
  bold,
  italic,
  underline,
  href: isLink(href) ? href : null,
});

const shortened = (text: string) => {
  const letters = [...text];
  return breakable(
    letters.length > MAX_RUNNING_LENGTH ? `${letters.slice(0, MAX_RUNNING_LENGTH - 1).join('')}…` : text,
  );
};

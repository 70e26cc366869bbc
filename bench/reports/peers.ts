import type { Block, ReportDocument } from '@hub/document/document';
import { layOutPlot } from '@hub/document/lay-out-plot';
import { svgOf } from '@hub/document/svg-of';
import PDFDocument from 'pdfkit';
import { startBrowser } from '../../apps/e2e/browser.ts';
import { createDrawings } from '../../apps/server/src/documents/drawings.ts';
import { shown } from './times.ts';

const WARM_UP = 5;
const DRAWN = 30;

interface Peer {
  name: string;
  draw: (document: ReportDocument) => Promise<Uint8Array>;
  close: () => Promise<void>;
}

/**
 * The same document drawn by our tool and by others, one after the other. Each drawing has different words in
 * every line.
 */
export async function judgePeers(document: ReportDocument): Promise<void> {
  const drawings = createDrawings();
  const peers: Peer[] = [
    { name: 'Typst (tagged)', draw: drawings.drawPdf, close: async () => {} },
    { name: 'Word', draw: drawings.drawWord, close: drawings.close },
    pdfkitPeer(),
    await chromiumPeer(),
  ];
  for (const { name, draw, close } of peers) {
    const times: number[] = [];
    let bytes = 0;
    for (let number = 0; number < WARM_UP + DRAWN; number += 1) {
      const another = inOtherWords(document, number);
      const begin = performance.now();
      bytes = (await draw(another)).length;
      if (number >= WARM_UP) times.push(performance.now() - begin);
    }
    await close();
    console.log(
      `a Complete report, new in every line, by ${name}: ${shown(times)}, ${(bytes / 1024).toFixed(0)} kB`,
    );
  }
}

const WORDS = new Set(['text', 'value', 'name', 'title', 'caption']);

/** A number in every line makes caches of earlier drawings useless. */
const inOtherWords = (document: ReportDocument, number: number): ReportDocument =>
  JSON.parse(JSON.stringify(document), (key, value) =>
    WORDS.has(key) && typeof value === 'string' && value !== '' ? `${value} ${number}` : value,
  );

const textOf = (runs: { text: string }[]) => runs.map(({ text }) => text).join('');

/** The texts and tables by pdfkit, in this process: no structure, no plots, which it cannot draw from SVG. */
function pdfkitPeer(): Peer {
  const write = (pdf: PDFKit.PDFDocument, block: Block) => {
    if (block.kind === 'heading') pdf.fontSize(13).text(block.text);
    else if (block.kind === 'paragraph') pdf.fontSize(10).text(textOf(block.runs));
    else if (block.kind === 'list') pdf.list(block.items.map(textOf));
    else if (block.kind === 'facts') pdf.table({ data: block.items.map(({ name, value }) => [name, value]) });
    else if (block.kind === 'callout') pdf.text([block.title, ...block.paragraphs.map(textOf)].join('\n'));
    else if (block.kind === 'table') {
      pdf.table({
        data: [
          block.columns.map(({ title }) => title),
          ...block.rows.map((row) => row.map(({ text }) => text)),
        ],
      });
    }
  };
  return {
    name: 'pdfkit (no tags, no plots)',
    draw: (document) =>
      new Promise((resolve) => {
        const pdf = new PDFDocument({ size: 'LETTER' });
        const chunks: Buffer[] = [];
        pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
        pdf.on('end', () => resolve(Buffer.concat(chunks)));
        pdf.fontSize(21).text(document.title);
        for (const block of document.blocks) write(pdf, block);
        pdf.end();
      }),
    close: async () => {},
  };
}

/** The same as a page of the web, printed by Chromium, warm. */
async function chromiumPeer(): Promise<Peer> {
  const browser = await startBrowser();
  const page = await browser.newPage();
  return {
    name: 'Chromium (tagged)',
    async draw(document) {
      await page.setContent(htmlOf(document));
      return page.pdf({ format: 'Letter', tagged: true });
    },
    close: () => browser.close(),
  };
}

const htmlOf = ({ title, language, direction, blocks }: ReportDocument) =>
  `<!doctype html><html lang="${language}"><title>${title}</title><h1>${title}</h1>${blocks
    .map((block) => htmlOfBlock(block, direction))
    .join('')}`;

function htmlOfBlock(block: Block, direction: ReportDocument['direction']): string {
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${block.text}</h${block.level}>`;
    case 'paragraph':
      return `<p>${textOf(block.runs)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${textOf(item)}</li>`).join('')}</ul>`;
    case 'facts':
      return `<dl>${block.items.map(({ name, value }) => `<dt>${name}<dd>${value}`).join('')}</dl>`;
    case 'callout':
      return `<aside><b>${block.title}</b>${block.paragraphs.map((line) => `<p>${textOf(line)}</p>`).join('')}</aside>`;
    case 'figure':
      return `<figure>${svgOf(layOutPlot(block.plot, { width: 640, direction }))}<figcaption>${block.caption}</figure>`;
    case 'table':
      return `<table><thead><tr>${block.columns.map(({ title }) => `<th>${title}`).join('')}</thead>${block.rows
        .map((row) => `<tr>${row.map(({ text }) => `<td>${text}`).join('')}`)
        .join('')}</table>`;
    case 'signature':
      return `<p>${block.name}<br>${block.credentials}<br>${block.day}</p>`;
    case 'page-break':
      return '<div style="break-after: page"></div>';
  }
}

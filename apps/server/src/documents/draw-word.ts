import type { ReportDocument } from '@hub/document/document';
import { layOutPlot } from '@hub/document/lay-out-plot';
import { printable } from '@hub/document/printable';
import { svgOf } from '@hub/document/svg-of';
import { Document, HeadingLevel, Packer } from 'docx';
import type { Task } from './drawing-process.ts';
import { fontsFor } from './fonts.ts';
import { fixedZip } from './word/fixed-zip.ts';
import { drawBlock } from './word/word-blocks.ts';
import { margins, numbering, papers, styles } from './word/word-look.ts';
import { drawFoot, drawHead, drawLetterhead } from './word/word-running.ts';
import { paragraph, words } from './word/word-text.ts';

/** In pixels, both of the plot and of its picture: about 250 per inch of paper. */
const PLOT_WIDTH = 640;
const PICTURE_WIDTH = 1600;

/** The document as a Word file. The drawing process turns plots into pictures. */
export async function drawWord(
  given: ReportDocument,
  draw: (task: Task) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const document = printable(given);
  const { title, language, direction, paper, blocks } = document;
  const figures = new Map<number, Uint8Array>();
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== 'figure') continue;
    const svg = svgOf(layOutPlot(block.plot, { width: PLOT_WIDTH, direction }));
    const fonts = fontsFor(svg, language).files;
    figures.set(index, await draw({ kind: 'png', svg, width: PICTURE_WIDTH, fonts }));
  }
  const file = new Document({
    title,
    creator: document.letterhead?.organization ?? '',
    lastModifiedBy: '',
    styles: styles(language) ?? {},
    numbering: numbering ?? { config: [] },
    sections: [
      {
        properties: { page: { size: papers[paper], margin: margins } },
        headers: { default: drawHead(document) },
        footers: { default: drawFoot(document) },
        children: [
          ...drawLetterhead(document),
          paragraph(direction, { heading: HeadingLevel.HEADING_1, children: words(title, direction) }),
          ...blocks.flatMap((block, index) => drawBlock(block, index, document, figures)),
        ],
      },
    ],
  });
  return fixedZip(await Packer.toBuffer(file));
}

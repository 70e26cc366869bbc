import type { ReportDocument } from '@hub/document/document';
import type { PrintedForm } from '@hub/document/printed-form';
import { Problem } from '../http/problem.ts';
import { drawWord } from './draw-word.ts';
import {
  type DrawingProcess,
  type ProcessLimits,
  startDrawingProcess,
  type Task,
} from './drawing-process.ts';
import { formTask } from './form-task.ts';
import { withTextsOnce } from './pdf/texts-once.ts';
import { pdfTask } from './pdf-task.ts';
import { withRowHeaders } from './row-headers.ts';
import { warmUps } from './warm-up.ts';

interface Limits extends ProcessLimits {
  waiting: number;
}

const LIMITS: Limits = {
  secondsToStart: 40,
  secondsToDraw: 20,
  megabytes: 1500,
  drawnMegabytes: 128,
  waiting: 32,
};

/**
 * Matches texts whose letters may be drawn in pieces: combining marks and some letters of other scripts. Every letter
 * of western languages is one glyph, as are punctuation and signs.
 */
const DRAWN_IN_PIECES = /\p{M}|[\u0250-\u1fff\u2c00-\u{10ffff}]/u;

export interface Drawings {
  drawPdf: (document: ReportDocument) => Promise<Uint8Array>;
  drawWord: (document: ReportDocument) => Promise<Uint8Array>;
  drawForm: (form: PrintedForm) => Promise<Uint8Array>;
  /** The id of the drawing process, once there is one. */
  pid: () => number | undefined;
  close: () => Promise<void>;
}

/** Draws documents one at a time. The first drawing starts the process, which then stays warm. */
export function createDrawings(given: Partial<Limits> = {}): Drawings {
  const limits = { ...LIMITS, ...given };
  let drawer: DrawingProcess | undefined;
  let waiting = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  async function drawNow(task: Task): Promise<Uint8Array> {
    if (isClosed) throw new Problem('drawing-failed');
    if (!drawer || drawer.isOver()) drawer = startDrawingProcess(limits, warmUps());
    return drawer.draw(task);
  }

  async function draw(task: Task): Promise<Uint8Array> {
    if (waiting >= limits.waiting) throw new Problem('drawing-failed');
    waiting += 1;
    const drawn = last.then(() => drawNow(task));
    last = drawn
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    return drawn;
  }

  return {
    async drawPdf(document) {
      const pdf = withRowHeaders(await draw(pdfTask(document)));
      return DRAWN_IN_PIECES.test(JSON.stringify(document)) ? withTextsOnce(pdf) : pdf;
    },
    drawWord: (document) => drawWord(document, draw),
    drawForm: (form) => draw(formTask(form)),
    pid: () => (drawer?.isOver() ? undefined : drawer?.pid),
    async close() {
      isClosed = true;
      await drawer?.end();
    },
  };
}

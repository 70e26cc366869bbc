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
  /** After so many documents, or with so much memory, the process is replaced by a fresh one once that is warm. */
  recycleDocuments: number;
  recycleMegabytes: number;
  waiting: number;
}

const LIMITS: Limits = {
  secondsToStart: 40,
  secondsToDraw: 20,
  megabytes: 1500,
  reservedMegabytes: 700,
  recycleDocuments: 500,
  recycleMegabytes: 800,
  waiting: 32,
};

/**
 * Every letter of western languages is one glyph, as are punctuation and signs. Marks that stand on a letter, and some
 * letters of other scripts, are drawn in pieces.
 */
const DRAWN_IN_PIECES = /\p{M}|[\u0250-\u1fff\u2c00-\u{10ffff}]/u;

export interface Drawings {
  drawPdf: (document: ReportDocument) => Promise<Uint8Array>;
  drawWord: (document: ReportDocument) => Promise<Uint8Array>;
  drawForm: (form: PrintedForm) => Promise<Uint8Array>;
  /** Of the process that draws, once there is one. */
  pid: () => number | undefined;
  close: () => Promise<void>;
}

/** Draws documents, one at a time, in a process that is started with the first and stays warm. */
export function createDrawings(given: Partial<Limits> = {}): Drawings {
  const limits = { ...LIMITS, ...given };
  let drawer: DrawingProcess | undefined;
  /** Warms up while the other still draws, so that nobody waits for it. */
  let successor: DrawingProcess | undefined;
  let drawnByIt = 0;
  let waiting = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const freshDrawer = () => startDrawingProcess(limits, warmUps());

  function takeOver(): DrawingProcess {
    void drawer?.end();
    drawer = successor ?? freshDrawer();
    successor = undefined;
    drawnByIt = 0;
    return drawer;
  }

  function bringUpSuccessor(): void {
    if (successor || isClosed) return;
    const coming = freshDrawer();
    successor = coming;
    coming.ready.then(
      () => {
        last = last.then(() => {
          if (successor === coming) takeOver();
        });
      },
      () => {
        if (successor === coming) successor = undefined;
      },
    );
  }

  async function drawNow(task: Task): Promise<Uint8Array> {
    if (isClosed) throw new Problem('drawing-failed');
    const drawing = !drawer || drawer.isOver() ? takeOver() : drawer;
    const { bytes, megabytes } = await drawing.draw(task);
    drawnByIt += 1;
    if (drawnByIt >= limits.recycleDocuments || megabytes > limits.recycleMegabytes) bringUpSuccessor();
    return bytes;
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
      await Promise.all([drawer?.end(), successor?.end()]);
    },
  };
}

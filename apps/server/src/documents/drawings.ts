import type { ReportDocument } from '@hub/document/document';
import { Problem } from '../http/problem.ts';
import { drawWord } from './draw-word.ts';
import {
  type DrawingProcess,
  type ProcessLimits,
  startDrawingProcess,
  type Task,
} from './drawing-process.ts';
import { pdfTask } from './pdf-task.ts';
import { withRowHeaders } from './row-headers.ts';

interface Limits extends ProcessLimits {
  /** After so many documents, or with so much memory, the process is replaced by a fresh one. */
  recycleDocuments: number;
  recycleMegabytes: number;
  waiting: number;
}

const LIMITS: Limits = {
  secondsToStart: 60,
  secondsToDraw: 60,
  megabytes: 1500,
  recycleDocuments: 500,
  recycleMegabytes: 800,
  waiting: 32,
};

const WARM_UP: ReportDocument = {
  version: 1,
  language: 'en',
  direction: 'ltr',
  paper: 'letter',
  title: 'Report',
  letterhead: null,
  running: { head: ['Client'], foot: ['Practitioner'], warning: null, pageLabel: 'Page {n} of {m}' },
  blocks: [
    { kind: 'paragraph', look: 'normal', runs: [{ text: 'A line.' }] },
    {
      kind: 'table',
      caption: 'Scores',
      columns: [{ title: 'Scale', align: 'start', weight: 1 }],
      rows: [[{ text: 'Total', tone: 'good' }]],
    },
  ],
};

export interface Drawings {
  drawPdf: (document: ReportDocument) => Promise<Uint8Array>;
  drawWord: (document: ReportDocument) => Promise<Uint8Array>;
  /** Of the process that draws, once there is one. */
  pid: () => number | undefined;
  close: () => Promise<void>;
}

/** Draws documents, one at a time, in a process that is started with the first and stays warm. */
export function createDrawings(given: Partial<Limits> = {}): Drawings {
  const limits = { ...LIMITS, ...given };
  let drawer: DrawingProcess | undefined;
  let drawnByIt = 0;
  let waiting = 0;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  function freshDrawer(): DrawingProcess {
    drawnByIt = 0;
    return startDrawingProcess(limits, pdfTask(WARM_UP));
  }

  async function drawNow(task: Task): Promise<Uint8Array> {
    if (isClosed) throw new Problem('drawing-failed');
    if (!drawer || drawer.isOver()) drawer = freshDrawer();
    const { bytes, megabytes } = await drawer.draw(task);
    drawnByIt += 1;
    if (drawnByIt >= limits.recycleDocuments || megabytes > limits.recycleMegabytes) {
      void drawer.end();
      drawer = freshDrawer();
    }
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
    drawPdf: async (document) => withRowHeaders(await draw(pdfTask(document))),
    drawWord: (document) => drawWord(document, draw),
    pid: () => (drawer?.isOver() ? undefined : drawer?.pid),
    async close() {
      isClosed = true;
      await drawer?.end();
    },
  };
}

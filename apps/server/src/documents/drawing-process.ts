import { fork } from 'node:child_process';
import { Problem } from '../http/problem.ts';

/** Files by their paths, and the fonts that are needed. */
export type Task =
  | { kind: 'pdf'; main: string; files: Record<string, Uint8Array>; fonts: string[] }
  | { kind: 'png'; svg: string; width: number; fonts: string[] };

/** What the process says: first that it is there, then what came of each task. */
type DrawerMessage = 'ready' | { drawn: Uint8Array } | { refused: string };

export interface ProcessLimits {
  secondsToStart: number;
  /** Of the processor: a machine that stands still for a while spoils no drawing. */
  secondsToDraw: number;
  megabytes: number;
  /** What it may come to hold of documents that are drawn; then it begins anew, and stays warm. */
  drawnMegabytes: number;
}

export interface DrawingProcess {
  readonly pid: number | undefined;
  draw: (task: Task) => Promise<Uint8Array>;
  isOver: () => boolean;
  end: () => Promise<void>;
}

/** It is ended after so many times its limit, should it wait for something that never comes. */
const STUCK_AFTER = 5;
/** Given to a server that is gone soon, such as one of a test. It holds for this process, too. */
const COMPILED_QUICKLY = '--liftoff-only';
const DRAWER = new URL('./document-drawer.js', import.meta.url);

/**
 * A process that draws one document after the other, with an empty environment. One that takes too long or too much
 * memory, or that dies, takes the task along that it was at and nothing else. It draws something of each kind before it
 * counts as started: the first drawing of a process takes seconds.
 */
export function startDrawingProcess(limits: ProcessLimits, warmUps: readonly Task[]): DrawingProcess {
  const drawer = fork(DRAWER, [limits.megabytes, limits.drawnMegabytes].map(String), {
    serialization: 'advanced',
    env: {},
    execArgv: process.execArgv.filter((flag) => flag === COMPILED_QUICKLY),
    stdio: 'ignore',
  });
  let isOver = false;
  let onMessage: ((message: DrawerMessage) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;

  const over = new Promise<void>((resolve) => {
    const end = (error: Error) => {
      isOver = true;
      fail?.(error);
      resolve();
    };
    drawer.once('exit', () => end(new Problem('drawing-failed')));
    drawer.once('error', end);
  });
  drawer.on('message', (message: DrawerMessage) => onMessage?.(message));

  /** What it says next, within so many seconds. */
  function next(seconds: number): Promise<DrawerMessage> {
    return new Promise<DrawerMessage>((resolve, reject) => {
      if (isOver) reject(new Problem('drawing-failed'));
      const timer = setTimeout(() => drawer.kill('SIGKILL'), seconds * 1000);
      onMessage = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
      fail = (error) => {
        clearTimeout(timer);
        reject(error);
      };
    });
  }

  function ask(task: Task, seconds: number): Promise<DrawerMessage> {
    const answer = next(seconds * STUCK_AFTER);
    // It may be gone again; then its exit tells.
    drawer.send({ task, seconds }, () => {});
    return answer;
  }

  async function start(): Promise<void> {
    await next(limits.secondsToStart * STUCK_AFTER);
    for (const task of warmUps) await ask(task, limits.secondsToStart);
  }

  const ready = start();
  // The first task then fails with it.
  ready.catch(() => {});

  return {
    pid: drawer.pid,
    isOver: () => isOver,
    async draw(task) {
      await ready;
      const message = await ask(task, limits.secondsToDraw);
      if (message === 'ready' || 'refused' in message) {
        throw new Error(`the document cannot be drawn: ${message === 'ready' ? message : message.refused}`);
      }
      return message.drawn;
    },
    end() {
      drawer.kill('SIGKILL');
      return over;
    },
  };
}

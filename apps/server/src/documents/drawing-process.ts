import { fork } from 'node:child_process';
import { Problem } from '../http/problem.ts';

/** Files by their paths, and the fonts that are needed. */
export type Task =
  | { kind: 'pdf'; main: string; files: Record<string, Uint8Array>; fonts: string[] }
  | { kind: 'png'; svg: string; width: number; fonts: string[] };

/** A message of the process: first that it is ready, then the result of each task. */
type DrawerMessage = 'ready' | { drawn: Uint8Array } | { refused: string };

export interface ProcessLimits {
  secondsToStart: number;
  /** Seconds of processor time, so that a machine that pauses does not fail a drawing. */
  secondsToDraw: number;
  megabytes: number;
  /** The memory that drawn documents may take before the process is restarted and warmed up again. */
  drawnMegabytes: number;
}

export interface DrawingProcess {
  readonly pid: number | undefined;
  draw: (task: Task) => Promise<Uint8Array>;
  isOver: () => boolean;
  end: () => Promise<void>;
}

/** The process is killed after this many times its limit, in case it waits for something that never comes. */
const STUCK_AFTER = 5;
/** A flag of short-lived servers, such as those of tests. It is passed on to this process. */
const COMPILED_QUICKLY = '--liftoff-only';
const DRAWER = new URL('./document-drawer.js', import.meta.url);

/**
 * Starts a process that draws one document after the other, with an empty environment. If it takes too long, uses too
 * much memory or dies, only its current task fails. It draws one document of each kind before it counts as ready,
 * because the first drawing of a process takes seconds.
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

  /** The next message, within this many seconds. */
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
    // If the process has ended, its exit event reports the error.
    drawer.send({ task, seconds }, () => {});
    return answer;
  }

  async function start(): Promise<void> {
    await next(limits.secondsToStart * STUCK_AFTER);
    for (const task of warmUps) await ask(task, limits.secondsToStart);
  }

  const ready = start();
  // The first task then fails with this error.
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

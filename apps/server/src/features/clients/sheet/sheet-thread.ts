import { parentPort } from 'node:worker_threads';
import { UnreadableCsv } from './parse-lines.ts';
import { doSheetTask, type ReadSheet, type SheetTask } from './sheet-task.ts';

/** The result of a task. */
export type SheetAnswer = { read: ReadSheet } | { unreadable: string };

parentPort?.on('message', (task: SheetTask) => {
  parentPort?.postMessage(answer(task));
});

function answer(task: SheetTask): SheetAnswer {
  try {
    return { read: doSheetTask(task) };
  } catch (error) {
    if (error instanceof UnreadableCsv) return { unreadable: error.message };
    throw error;
  }
}

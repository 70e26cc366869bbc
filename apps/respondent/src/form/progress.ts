import { questionsAmong, type ShownItem } from './shown-items.ts';

export type Progress = {
  /** The numbers of the first and the last question on the screen; none at a text that is only read. */
  questions: { from: number; to: number } | undefined;
  done: number;
  total: number;
};

/** How far one is with these items on the screen. Only what is shown counts. */
export function progressAt(here: readonly ShownItem[], shown: readonly ShownItem[]): Progress {
  const numbers = questionsAmong(here).map(({ number }) => number);
  const [from, to] = [numbers[0], numbers.at(-1)];
  return {
    questions: from === undefined || to === undefined ? undefined : { from, to },
    done: here.at(-1)?.number ?? 0,
    total: questionsAmong(shown).length,
  };
}

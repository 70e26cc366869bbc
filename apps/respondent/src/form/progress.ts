import { questionsAmong, type ShownItem } from './shown-items.ts';

export type Progress = {
  /** The numbers of the first and the last question on the screen; undefined at a text without a question. */
  questions: { from: number; to: number } | undefined;
  done: number;
  total: number;
};

/** The progress at these items. Only shown items count. */
export function progressAt(here: readonly ShownItem[], shown: readonly ShownItem[]): Progress {
  const numbers = questionsAmong(here).map(({ number }) => number);
  const [from, to] = [numbers[0], numbers.at(-1)];
  return {
    questions: from === undefined || to === undefined ? undefined : { from, to },
    done: here.at(-1)?.number ?? 0,
    total: questionsAmong(shown).length,
  };
}

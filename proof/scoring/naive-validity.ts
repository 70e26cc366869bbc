import type { NaiveAnswers } from './naive-answers.ts';
import { above, atLeast, type Exact, exact, larger, minus, over, plus, smaller } from './naive-numbers.ts';

type Index = NonNullable<NaiveAnswers['definition']['validity']>[number];
type Range = [value: Exact, lowest: Exact, highest: Exact];

const NONE: Exact = [0n, 1n];
const ONE: Exact = [1n, 1n];

/** Calculates an index by docs/instruments.md. */
export function naiveValidity(answers: NaiveAnswers, index: Index): { value: Exact | null; state: string } {
  const range = measure(answers, index);
  if (!range) return { value: null, state: 'not-available' };
  const states = range.map((value) => {
    const isBeyond = (limit: number | string) =>
      index.kind === 'seconds-per-item' ? !above(value, exact(limit)) : atLeast(value, exact(limit));
    return isBeyond(index.extreme) ? 'extreme' : isBeyond(index.caution) ? 'caution' : 'acceptable';
  });
  const isSure = new Set(states).size === 1;
  return { value: range[0], state: isSure ? String(states[0]) : 'cannot-be-determined' };
}

export function naiveOmitted(answers: NaiveAnswers): string[] {
  return answers.ids.filter(
    (id) => ['choice', 'choices', 'number'].includes(answers.item(id).kind) && answers.isMissing(id),
  );
}

function measure(answers: NaiveAnswers, index: Index): Range | undefined {
  const surely = (value: Exact): Range => [value, value, value];
  if (index.kind === 'omitted') return surely([BigInt(naiveOmitted(answers).length), 1n]);
  if (index.kind === 'longest-run') return surely([BigInt(longestRun(answers)), 1n]);
  if (index.kind === 'seconds-per-item') {
    const times = answers.ids.filter(
      (id) => answers.isAnswered(id) && answers.input.timings?.[id] !== undefined,
    );
    if (times.length === 0) return undefined;
    const sum = times.map((id) => exact(answers.input.timings?.[id] ?? 0)).reduce(plus);
    return surely(over(sum, [BigInt(times.length), 1n]));
  }
  let total: Range = [NONE, NONE, NONE];
  const put = (ids: string[], [low, high]: [Exact, Exact]) => {
    if (ids.some((id) => !answers.isShown(id) && !answers.mightBeShown(id))) return;
    const isThere = ids.every((id) => answers.isAnswered(id));
    const isUncertain = ids.some((id) => answers.mightBeShown(id));
    const [lowest, highest] = isUncertain ? [smaller(low, NONE), larger(high, NONE)] : [low, high];
    total = [isThere ? plus(total[0], low) : total[0], plus(total[1], lowest), plus(total[2], highest)];
  };
  if (index.kind === 'inconsistency') {
    for (const { first, second } of index.pairs) {
      const [a, b] = [answers.limits(first), answers.limits(second)];
      // The farthest apart are two ends; the nearest are the same, unless one range lies above the other.
      const gaps = [minus(a[0], b[1]), minus(b[0], a[1])];
      const spans = [minus(a[1], b[0]), minus(b[1], a[0])];
      put([first.item, second.item], [[NONE, ...gaps].reduce(larger), spans.reduce(larger)]);
    }
  }
  if (index.kind === 'infrequency') {
    for (const { item, codes } of index.answers) {
      const value = answers.has(item, codes) ? ONE : NONE;
      put([item], answers.isAnswered(item) ? [value, value] : [NONE, ONE]);
    }
  }
  if (index.kind === 'impression') {
    for (const entry of index.items) put([entry.item], answers.limits(entry));
  }
  return total;
}

function longestRun(answers: NaiveAnswers): number {
  // One letter for each mark, a line break for what ends a run.
  const marks: string[] = [];
  for (const id of answers.ids) {
    const item = answers.item(id);
    if (item.kind === 'read' || !answers.isShown(id)) continue;
    if (item.kind === 'choice' && answers.isAnswered(id)) {
      marks.push(`${item.options}/${String(answers.input.answers[id])}`);
    } else marks.push('');
  }
  let longest = 0;
  for (let start = 0; start < marks.length; start += 1) {
    let length = 0;
    while (marks[start] && marks[start + length] === marks[start]) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { definition as schema } from '../packages/instrument/src/definition.ts';
import { type ScoreInput, score } from '../packages/instrument/src/score.ts';

const FILE = new URL('../apps/server/content/instruments/lbs-2.json', import.meta.url);
const FORM = 'parent';
const WARM_UP = 10_000;
const SCORES = 100_000;
/** Milliseconds for one score. */
const MAX_P99 = 2;
/** In megabytes: how much the heap may grow over that many scores. */
const MAX_GROWTH = 2;

const definition = schema.parse(JSON.parse(readFileSync(FILE, 'utf8')));
const items = definition.forms.find(({ id }) => id === FORM)?.pages.flatMap((page) => page.items) ?? [];

/** Answers to every item by a person of some age; different ones for each number. */
function responseSet(number: number): ScoreInput {
  const year = 2008 + (number % 12);
  return {
    form: FORM,
    answers: Object.fromEntries(items.map((id, index) => [id, String((number * 7 + index * index) % 4)])),
    birthDate: `${year}-05-15`,
    completedOn: '2026-06-01',
    sex: number % 2 ? 'male' : 'female',
    normGroup: 'combined',
    timings: Object.fromEntries(items.map((id) => [id, 2.5])),
  };
}

/** Milliseconds of each score, from short to long. */
function measure(scores: number): number[] {
  const inputs = Array.from({ length: 100 }, (_, number) => responseSet(number));
  const times = Array.from({ length: scores }, (_, number) => {
    const begin = performance.now();
    score(definition, inputs[number % inputs.length] as ScoreInput);
    return performance.now() - begin;
  });
  return times.sort((a, b) => a - b);
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

function heapInMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

/** How long scoring a form takes, and whether it keeps memory. */
measure(WARM_UP);
const before = heapInMegabytes();
const times = measure(SCORES);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
const [p50, p99] = [at(0.5), at(0.99)];
times.length = 0;
const after = heapInMegabytes();

console.log(`${definition.code} ${FORM}, ${SCORES.toLocaleString('en-US')} scores of ${items.length} items`);
console.log(`one score: p50 ${p50.toFixed(3)} ms, p99 ${p99.toFixed(3)} ms (at most ${MAX_P99})`);
console.log(`one item: ${((1000 * p50) / items.length).toFixed(1)} µs`);
console.log(
  `heap: ${before.toFixed(1)} MB after ${WARM_UP.toLocaleString('en-US')} scores, ${after.toFixed(1)} MB after ${(WARM_UP + SCORES).toLocaleString('en-US')}`,
);
if (p99 > MAX_P99 || after - before > MAX_GROWTH) process.exitCode = 1;

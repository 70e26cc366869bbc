import { type Definition, definition as schema } from '@hub/instrument/definition';
import { lint } from '@hub/instrument/lint';
import { score } from '@hub/instrument/score';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { type Random, seededRandom } from '../seeded-random.ts';
import { readForms, readInstruments } from './instruments.ts';
import { naiveScore } from './naive-score.ts';
import { randomAnswers } from './random-answers.ts';
import { randomDefinition } from './random-definition.ts';

const SEED = 20261117;

/** Scores random response sets with both scorers, and counts the outcomes. */
function compareScorers(
  random: Random,
  definition: Definition,
  form: string,
  sets: number,
): Map<string, number> {
  const seen = new Map<string, number>();
  for (let set = 0; set < sets; set += 1) {
    const input = randomAnswers(random, definition, form);
    const result = score(definition, input);
    const [ours, theirs] = [result, naiveScore(definition, input)].map((value) => JSON.stringify(value));
    if (ours !== theirs) {
      expect({ input, result, definition }).toEqual({ input, result: JSON.parse(theirs ?? ''), definition });
      expect(ours).toBe(theirs);
    }
    const kinds = [
      ...result.scales.map((scale) =>
        'reason' in scale ? scale.reason : scale.T === null ? 'raw only' : 'T',
      ),
      ...result.criteria.map(({ result: met }) => met),
      ...result.validity.map(({ state }) => state),
    ];
    for (const kind of kinds) seen.set(kind, (seen.get(kind) ?? 0) + 1);
  }
  return seen;
}

test.each(readForms())(
  'a second scorer agrees on every response set of $name',
  ({ name, definition, form }) => {
    const sets = count(100, 100_000);
    const seen = compareScorers(seededRandom(SEED), definition, form, sets);
    printFigures(`${name}, ${sets} response sets`, Object.fromEntries(seen));
  },
);

test('a second scorer agrees on instruments made by chance, in which every result occurs', () => {
  const random = seededRandom(SEED);
  const all = new Map<string, number>();
  const definitions = count(60, 10_000);
  for (let made = 0; made < definitions; made += 1) {
    const definition = randomDefinition(random);
    expect(schema.safeParse(definition).error?.issues).toBeUndefined();
    for (const [kind, times] of compareScorers(random, definition, 'self', 10)) {
      all.set(kind, (all.get(kind) ?? 0) + times);
    }
  }
  printFigures(`${definitions} instruments made by chance`, Object.fromEntries(all));
  expect([...all.keys()].sort()).toEqual(
    [
      'DEPENDS_ON',
      'NOT_ON_FORM',
      'NO_NORM_GROUP',
      'OUT_OF_NORM_RANGE',
      'T',
      'TOO_MANY_MISSING',
      'acceptable',
      'cannot-be-determined',
      'caution',
      'extreme',
      'met',
      'not-available',
      'not-met',
      'raw only',
    ].sort(),
  );
});

test('the instruments that are compared have no fault', () => {
  for (const definition of readInstruments()) expect(lint(definition)).toEqual([]);
});

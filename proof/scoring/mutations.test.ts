import type { Definition } from '@hub/instrument/definition';
import { lint } from '@hub/instrument/lint';
import { score } from '@hub/instrument/score';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { seededRandom } from '../seeded-random.ts';
import { readInstruments } from './instruments.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

const MOST_PER_KIND = count(100, 5000);

/** Whether a response set that was made for the change comes out otherwise, or lint refuses the definition. */
function isCaught(definition: Definition, { apply, vectors }: Mutation): boolean {
  const inputs = vectors(definition);
  const results = () => inputs.map((input) => JSON.stringify(score(definition, input)));
  const before = results();
  const restore = apply(definition);
  const isOther = results().some((result, index) => result !== before[index]);
  const caught = isOther || lint(definition).length > 0;
  restore();
  return caught;
}

const instruments = readInstruments();

test.each(instruments)('no single change of $code goes unnoticed', (definition) => {
  const random = seededRandom(4);
  const all = mutationsOf(definition);
  for (const kind of new Set(all.map((mutation) => mutation.kind))) {
    const mutations = all.filter((mutation) => mutation.kind === kind);
    const drawn = mutations
      .map((mutation) => ({ mutation, order: random.below(2 ** 30) }))
      .toSorted((a, b) => a.order - b.order)
      .slice(0, MOST_PER_KIND)
      .map(({ mutation }) => mutation);
    const survivors = drawn.filter((mutation) => !isCaught(definition, mutation)).map(({ place }) => place);
    printFigures(`${definition.code}, ${kind}`, { changes: drawn.length, survivors: survivors.length });
    expect(survivors).toEqual([]);
  }
});

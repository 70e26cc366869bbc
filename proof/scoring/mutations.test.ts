import type { Definition } from '@hub/instrument/definition';
import { lint } from '@hub/instrument/lint';
import { score } from '@hub/instrument/score';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { printFigures } from '../print-figures.ts';
import { seededRandom } from '../seeded-random.ts';
import { readInstruments } from './instruments.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

const MAX_PER_KIND = count(20, 5000);

/**
 * How a mutation is noticed: a response set that was made for it scores differently, or lint refuses the
 * definition.
 */
function noticedBy(definition: Definition, { apply, vectors }: Mutation): 'score' | 'lint' | 'nothing' {
  const inputs = vectors(definition);
  const results = () => inputs.map((input) => JSON.stringify(score(definition, input)));
  const before = results();
  const restore = apply(definition);
  const isOther = results().some((result, index) => result !== before[index]);
  const noticed = isOther ? 'score' : lint(definition).length > 0 ? 'lint' : 'nothing';
  restore();
  return noticed;
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
      .slice(0, MAX_PER_KIND)
      .map(({ mutation }) => mutation);
    const judged = drawn.map((mutation) => ({
      place: mutation.place,
      noticed: noticedBy(definition, mutation),
    }));
    const placesBy = (by: string) => judged.filter(({ noticed }) => noticed === by).map(({ place }) => place);
    const survivors = placesBy('nothing');
    printFigures(`${definition.code}, ${kind}`, {
      changes: `${drawn.length} of ${mutations.length}`,
      'noticed by scores': placesBy('score').length,
      'by lint': placesBy('lint').length,
      survivors: survivors.length,
    });
    expect(survivors).toEqual([]);
  }
});

import type { Definition } from '@hub/instrument/definition';
import type { ScoreInput } from '@hub/instrument/score';
import type { Random } from '../seeded-random.ts';
import { randomPart } from './random-definition.ts';

const PEOPLE = [
  { sex: 'female', normGroup: 'combined' },
  { sex: 'female', normGroup: 'female' },
  { sex: 'male', normGroup: 'combined' },
  { sex: 'male', normGroup: 'male' },
  { sex: 'male', normGroup: 'female' },
  { sex: 'another', normGroup: 'combined' },
  { sex: null, normGroup: 'male' },
] as const;

type Item = Definition['items'][number];

/** A randomly filled-in form: most items answered, in any order, by a person of any age. */
export function randomAnswers(random: Random, definition: Definition, form: string): ScoreInput {
  const found = definition.forms.find(({ id }) => id === form);
  const ids = new Set(found?.pages.flatMap(({ items }) => items));
  const items = definition.items.filter(({ id }) => ids.has(id));
  const switchedOff = items
    .filter((item) => 'optional' in item && item.optional && random.below(6) === 0)
    .map(({ id }) => id);
  const missing = random.pick([0, 0, 1, 2, 6]);
  const answered = items.filter(({ id }) => random.below(12) >= missing && !switchedOff.includes(id));
  const answers = answered
    .map((item) => [item.id, randomAnswer(random, definition, item)] as const)
    .sort(() => random.below(3) - 1);
  const times = random.below(4) > 0;
  return {
    form,
    answers: Object.fromEntries(answers),
    ...randomDays(random, found?.ages ?? { from: 0, to: 0 }),
    ...random.pick(PEOPLE),
    ...(switchedOff.length > 0 ? { switchedOff } : {}),
    ...(times ? { timings: Object.fromEntries(answered.map(({ id }) => [id, random.below(60) / 10])) } : {}),
  };
}

function randomAnswer(random: Random, definition: Definition, item: Item) {
  switch (item.kind) {
    case 'choice':
    case 'choices': {
      const codes = (definition.optionSets[item.options] ?? []).map(({ code }) => code);
      return item.kind === 'choice' ? random.pick(codes) : random.below(8) ? randomPart(random, codes) : [];
    }
    case 'number': {
      const steps = 10 ** (item.decimals ?? 0);
      const step = Math.round(item.min * steps) + random.below(Math.round((item.max - item.min) * steps) + 1);
      return step / steps;
    }
    case 'text':
      return random.pick(['', 'word']);
    case 'read':
      return null;
  }
}

/** A day, and a birth date before it, mostly so that the age is one of the form's. */
function randomDays(random: Random, { from, to }: { from: number; to: number }) {
  const completed = Date.UTC(2026, random.below(12), 1 + random.below(31));
  const months = Math.max(0, from - 1 + random.below(to - from + 3));
  const born = new Date(completed);
  born.setUTCMonth(born.getUTCMonth() - months, born.getUTCDate() - random.below(31));
  return { birthDate: dayOf(born), completedOn: dayOf(new Date(completed)) };
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

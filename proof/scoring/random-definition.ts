import type { Definition } from '@hub/instrument/definition';
import type { Random } from '../seeded-random.ts';

type Item = Definition['items'][number];
type Scale = Definition['scales'][number];
type ItemRule = Exclude<Scale['forms'][string], { raw: 'composite' }>;
type Weighted = ItemRule['items'][number];
type Rule = NonNullable<Definition['criteria']>[number]['rule'];
type Index = NonNullable<Definition['validity']>[number];
type Table = NonNullable<Definition['norms']>['tables'][number];

const text = { en: 'A text' };
const FORM = 'self';

/** An instrument with any feature of a definition; only its references are guaranteed to be valid. */
export function randomDefinition(random: Random): Definition {
  const items = randomItems(random);
  const scored = items.filter(({ kind }) => kind !== 'text' && kind !== 'read');
  const weighted = (item: Item) => randomWeights(random, item);
  const some = <T>(from: T[], most = from.length) => randomPart(random, from, most);
  const scales = randomScales(random, scored, weighted);
  const codes = scales.map(({ code }) => code);
  const withOptions = scored.filter(({ kind }) => kind !== 'number');
  const bandOf = random.pick(['raw', 'T'] as const);
  const middle = random.below(20);

  return {
    code: 'RANDOM',
    version: '1.0.0',
    languages: ['en'],
    name: text,
    about: text,
    optionSets: { three: options(3), four: options(4) },
    items,
    forms: [
      {
        id: FORM,
        respondent: 'self',
        name: text,
        ages: { from: 60, to: 200 },
        minutes: 1,
        maxOmitted: random.below(4),
        pages: [{ instructions: text, items: items.map(({ id }) => id) }],
      },
    ],
    scales,
    norms: { about: text, tables: codes.flatMap((code) => randomTables(random, code)) },
    bandSchemes: {
      levels: {
        of: bandOf,
        concern: 'high',
        bands: [
          { code: 'a', name: text, tone: 'good', to: middle },
          { code: 'b', name: text, tone: 'caution', from: middle + 1, below: `${middle * 2 + 5}/2` },
          { code: 'c', name: text, tone: 'concern', from: `${middle * 2 + 5}/2` },
        ],
      },
    },
    criteria: ['K', 'L', 'M'].map((code) => ({
      code,
      name: text,
      forms: [FORM],
      rule: randomRule(random, withOptions, scored, codes, weighted, 3),
    })),
    validity: randomIndices(random, withOptions, some(scored), weighted),
    critical: some(withOptions).map(({ id }) => ({ item: id, codes: [random.pick(['0', '1', '2'])], text })),
  };
}

const options = (count: number) => Array.from({ length: count }, (_, code) => ({ code: String(code), text }));
const optionCount = (item: Item) => ('options' in item && item.options === 'three' ? 3 : 4);

export const randomPart = <T>(random: Random, from: T[], most = from.length): T[] => {
  const chosen = from.filter(() => random.below(3) > 0).slice(0, most);
  return chosen.length > 0 ? chosen : from.slice(0, 1);
};

function randomItems(random: Random): Item[] {
  const shownBy: string[] = ['1'];
  return Array.from({ length: 5 + random.below(5) }, (_, index): Item => {
    const id = String(index + 1);
    const isShownBySome = index > 0 && random.below(4) === 0;
    const rest = {
      id,
      text,
      ...(isShownBySome
        ? { showWhen: { item: random.pick(shownBy), codes: randomPart(random, ['0', '1', '2']) } }
        : {}),
    };
    const optional = random.below(4) === 0;
    const kind =
      index === 0
        ? 'choice'
        : random.pick(['choice', 'choice', 'choice', 'choices', 'number', 'text', 'read'] as const);
    if (kind === 'choice' || kind === 'choices') {
      shownBy.push(id);
      return { ...rest, kind, optional, options: random.pick(['three', 'four']) };
    }
    if (kind === 'number') return { ...rest, kind, optional, min: -2, max: 5, decimals: random.below(2) };
    return kind === 'text' ? { ...rest, kind, maxLength: 5 } : { ...rest, kind };
  });
}

const randomAmount = (random: Random): number | string =>
  random.pick([0, 1, 2, 3, 4, -1, 0.5, '1/3', '-5/4', 2.25]);

function randomWeights(random: Random, item: Item): Weighted {
  if (item.kind === 'number') {
    const cut = random.below(4);
    const ranges = [
      { from: -2, to: cut, weight: randomAmount(random) },
      { from: cut + (item.decimals ? 0.1 : 1), to: 5, weight: randomAmount(random) },
    ];
    return { item: item.id, weights: random.below(2) ? 'value' : ranges };
  }
  const weights = Array.from(
    { length: optionCount(item) },
    (_, code) => [String(code), randomAmount(random)] as const,
  );
  return { item: item.id, weights: Object.fromEntries(weights) };
}

function randomScales(random: Random, items: Item[], weighted: (item: Item) => Weighted): Scale[] {
  const rounding = () => random.pick(['half-up', 'half-even', 'none'] as const);
  const afterwards = () => ({
    rounding: rounding(),
    ...(random.below(3) ? {} : { times: random.pick([2, '1/3', -1, 0.5]) }),
  });
  const scale = (code: string, rule: Scale['forms'][string]): Scale => ({
    code,
    name: text,
    bands: ['levels'],
    forms: { [random.below(12) ? FORM : 'other']: rule },
  });
  const plain = ['A', 'B', 'C', 'D'].map((code) => {
    const raw = random.pick(['sum', 'mean', 'max', 'count'] as const);
    const most = random.pick([0, 1, 2, '20%', '33.4%', '50%', '100%']);
    const missing = random.pick<ItemRule['missing']>([
      { do: 'refuse' },
      { do: 'substitute', most, value: randomAmount(random) },
      raw === 'sum' || raw === 'mean' ? { do: 'prorate', most } : { do: 'refuse' },
    ]);
    const rule = {
      raw,
      atLeast: 1,
      items: randomPart(random, items).map(weighted),
      missing,
      ...afterwards(),
    };
    if (raw === 'count') return scale(code, { ...rule, raw });
    const { atLeast: _, ...withoutLimit } = rule;
    return scale(code, { ...withoutLimit, raw });
  });
  const composite = (code: string, parts: string[]) =>
    scale(code, {
      raw: 'composite',
      of: random.pick(['raw', 'T'] as const),
      parts: randomPart(random, parts).map((part) => ({
        scale: part,
        ...(random.below(2) ? {} : { weight: random.pick([2, '1/2', -1]) }),
      })),
      ...afterwards(),
    });
  return [composite('Y', ['A', 'B']), ...plain, composite('Z', ['C', 'Y'])];
}

function randomTables(random: Random, scale: string): Table[] {
  if (random.below(6) === 0) return [];
  return (['combined', 'male', 'female'] as const).flatMap((group) => {
    if (random.below(5) === 0) return [];
    const cut = 100 + random.below(60);
    return [
      { from: 60, to: cut },
      { from: cut + 1, to: 200 },
    ].map((ages): Table => {
      const error = random.pick([{ sem: 3 }, { sem: '7/2' }, { reliability: 0.87 }, {}]);
      const shared = { form: FORM, scale, group, ages, n: 100, ...error };
      if (random.below(2)) {
        const [mean, sd] = [random.pick([2, '7/3', 40]), random.pick([1.5, 3, '10/3'])];
        return { ...shared, mean, sd, rounding: random.pick(['half-up', 'half-even', 'none'] as const) };
      }
      const rows = Array.from({ length: 30 }, (_, index) => {
        const T = 20 + index * 2;
        const percentile = random.below(4) ? index * 3 : { text: `<${index * 3 + 1}`, sort: index * 3 };
        const raw = index - 8;
        return random.below(3)
          ? { from: raw, to: `${raw * 3 + 2}/3`, T, percentile }
          : { raw, T, percentile };
      });
      return { ...shared, rows };
    });
  });
}

function randomRule(
  random: Random,
  withOptions: Item[],
  items: Item[],
  scales: string[],
  weighted: (item: Item) => Weighted,
  depth: number,
): Rule {
  const inner = () => randomRule(random, withOptions, items, scales, weighted, depth - 1);
  const several = () => Array.from({ length: 1 + random.below(3) }, inner);
  const kinds: (() => Rule)[] = [
    () => ({ answer: random.pick(withOptions).id, has: randomPart(random, ['0', '1', '2']) }),
    () => {
      const count = randomPart(random, items).map(weighted);
      return { count, weighing: randomAmount(random), atLeast: 1 + random.below(count.length) };
    },
    () => ({
      scale: random.pick(scales),
      score: random.pick(['raw', 'T'] as const),
      from: random.below(8) * 5,
    }),
    () => ({ scale: random.pick(scales), score: 'raw', from: -1, to: random.below(8) }),
    () => ({ scale: random.pick(scales), scheme: 'levels', bands: randomPart(random, ['a', 'b', 'c']) }),
    () => ({ all: several() }),
    () => ({ any: several() }),
    () => ({ not: inner() }),
    () => {
      const of = several();
      return { atLeast: 1 + random.below(of.length), of };
    },
  ];
  return random.pick(depth > 0 ? kinds : kinds.slice(0, 5))();
}

function randomIndices(
  random: Random,
  withOptions: Item[],
  items: Item[],
  weighted: (item: Item) => Weighted,
): Index[] {
  const shared = {
    name: text,
    forms: [FORM],
    explanation: { acceptable: text, caution: text, extreme: text },
  };
  const limits = () => {
    const caution = random.below(3);
    return { caution, extreme: caution + 1 + random.below(3) };
  };
  return [
    { code: 'O', kind: 'omitted', ...shared, ...limits() },
    {
      code: 'I',
      kind: 'inconsistency',
      ...shared,
      ...limits(),
      pairs: items.map((item) => ({ first: weighted(item), second: weighted(random.pick(items)) })),
    },
    {
      code: 'F',
      kind: 'infrequency',
      ...shared,
      ...limits(),
      answers: withOptions.map(({ id }) => ({ item: id, codes: randomPart(random, ['1', '2']) })),
    },
    { code: 'P', kind: 'impression', ...shared, ...limits(), items: items.map(weighted) },
    { code: 'T', kind: 'seconds-per-item', ...shared, caution: 2.5, extreme: 1 },
    { code: 'R', kind: 'longest-run', ...shared, ...limits() },
  ];
}

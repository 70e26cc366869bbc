import type { Definition } from '@hub/instrument/definition';
import type { ScoreInput } from '@hub/instrument/score';
import {
  answersWithMissing,
  answersWithRaw,
  type Entry,
  entriesOf,
  personOfTable,
  showing,
} from './vectors.ts';

type ItemRule = Exclude<Definition['scales'][number]['forms'][string], { raw: 'composite' }>;
type Kind = 'weight' | 'norm entry' | 'band edge' | 'age-band edge' | 'missing rule';

/** A single change of a definition, and the response sets that were made to notice it. */
export interface Mutation {
  kind: Kind;
  place: string;
  /** Changes the definition, and returns a function that undoes the change. */
  apply(definition: Definition): () => void;
  vectors(definition: Definition): ScoreInput[];
}

/** All single changes of these kinds. */
export const mutationsOf = (definition: Definition): Mutation[] => [
  ...weightMutations(definition),
  ...validityWeightMutations(definition),
  ...normMutations(definition),
  ...ageMutations(definition),
  ...bandMutations(definition),
  ...missingMutations(definition),
];

// biome-ignore lint/suspicious/noExplicitAny: a change may be made to any field.
type Holder = Record<string | number, any>;

const set =
  (find: (definition: Definition) => Holder, field: string | number, value: unknown) =>
  (definition: Definition) => {
    const holder = find(definition);
    const before = holder[field];
    holder[field] = value;
    return () => {
      holder[field] = before;
    };
  };

const ruleIn = ({ scales }: Definition, scale: number, form: string) => scales[scale]?.forms[form] as Holder;
const tableIn = ({ norms }: Definition, index: number) => norms?.tables[index] as Holder;

const NEARBY = [-1, 1];

/** In a count only the side of the limit matters, and in a maximum only the highest weight. */
function otherWeights(rule: ItemRule, weight: number): number[] {
  if (rule.raw === 'count')
    return [weight >= Number(rule.atLeast) ? Number(rule.atLeast) - 1 : Number(rule.atLeast)];
  return rule.raw === 'max' ? [weight + 1000] : NEARBY.map((by) => weight + by);
}

function weightMutations(definition: Definition): Mutation[] {
  return definition.scales.flatMap(({ forms }, scale) =>
    Object.entries(forms).flatMap(([form, rule]) => {
      if (rule.raw === 'composite') return [];
      const entries = entriesOf(definition, scale, form);
      return rule.items.flatMap((entry, place) =>
        weightChanges(definition, entry, (weight) => otherWeights(rule, weight)).map(
          ({ code, weights }): Mutation => ({
            kind: 'weight',
            place: `scales[${scale}].forms.${form}.items[${place}].weights.${code}`,
            apply: set((changed) => ruleIn(changed, scale, form).items[place], 'weights', weights),
            vectors: () => [
              personOfTable(definition, form, undefined, {
                ...answersWithRaw(definition, form, entries, 0),
                ...showing(definition, entry.item),
                [entry.item]: code,
              }),
            ],
          }),
        ),
      );
    }),
  );
}

/** The weights in indices of validity. */
function validityWeightMutations(definition: Definition): Mutation[] {
  return (definition.validity ?? []).flatMap((index, place) => {
    const entries =
      index.kind === 'inconsistency'
        ? index.pairs.flatMap((pair, at) => [
            { entry: pair.first, path: ['pairs', at, 'first'] },
            { entry: pair.second, path: ['pairs', at, 'second'] },
          ])
        : index.kind === 'impression'
          ? index.items.map((entry, at) => ({ entry, path: ['items', at] }))
          : [];
    return entries.flatMap(({ entry, path }) =>
      weightChanges(definition, entry, (weight) => NEARBY.map((by) => weight + by)).map(
        ({ code, weights }): Mutation => ({
          kind: 'weight',
          place: `validity[${place}].${path.join('.')}.weights.${code}`,
          apply: set(
            ({ validity = [] }) => path.reduce<Holder>((inside, key) => inside[key], validity[place] ?? {}),
            'weights',
            weights,
          ),
          vectors: () =>
            index.forms.map((form) =>
              personOfTable(definition, form, undefined, {
                ...answersWithRaw(definition, form, [], 0),
                ...showing(definition, entry.item),
                [entry.item]: code,
              }),
            ),
        }),
      ),
    );
  });
}

/** Each weight of an entry changed to each of the others. */
function weightChanges(
  { weightSets }: Definition,
  { weights: named }: ItemRule['items'][number],
  others: (weight: number) => number[],
): { code: string; weights: object }[] {
  const weights = typeof named === 'string' ? weightSets?.[named] : named;
  if (!weights || Array.isArray(weights)) return [];
  return Object.entries(weights).flatMap(([code, weight]) =>
    others(Number(weight)).map((other) => ({ code, weights: { ...weights, [code]: other } })),
  );
}

function normMutations(definition: Definition): Mutation[] {
  return (definition.norms?.tables ?? []).flatMap((table, index) => {
    if (!('rows' in table)) return [];
    const scale = definition.scales.findIndex(({ code }) => code === table.scale);
    const entries = entriesOf(definition, scale, table.form);
    return table.rows.flatMap((row, place) => {
      const { percentile } = row;
      const ends = 'raw' in row ? { raw: row.raw } : { from: row.from, to: row.to };
      const changes: [string, unknown][] = NEARBY.flatMap((by) => [
        ['T', row.T + by],
        ...Object.entries(ends)
          .filter(([end]) => !isOutwards(end, by, place, table.rows.length))
          .map(([end, raw]): [string, unknown] => [end, Number(raw) + by]),
        [
          'percentile',
          typeof percentile === 'number' ? percentile + by : { ...percentile, text: `${percentile.text}?` },
        ],
      ]);
      return changes.map(
        ([field, value]): Mutation => ({
          kind: 'norm entry',
          place: `norms.tables[${index}].rows[${place}].${field}`,
          apply: set((changed) => tableIn(changed, index).rows[place], field, value),
          vectors: () =>
            Object.values(ends).map((raw) =>
              personOfTable(
                definition,
                table.form,
                table,
                answersWithRaw(definition, table.form, entries, Number(raw)),
              ),
            ),
        }),
      );
    });
  });
}

/** There are no raw scores beyond the first and the last row, so extending these ranges changes nothing. */
const isOutwards = (end: string, by: number, place: number, rows: number) =>
  (end === 'from' && by < 0 && place === 0) || (end === 'to' && by > 0 && place === rows - 1);

function ageMutations(definition: Definition): Mutation[] {
  return (definition.norms?.tables ?? []).flatMap((table, index) => {
    const { form, ages } = table;
    const scale = definition.scales.findIndex(({ code }) => code === table.scale);
    const entries = entriesOf(definition, scale, form);
    return (['from', 'to'] as const).flatMap((end) =>
      NEARBY.map(
        (by): Mutation => ({
          kind: 'age-band edge',
          place: `norms.tables[${index}].ages.${end}`,
          apply: set((changed) => tableIn(changed, index).ages, end, ages[end] + by),
          vectors: () =>
            [ages[end], ages[end] + by].map((months) =>
              personOfTable(
                definition,
                form,
                table,
                answersWithRaw(definition, form, entries, entries.length),
                months,
              ),
            ),
        }),
      ),
    );
  });
}

function bandMutations(definition: Definition): Mutation[] {
  return Object.entries(definition.bandSchemes ?? {}).flatMap(([name, { bands }]) =>
    bands.flatMap((band, index) =>
      (['from', 'to', 'below'] as const).flatMap((end) => {
        const edge = band[end];
        if (edge === undefined) return [];
        return NEARBY.map(
          (by): Mutation => ({
            kind: 'band edge',
            place: `bandSchemes.${name}.bands[${index}].${end}`,
            apply: set(
              (changed) => changed.bandSchemes?.[name]?.bands[index] as Holder,
              end,
              Number(edge) + by,
            ),
            vectors: () => [Number(edge), Number(edge) + by].flatMap((T) => personWithT(definition, name, T)),
          }),
        );
      }),
    ),
  );
}

/** A person with this T in a scale with this band scheme, if the norms have it. */
function personWithT(definition: Definition, scheme: string, T: number): ScoreInput[] {
  const { norms, scales } = definition;
  for (const table of norms?.tables ?? []) {
    const scale = scales.findIndex(({ code }) => code === table.scale);
    const row = 'rows' in table && table.rows.find((candidate) => candidate.T === T);
    if (!row || !scales[scale]?.bands?.includes(scheme)) continue;
    const entries = entriesOf(definition, scale, table.form);
    const raw = Number('raw' in row ? row.raw : row.from);
    return [
      personOfTable(definition, table.form, table, answersWithRaw(definition, table.form, entries, raw)),
    ];
  }
  return [];
}

function missingMutations(definition: Definition): Mutation[] {
  return definition.scales.flatMap(({ forms }, scale) =>
    Object.entries(forms).flatMap(([form, rule]) => {
      if (rule.raw === 'composite') return [];
      const most = rule.missing.do === 'refuse' ? 0 : Number(rule.missing.most);
      const others = [
        { do: 'refuse' },
        { do: 'prorate', most: most + 1 },
        { do: 'prorate', most: Math.max(0, most - 1) },
        { do: 'substitute', most: most + 1, value: 0 },
        { do: 'substitute', most, value: 3 },
      ].filter(
        (other) => other.do !== rule.missing.do || JSON.stringify(other) !== JSON.stringify(rule.missing),
      );
      const entries: Entry[] = entriesOf(definition, scale, form);
      return others
        .filter((other) => !(rule.missing.do === 'refuse' && other.most === 0))
        .map(
          (other): Mutation => ({
            kind: 'missing rule',
            place: `scales[${scale}].forms.${form}.missing = ${JSON.stringify(other)}`,
            apply: set((changed) => ruleIn(changed, scale, form), 'missing', other),
            vectors: () =>
              [most, most + 1].map((missing) =>
                personOfTable(
                  definition,
                  form,
                  undefined,
                  answersWithMissing(definition, form, entries, missing),
                ),
              ),
          }),
        );
    }),
  );
}

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

/** One single change of a definition, and the response sets that were made to notice it. */
export interface Mutation {
  kind: Kind;
  place: string;
  /** Changes the definition, and answers how to change it back. */
  apply(definition: Definition): () => void;
  vectors(definition: Definition): ScoreInput[];
}

/** Every single change of these kinds. */
export const mutationsOf = (definition: Definition): Mutation[] => [
  ...weightMutations(definition),
  ...normMutations(definition),
  ...edgeMutations(definition),
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
      return rule.items.flatMap((entry, place) => {
        const weights =
          typeof entry.weights === 'string' ? definition.weightSets?.[entry.weights] : entry.weights;
        if (!weights || Array.isArray(weights)) return [];
        return Object.entries(weights).flatMap(([code, weight]) =>
          otherWeights(rule, Number(weight)).map(
            (other): Mutation => ({
              kind: 'weight',
              place: `scales[${scale}].forms.${form}.items[${place}].weights.${code}`,
              apply: set((changed) => ruleIn(changed, scale, form).items[place], 'weights', {
                ...weights,
                [code]: other,
              }),
              vectors: () => {
                const answers = answersWithRaw(definition, form, entriesOf(definition, scale, form), 0);
                return [
                  personOfTable(definition, form, undefined, {
                    ...answers,
                    ...showing(definition, entry.item),
                    [entry.item]: code,
                  }),
                ];
              },
            }),
          ),
        );
      });
    }),
  );
}

function normMutations(definition: Definition): Mutation[] {
  return (definition.norms?.tables ?? []).flatMap((table, index) => {
    if (!('rows' in table)) return [];
    const scale = definition.scales.findIndex(({ code }) => code === table.scale);
    const entries = entriesOf(definition, scale, table.form);
    return table.rows.flatMap((row, place) => {
      const { percentile } = row;
      const raw = Number('raw' in row ? row.raw : row.from);
      const changes: [string, unknown][] = NEARBY.flatMap((by) => [
        ['T', row.T + by],
        ...('raw' in row ? [['raw', raw + by] as [string, unknown]] : []),
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
          vectors: () => [
            personOfTable(
              definition,
              table.form,
              table,
              answersWithRaw(definition, table.form, entries, raw),
            ),
          ],
        }),
      );
    });
  });
}

function edgeMutations(definition: Definition): Mutation[] {
  const ofAges = (definition.norms?.tables ?? []).flatMap(({ ages }, index) =>
    (['from', 'to'] as const).flatMap((end) =>
      NEARBY.map(
        (by): Mutation => ({
          kind: 'age-band edge',
          place: `norms.tables[${index}].ages.${end}`,
          apply: set((changed) => tableIn(changed, index).ages, end, ages[end] + by),
          vectors: () => [],
        }),
      ),
    ),
  );
  const ofBands = Object.entries(definition.bandSchemes ?? {}).flatMap(([name, { bands }]) =>
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
            vectors: () => [],
          }),
        );
      }),
    ),
  );
  return [...ofAges, ...ofBands];
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

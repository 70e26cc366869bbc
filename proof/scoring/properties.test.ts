import type { Definition } from '@hub/instrument/definition';
import { type ScoreInput, type ScoreResult, score } from '@hub/instrument/score';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { count } from '../counts.ts';
import { seededRandom } from '../seeded-random.ts';
import { readForms } from './instruments.ts';
import { randomAnswers } from './random-answers.ts';

const forms = readForms();
/** The number for each instrument, over all its forms. */
const runsOf = ({ forms: ofInstrument }: Definition) => ({
  numRuns: Math.ceil(count(60, 100_000) / ofInstrument.length),
});

type Item = Definition['items'][number];
type Rule = Definition['scales'][number]['forms'][string];
type ItemRule = Exclude<Rule, { raw: 'composite' }>;

const responses = (definition: Definition, form: string) =>
  fc.integer().map((seed) => randomAnswers(seededRandom(seed), definition, form));

const scaleOf = ({ scales }: ScoreResult, code: string) => scales.find(({ scale }) => scale === code);

/** Every T that the norms of the scale give; null where it has none. */
function possibleScores({ norms }: Definition, form: string, scale: string): Set<number | null> {
  const rows = (norms?.tables ?? []).flatMap((table) =>
    table.form === form && table.scale === scale && 'rows' in table ? table.rows : [],
  );
  return new Set(rows.length > 0 ? rows.map(({ T }) => T) : [null]);
}

/**
 * The items that a scale depends on: its own, those of its parts, and those that decide whether they are
 * shown.
 */
function itemsBelow(definition: Definition, code: string, form: string): Set<string> {
  const rule = definition.scales.find((scale) => scale.code === code)?.forms[form];
  if (!rule) return new Set();
  if (rule.raw === 'composite') {
    return new Set(rule.parts.flatMap(({ scale }) => [...itemsBelow(definition, scale, form)]));
  }
  const below = new Set<string>();
  const add = (id: string) => {
    below.add(id);
    const shownBy = definition.items.find((item) => item.id === id)?.showWhen?.item;
    if (shownBy !== undefined && !below.has(shownBy)) add(shownBy);
  };
  for (const { item } of rule.items) add(item);
  return below;
}

const optionsOf = (definition: Definition, item: Item) =>
  item.kind === 'choice' ? (definition.optionSets[item.options] ?? []).map(({ code }) => code) : [];

const withAnswer = (input: ScoreInput, id: string, answer: string): ScoreInput => ({
  ...input,
  answers: { ...input.answers, [id]: answer },
});

test.each(forms)(
  '$name: a scale has a score within the range of its norms, or a reason',
  ({ definition, form }) => {
    const possible = new Map(
      definition.scales.map(({ code }) => [code, possibleScores(definition, form, code)]),
    );
    fc.assert(
      fc.property(responses(definition, form), (input) => {
        for (const scale of score(definition, input).scales) {
          if ('reason' in scale) {
            expect(Object.keys(scale)).not.toContain('raw');
            continue;
          }
          expect(Number.isFinite(scale.raw)).toBe(true);
          expect(possible.get(scale.scale)?.has(scale.T)).toBe(true);
        }
      }),
      runsOf(definition),
    );
  },
);

test.each(forms)('$name: an answer outside a scale changes nothing of it', ({ definition, form }) => {
  const choices = definition.items.filter(({ kind }) => kind === 'choice');
  const scales = definition.scales.map(({ code }) => ({ code, below: itemsBelow(definition, code, form) }));
  const place = fc.nat(1_000_000);
  fc.assert(
    fc.property(responses(definition, form), place, place, (input, which, code) => {
      const given = choices.filter(({ id }) => typeof input.answers[id] === 'string');
      const item = given[which % Math.max(given.length, 1)];
      if (!item) return;
      const options = optionsOf(definition, item);
      const other = withAnswer(input, item.id, options[code % options.length] ?? '');
      const [before, after] = [score(definition, input), score(definition, other)];
      const others = scales.filter(({ below }) => !below.has(item.id));
      const [first, second] = [before, after].map((result) =>
        others.map(({ code: scale }) => scaleOf(result, scale)),
      );
      expect(second).toEqual(first);
    }),
    runsOf(definition),
  );
});

test.each(forms)('$name: an answer that weighs more never lowers a score', ({ definition, form }) => {
  const shows = new Set(definition.items.map(({ showWhen }) => showWhen?.item));
  const rules = definition.scales.flatMap(({ code, forms: rulesOf }) => {
    const rule = rulesOf[form];
    return rule && rule.raw !== 'composite' ? [{ code, rule }] : [];
  });
  const place = fc.nat(1_000_000);
  fc.assert(
    fc.property(responses(definition, form), place, place, place, (input, which, entry, code) => {
      const scale = rules[which % Math.max(rules.length, 1)];
      const chosen = scale?.rule.items[entry % scale.rule.items.length];
      const item = definition.items.find(({ id }) => id === chosen?.item);
      if (!scale || !chosen || !item || shows.has(item.id)) return;
      const before = input.answers[item.id];
      const options = optionsOf(definition, item);
      const after = options[code % Math.max(options.length, 1)];
      if (typeof before !== 'string' || after === undefined) return;
      const [less, more] = [before, after].toSorted(
        (a, b) => weightOf(definition, chosen, a) - weightOf(definition, chosen, b),
      ) as [string, string];
      const [low, high] = [less, more].map((answer) =>
        scaleOf(score(definition, withAnswer(input, item.id, answer)), scale.code),
      );
      if (!low || !high || 'reason' in low || 'reason' in high) return;
      expect(high.raw).toBeGreaterThanOrEqual(low.raw);
      expect(high.T ?? 0).toBeGreaterThanOrEqual(low.T ?? 0);
      expect(high.percentile?.sort ?? 0).toBeGreaterThanOrEqual(low.percentile?.sort ?? 0);
    }),
    runsOf(definition),
  );
});

function weightOf(definition: Definition, { weights }: ItemRule['items'][number], code: string): number {
  const set = typeof weights === 'string' ? definition.weightSets?.[weights] : weights;
  return set && !Array.isArray(set) ? Number(set[code]) : 0;
}

test.each(forms)('$name: order does not matter, and twice gives the same bytes', ({ definition, form }) => {
  fc.assert(
    fc.property(responses(definition, form), (input) => {
      const bytes = JSON.stringify(score(definition, input));
      const answers = Object.fromEntries(Object.entries(input.answers).reverse());
      expect(JSON.stringify(score(definition, input))).toBe(bytes);
      expect(JSON.stringify(score(definition, { ...input, answers }))).toBe(bytes);
    }),
    runsOf(definition),
  );
});

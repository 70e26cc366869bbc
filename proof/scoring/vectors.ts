import type { Definition } from '@hub/instrument/definition';
import type { ScoreInput } from '@hub/instrument/score';

type Table = NonNullable<Definition['norms']>['tables'][number];
type Answers = ScoreInput['answers'];

/** An item with its answers by weight. */
export interface Entry {
  item: string;
  answers: [answer: string | number, weight: number][];
}

/** The items that a scale adds up, through its parts if it is a composite. */
export function entriesOf(definition: Definition, scale: number, form: string): Entry[] {
  const rule = definition.scales[scale]?.forms[form];
  if (!rule) return [];
  if (rule.raw === 'composite') {
    return rule.parts.flatMap((part) =>
      entriesOf(
        definition,
        definition.scales.findIndex(({ code }) => code === part.scale),
        form,
      ),
    );
  }
  return rule.items.map(({ item: id, weights: named }) => {
    const item = definition.items.find((candidate) => candidate.id === id);
    if (item?.kind === 'number') return { item: id, answers: [[item.min, item.min]] };
    const weights = typeof named === 'string' ? definition.weightSets?.[named] : named;
    const answers = Object.entries(weights ?? {}).map(([code, weight]): Entry['answers'][number] => [
      code,
      Number(weight),
    ]);
    return { item: id, answers: answers.sort((a, b) => b[1] - a[1]) };
  });
}

/** Answers to every item of the form; these entries add up to the raw score. */
export function answersWithRaw(definition: Definition, form: string, entries: Entry[], raw: number): Answers {
  const answers = everyItem(definition, form);
  let rest = raw;
  for (const { item, answers: possible } of entries) {
    const [answer, weight] = possible.find(([, weighs]) => weighs <= rest) ?? possible.at(-1) ?? ['', 0];
    answers[item] = Array.isArray(answers[item]) ? [String(answer)] : answer;
    rest -= weight;
  }
  return answers;
}

/** Varied answers to all entries but the last ones, of which this many are missing. */
export function answersWithMissing(
  definition: Definition,
  form: string,
  entries: Entry[],
  missing: number,
): Answers {
  const answers = everyItem(definition, form);
  entries.forEach(({ item, answers: possible }, index) => {
    answers[item] =
      index >= entries.length - missing ? null : (possible[index % possible.length]?.[0] ?? null);
  });
  return answers;
}

/** The answers that make an item visible. */
export function showing(definition: Definition, item: string): Answers {
  const showWhen = definition.items.find(({ id }) => id === item)?.showWhen;
  if (!showWhen) return {};
  return { ...showing(definition, showWhen.item), [showWhen.item]: showWhen.codes[0] ?? null };
}

/** A person in the table's group, by default in its first month. */
export function personOfTable(
  definition: Definition,
  form: string,
  table: Table | undefined,
  answers: Answers,
  months = table?.ages.from ?? definition.forms.find(({ id }) => id === form)?.ages.from ?? 0,
): ScoreInput {
  const born = new Date(Date.UTC(2026, 5 - months, 15));
  const group = table?.group ?? 'combined';
  return {
    form,
    answers,
    birthDate: born.toISOString().slice(0, 10),
    completedOn: '2026-06-15',
    sex: group === 'combined' ? null : group,
    normGroup: group,
  };
}

/** The first option of every item. */
function everyItem(definition: Definition, form: string): Answers {
  const ids = definition.forms.find(({ id }) => id === form)?.pages.flatMap(({ items }) => items) ?? [];
  const answers: Answers = {};
  for (const item of definition.items) {
    if (!ids.includes(item.id) || item.kind === 'read' || item.kind === 'text') continue;
    if (item.kind === 'number') answers[item.id] = item.min;
    else {
      const first = definition.optionSets[item.options]?.[0]?.code ?? '';
      answers[item.id] = item.kind === 'choices' ? [first] : first;
    }
  }
  return answers;
}

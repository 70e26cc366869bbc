import type { Block } from '@hub/document/document';
import { type Contribution, findContributions } from '@hub/instrument/contributions';
import { findEvidence, type ValidityEvidence } from '@hub/instrument/validity-evidence';
import { itemCells, itemColumns } from '../parts/answers.ts';
import { h2, paragraph, section, table } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { formHead } from '../parts/head.ts';
import { method } from '../parts/method.ts';
import { numberOr } from '../parts/score-table.ts';
import { indexName, validityTable } from '../parts/trust.ts';
import { findCriticalAnswers } from '../reading/critical-answers.ts';
import type { ReadForm } from '../reading/read-form.ts';
import { readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';
import type { Words } from '../words/en.ts';

/**
 * Every item with its weight in each scale, the contribution of its answer, and whether it is critical or evidence of a
 * validity check.
 */
export function itemLevelReport(reading: Reading): Block[] {
  const { form, words, input } = reading;
  return [
    coverFacts(reading, form),
    ...formHead(reading, form),
    ...input.options.opening,
    h2(words.sections.items),
    paragraph(words.items.note, 'small'),
    itemTable(reading),
    ...section(reading, 'validity', () => validityTable(reading, form)),
    ...section(reading, 'method', () => method(reading, form, [])),
  ];
}

/** A row for each item and scale. */
function itemTable(reading: Reading): Block {
  const { form, words } = reading;
  const { columns, items: say, none } = words;
  const contributions = findContributions(form.definition, form.scored.input);
  const marks = marksOf(form, words);
  const rows = readItems(form, words).flatMap((item) => {
    const cells = itemCells(reading, item);
    const mark = (marks.get(item.id) ?? []).join('; ');
    const found = contributions.filter((each) => each.item === item.id);
    if (found.length === 0) return [[...cells, say.noScale, '', '', mark]];
    return found.map((each) => [
      ...cells,
      form.scales.find(({ code }) => code === each.scale)?.name ?? each.scale,
      weightsText(each, words),
      numberOr(each.contribution, none),
      mark,
    ]);
  });
  return table(
    say.caption,
    [
      ...itemColumns(reading),
      [columns.scale, 4],
      [columns.weights, 4],
      [columns.counts, 2, 'end'],
      [columns.marks, 4],
    ],
    rows,
  );
}

const weightsText = ({ weights }: Contribution, { items: say }: Words) =>
  weights === 'value'
    ? say.value
    : weights.map(({ answer, weight }) => say.weight(answer, weight)).join(', ');

/** The items whose answers are critical, or are evidence of a check that is not acceptable. */
function marksOf(form: ReadForm, words: Words): Map<string, string[]> {
  const marks = new Map<string, string[]>();
  const mark = (item: string, text: string) => marks.set(item, [...(marks.get(item) ?? []), text]);
  for (const { place, firstSaid } of findCriticalAnswers(form)) {
    const item = form.definition.critical?.[place]?.item;
    if (item === undefined || marks.has(item)) continue;
    mark(item, firstSaid === null ? words.items.critical : words.items.criticalAtFirst);
  }
  const states = new Map(form.result.validity.map(({ index, state }) => [index, state]));
  for (const { index, evidence } of findEvidence(form.definition, form.scored.input)) {
    if (states.get(index) === 'acceptable' || states.get(index) === 'not-available') continue;
    for (const item of itemsBehind(evidence)) mark(item, indexName(form, index));
  }
  return marks;
}

function itemsBehind(evidence: ValidityEvidence): string[] {
  switch (evidence.kind) {
    case 'inconsistency':
      return evidence.pairs
        .filter(({ difference }) => difference !== null && difference > 0)
        .flatMap(({ first, second }) => [first, second]);
    case 'seconds-per-item':
      return [];
    default:
      return evidence.items;
  }
}

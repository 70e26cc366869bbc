import type { Block } from '@hub/document/document';
import { findCriticalAnswers } from '../reading/critical-answers.ts';
import { momentText } from '../reading/moments.ts';
import type { ReadForm } from '../reading/read-form.ts';
import { answerText, type ReadItem, readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';
import { type Column, h3, paragraph, table } from './blocks.ts';

/** Number, text and answer of an item; without the text when items are left out. */
export const itemColumns = ({ words, input }: Reading): Column[] => [
  [words.columns.number, 1],
  ...(input.options.itemTexts ? [[words.columns.item, 8] as Column] : []),
  [words.columns.answer, 4],
];

export const itemCells = ({ input }: Reading, { number, text, answer }: ReadItem): string[] => [
  number,
  ...(input.options.itemTexts ? [text] : []),
  answer,
];

/** The answers of each scale. */
export function answersByScale(reading: Reading, form: ReadForm): Block[] {
  const { words } = reading;
  const items = readItems(form, words);
  const counted = new Set<string>();
  const tables = form.scales.flatMap(({ code, name }): Block[] => {
    const rule = form.definition.scales.find((scale) => scale.code === code)?.forms[form.form.id];
    if (!rule || rule.raw === 'composite') return [];
    const ids = new Set(rule.items.map(({ item }) => item));
    for (const id of ids) counted.add(id);
    const rows = items.filter(({ id }) => ids.has(id)).map((item) => itemCells(reading, item));
    return [h3(name), table(words.answers.caption(name), itemColumns(reading), rows)];
  });
  const others = items.filter(({ id }) => !counted.has(id)).map((item) => itemCells(reading, item));
  if (others.length === 0) return tables;
  const { others: title } = words.answers;
  return [...tables, h3(title), table(title, itemColumns(reading), others)];
}

/**
 * The critical answers that count and those that were first given, and who has acknowledged them; empty when the form
 * has no critical items.
 */
export function criticalAnswers(reading: Reading, form: ReadForm): Block[] {
  const { words } = reading;
  const { critical = [] } = form.definition;
  const items = readItems(form, words);
  const isOnForm = critical.some(({ item }) => items.some(({ id }) => id === item));
  if (!isOnForm) return [];
  const found = findCriticalAnswers(form);
  if (found.length === 0) return [paragraph(words.critical.none)];
  const rows = found.flatMap(({ place, firstSaid }) => {
    const entry = critical[place];
    const item = items.find(({ id }) => id === entry?.item);
    if (!entry || !item) return [];
    const now = item.answer;
    const answer =
      firstSaid === null ? now : words.critical.firstSaid(answerText(form, item.id, firstSaid), now);
    return [[...itemCells(reading, { ...item, answer }), form.text(entry.text)]];
  });
  return [
    table(words.critical.caption, [...itemColumns(reading), [words.columns.why, 6]], rows),
    ...(form.scored.alerts ?? []).map((alert) => paragraph(acknowledgement(reading, alert))),
  ];
}

type Alert = NonNullable<ReadForm['scored']['alerts']>[number];

function acknowledgement(reading: Reading, { at, acknowledged }: Alert): string {
  const { critical: say } = reading.words;
  const found = momentText(reading, at);
  if (!acknowledged) return say.notAcknowledged(found);
  const { byName, note } = acknowledged;
  const text = say.acknowledged(found, momentText(reading, acknowledged.at), byName);
  return reading.input.options.alertNotes && note !== '' ? `${text} ${say.note(note)}` : text;
}

import type { Block } from '@hub/document/document';
import type { Answers } from '@hub/instrument/filled-form';
import { dayText, momentText } from '../reading/moments.ts';
import type { ReadForm } from '../reading/read-form.ts';
import { answerText, readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';
import { carriesItems } from '../report-formats.ts';
import type { Correction, FactCorrection, ReportFormat } from '../report-input.ts';
import { type Column, h2, table } from './blocks.ts';

/** A form with its name in a report of several; without a name in a report of one. */
export type NamedForm = { name: string; form: ReadForm };

/** How much a format tells of corrections: each of them, how many, or only that there were some. */
const DETAIL: Record<ReportFormat, 'full' | 'count' | 'fact'> = {
  Audit: 'full',
  Complete: 'full',
  Score: 'count',
  InterventionTip: 'fact',
  Combined: 'count',
  Progress: 'count',
  Supplemental: 'count',
  Client: 'fact',
  Response: 'full',
  ItemLevel: 'full',
};

/** On the first page of every report: what was corrected after it was answered. Empty where nothing was. */
export function correctionBlocks(reading: Reading, named: readonly NamedForm[]): Block[] {
  const { words, input } = reading;
  const corrected = named.filter(({ form }) => allOf(form).length > 0);
  if (corrected.length === 0) return [];
  const { corrections: say } = words;
  switch (DETAIL[input.format]) {
    case 'full':
      return [h2(say.title), ...corrected.map(({ form }) => correctionTable(reading, form))];
    case 'count':
      return [
        callout(
          say.title,
          corrected.flatMap(({ name, form }) => countLines(reading, name, form)),
        ),
      ];
    case 'fact':
      return [callout(say.title, [say.fact(correctedOn(reading, corrected))])];
  }
}

/** The days on which something was corrected, in words. */
export const correctedOn = (reading: Reading, named: readonly NamedForm[]): string => {
  const moments = named.flatMap(({ form }) => allOf(form)).map(({ at }) => at);
  return [...new Set(moments.toSorted().map((at) => dayText(reading, at)))].join(', ');
};

export const isCorrected = (form: ReadForm) => allOf(form).length > 0;

const allOf = ({ scored }: ReadForm): (Correction | FactCorrection)[] => [
  ...scored.corrections,
  ...(scored.factCorrections ?? []),
];

const callout = (title: string, lines: string[]): Block => ({
  kind: 'callout',
  tone: 'caution',
  title,
  paragraphs: lines.map((text) => [{ text }]),
});

/** One line for all that somebody corrected on one day on one word. */
function countLines(reading: Reading, name: string, form: ReadForm): string[] {
  const { corrections: say } = reading.words;
  const lines = new Map<string, { answers: number; facts: string[] }>();
  const add = ({ at, byName, onWordOf = '' }: Correction | FactCorrection, fact?: FactCorrection['fact']) => {
    const told = say.by(dayText(reading, at), byName, onWordOf);
    const found = lines.get(told) ?? { answers: 0, facts: [] };
    if (fact) found.facts.push(say.facts[fact]);
    else found.answers += 1;
    lines.set(told, found);
  };
  for (const one of form.scored.corrections) add(one);
  for (const one of form.scored.factCorrections ?? []) add(one, one.fact);
  return [...lines].map(([told, { answers, facts }]) => {
    const what = [...(answers > 0 ? [say.answers(answers)] : []), ...facts];
    const text = say.count(reading.words.join(what), told);
    return name === '' ? text : say.ofForm(name, text);
  });
}

function correctionTable(reading: Reading, form: ReadForm): Block {
  const { words, input } = reading;
  const { columns, corrections: say } = words;
  const items = readItems(form, words);
  const showsCodes = !carriesItems(input.format);
  const showsTexts = !showsCodes && input.options.itemTexts;
  const answerOf = (item: string, answer: Answers[string]) => {
    if (answer === undefined || answer === null || [answer].flat().join('') === '') return say.noAnswer;
    return showsCodes ? [answer].flat().join(', ') : answerText(form, item, answer);
  };
  const toldOf = ({ at, byName, onWordOf = '' }: Correction | FactCorrection) =>
    say.by(momentText(reading, at), byName, onWordOf);
  return table(
    showsCodes ? say.captionOfCodes : say.caption,
    [
      [columns.number, 1],
      ...(showsTexts ? [[columns.item, 4] as Column] : []),
      [columns.before, 2],
      [columns.after, 2],
      [columns.told, 4],
      [columns.reason, 3],
    ],
    [
      ...form.scored.corrections.map((one) => {
        const item = items.find(({ id }) => id === one.item);
        return [
          item?.number ?? one.item,
          ...(showsTexts ? [item?.text ?? ''] : []),
          answerOf(one.item, one.before),
          answerOf(one.item, one.after),
          toldOf(one),
          one.reason,
        ];
      }),
      ...(form.scored.factCorrections ?? []).map((one) => [
        showsTexts ? '' : say.facts[one.fact],
        ...(showsTexts ? [say.facts[one.fact]] : []),
        factText(reading, one.fact, one.before),
        factText(reading, one.fact, one.after),
        toldOf(one),
        one.reason,
      ]),
    ],
  );
}

const factText = ({ words, page }: Reading, fact: FactCorrection['fact'], value: string): string => {
  if (value === '') return words.corrections.noAnswer;
  return fact === 'birth-date' ? page.day(value) : (words.corrections.sexes[value] ?? value);
};

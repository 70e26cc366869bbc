import type { Block } from '@hub/document/document';
import { totalSeconds } from '@hub/instrument/contributions';
import { itemCells, itemColumns } from '../parts/answers.ts';
import { type Column, facts, h2, paragraph, section, table } from '../parts/blocks.ts';
import { coverFacts } from '../parts/cover.ts';
import { formHead } from '../parts/head.ts';
import { method } from '../parts/method.ts';
import { numberText } from '../reading/numbers.ts';
import { type ReadItem, readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';

/** Every item with the answer as given, in the order of the form. */
export function responseReport(reading: Reading): Block[] {
  const { form, words, input } = reading;
  const items = readItems(form, words);
  return [
    coverFacts(reading, form),
    facts([[words.facts.timeTaken, timeTaken(reading)]]),
    ...formHead(reading, form),
    ...input.options.opening,
    ...section(reading, 'leftOut', () => leftOut(reading, items)),
    h2(words.sections.responses),
    responseTable(reading, items),
    ...section(reading, 'method', () => method(reading, form, [])),
  ];
}

function timeTaken({ form, words }: Reading): string {
  const seconds = totalSeconds(form.scored.input.timings);
  if (seconds === null) return words.onPaper;
  return words.minutes(Math.floor(seconds / 60), Math.round(seconds % 60));
}

function responseTable(reading: Reading, items: ReadItem[]): Block {
  const { form, words } = reading;
  const { timings } = form.scored.input;
  const seconds: Column[] = timings ? [[words.columns.seconds, 2, 'end']] : [];
  return table(
    words.responses.caption,
    [...itemColumns(reading), ...seconds],
    items.map((item) => {
      const spent = timings?.[item.id];
      return [
        ...itemCells(reading, item),
        ...(timings ? [spent === undefined ? words.none : numberText(spent)] : []),
      ];
    }),
  );
}

function leftOut({ words, form }: Reading, items: ReadItem[]): Block[] {
  const { responses: say } = words;
  const numbers = (which: (item: ReadItem) => boolean) =>
    words.join(items.filter(which).map(({ number }) => number));
  const omitted = numbers(({ id }) => form.result.omitted.includes(id));
  const off = numbers(({ status }) => status === 'switched-off');
  const hidden = numbers(({ status }) => status === 'hidden' || status === 'perhaps-hidden');
  return [
    ...(omitted === '' ? [say.complete] : [say.omitted(omitted)]),
    ...(off === '' ? [] : [say.switchedOff(off)]),
    ...(hidden === '' ? [] : [say.hidden(hidden)]),
  ].map((text) => paragraph(text));
}

import type { Block } from '@hub/document/document';
import type { ReadForm } from '../reading/read-form.ts';
import { readItems } from '../reading/read-items.ts';
import type { Reading } from '../reading/reading.ts';
import { facts, paragraph, table } from './blocks.ts';
import { ageText, normsText } from './cover.ts';
import { hasNorms } from './score-table.ts';

export type MethodPart = 'scores' | 'intervals' | 'standOuts' | 'differences' | 'changes';

/** How each number was obtained. */
export function method(reading: Reading, form: ReadForm, parts: MethodPart[]): Block[] {
  return [methodFacts(reading, form), ...methodSentences(reading, form, parts)];
}

function methodFacts({ words, page }: Reading, form: ReadForm): Block {
  const { facts: names } = words;
  const { scored, definition } = form;
  return facts([
    [names.instrument, `${form.instrument}, ${page.version(definition.version)}`],
    [names.form, form.text(form.form.name)],
    [names.norms, normsText(form, words)],
    [names.age, ageText(form, words)],
    [names.language, words.languages[scored.language] ?? scored.language],
    [names.administration, scored.number],
    [names.scoreVersion, String(scored.versionNumber)],
    [names.contentHash, scored.contentHash],
  ]);
}

/** The same for several forms, each with its name in the report. */
export function methodOfForms(
  reading: Reading,
  named: { name: string; form: ReadForm }[],
  parts: MethodPart[],
): Block[] {
  const { words } = reading;
  const { facts: names, columns } = words;
  return [
    table(
      words.method.forms,
      [
        [columns.completedForm, 4],
        [names.administration, 3],
        [names.instrument, 2.4],
        [names.norms, 3.2],
        [names.scoreVersion, 2, 'end'],
        [names.contentHash, 3.6],
      ],
      named.map(({ name, form }) => [
        name,
        form.scored.number,
        `${form.definition.code} ${form.definition.version}`,
        normsText(form, words),
        String(form.scored.versionNumber),
        form.scored.contentHash,
      ]),
    ),
    ...methodSentences(reading, reading.form, parts),
  ];
}

function methodSentences(reading: Reading, form: ReadForm, parts: MethodPart[]): Block[] {
  const { words, input } = reading;
  const { method: say } = words;
  const { norms } = form.definition;
  const off = readItems(form, words).filter(({ status }) => status === 'switched-off');
  const numbers = words.join(off.map(({ number }) => number));
  const sentences = {
    scores: words.scores.note,
    intervals: say.intervals(input.options.interval),
    standOuts: say.standOuts,
    differences: say.differences,
    changes: say.changes,
  };
  return [
    norms ? say.norms(form.text(norms.about)) : say.noNorms,
    ...(hasNorms(form) ? parts.map((part) => sentences[part]) : []),
    say.missing,
    ...(off.length > 0 ? [say.switchedOff(numbers)] : []),
  ].map((text) => paragraph(text, 'small'));
}

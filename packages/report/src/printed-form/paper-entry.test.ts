import type { AnswerBox, PrintedForm } from '@hub/document/printed-form';
import { formContent } from '@hub/instrument/form-content';
import { expect, test } from 'vitest';
import { actionOf } from '../../../../apps/web/src/features/assessments/paper/paper-keys.ts';
import { linesOf, type PaperLine } from '../../../../apps/web/src/features/assessments/paper/paper-lines.ts';
import { instruments } from '../../test/demonstration.ts';
import { makePrintedForm } from './make-printed-form.ts';

const printings = instruments.flatMap((definition) =>
  definition.forms.flatMap((form) =>
    definition.languages.map((language) => {
      const content = formContent(definition, form);
      const printed = makePrintedForm(content, {
        language,
        paper: 'a4',
        practitioner: 'Dana Whitfield',
        instrument: definition.code,
        given: null,
      });
      return { name: `${content.formId} in ${language}`, content, language, printed };
    }),
  ),
);

type Question = { item: string; number: number | null; text: string; boxes: AnswerBox[] };

/** All questions of a paper in reading order, with their boxes. */
const questionsOf = ({ parts }: PrintedForm): Question[] =>
  parts.flatMap((part): Question[] => {
    if (part.kind === 'question') {
      const { item, number, text, answer } = part;
      return [{ item, number, text, boxes: 'boxes' in answer ? answer.boxes : [] }];
    }
    return part.kind === 'grid' ? part.rows.map((row) => ({ ...row, boxes: part.boxes })) : [];
  });

/** The entry of a key on a line without an entry. */
function entered(line: PaperLine, key: string | null): unknown {
  const action = key === null ? undefined : actionOf(key, line, undefined);
  return action?.do === 'enter' && action.entry.mark === 'answer' ? [action.entry.value].flat() : undefined;
}

test.each(printings)('$name asks on paper what is entered from it, in the same order', (printing) => {
  const { content, language, printed } = printing;
  const lines = linesOf(content, language);
  const questions = questionsOf(printed);
  expect(questions.map(({ item, number }) => [item, number])).toEqual(
    lines.map(({ item, number }) => [item, number]),
  );
  // Questions about the rater are entered by their short names.
  const asked = (texts: readonly { number: number | null; text: string }[]) =>
    texts.filter(({ number }) => number !== null).map(({ text }) => text);
  expect(asked(questions)).toEqual(asked(lines));
});

test.each(printings)('$name has beside each box the key that enters it', ({ content, language, printed }) => {
  const lines = new Map(linesOf(content, language).map((line) => [line.item, line]));
  const boxes = questionsOf(printed).flatMap(({ item, boxes }) => boxes.map((box) => ({ item, ...box })));
  expect(boxes.length).toBeGreaterThan(0);
  for (const { item, key, code } of boxes) {
    expect(entered(lines.get(item) as PaperLine, key), `${item}, key ${key}`).toEqual([code]);
  }
});

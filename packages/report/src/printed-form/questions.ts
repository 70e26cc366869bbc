import type { AnswerBox, PrintedQuestion } from '@hub/document/printed-form';
import type { FormContent } from '@hub/instrument/form-content';
import type { PrintedWords } from './printed-words.ts';

export type Item = FormContent['pages'][number]['items'][number];
export type AskedItem = Exclude<Item, { kind: 'read' }>;
export type TextIn = (text: Record<string, string>) => string;

const LAST_KEY = 9;

/** In the order of the options, which is also that of the keys. */
export const boxesOf = (options: readonly { code: string; text: string }[]): AnswerBox[] =>
  options.map(({ code, text }, index) => ({ code, key: index < LAST_KEY ? String(index + 1) : null, text }));

/** The number of handwritten letters that fit on a line. */
const LETTERS_ON_A_LINE = 70;
const MAX_LINES = 6;

export type Asking = {
  number: number;
  words: PrintedWords;
  textIn: TextIn;
  /** The condition under which it is asked; empty if always. */
  condition: string[];
};

export function questionOf(item: AskedItem, { number, words, textIn, condition }: Asking): PrintedQuestion {
  return {
    kind: 'question',
    item: item.id,
    number,
    text: textIn(item.text),
    notes: [...condition, ...howToAnswer(item, words), ...(item.required ? [words.needed] : [])],
    answer: answerOf(item, textIn),
  };
}

function howToAnswer(item: AskedItem, words: PrintedWords): string[] {
  if (item.kind === 'choices') return [words.several];
  return item.kind === 'number' ? [words.numberBetween(item)] : [];
}

function answerOf(item: AskedItem, textIn: TextIn): PrintedQuestion['answer'] {
  switch (item.kind) {
    case 'choice':
    case 'choices':
      return {
        kind: item.kind === 'choice' ? 'one' : 'several',
        boxes: boxesOf(item.options.map(({ code, text }) => ({ code, text: textIn(text) }))),
      };
    case 'number': {
      const lengths = [item.min, item.max].map((end) => String(Math.trunc(end)).length);
      return { kind: 'number', digits: Math.max(...lengths), decimals: item.decimals };
    }
    case 'text':
      return { kind: 'text', lines: Math.min(MAX_LINES, Math.ceil(item.maxLength / LETTERS_ON_A_LINE)) };
  }
}

import { type Answers, fillForm, type ItemState } from '@hub/instrument/filled-form';
import { optionsOf } from '@hub/instrument/look-up';
import type { Words } from '../words/en.ts';
import { numberText } from './numbers.ts';
import type { ReadForm } from './read-form.ts';

/** An item of the form with its number and its answer in words. */
export interface ReadItem {
  id: string;
  /** Its number on the form, from 1; texts without a question are not counted. */
  number: string;
  text: string;
  status: ItemState['status'] | 'switched-off';
  answer: string;
}

export function readItems(read: ReadForm, words: Words): ReadItem[] {
  const { definition, form, scored, result, text } = read;
  const filled = fillForm(definition, form, scored.input.answers, result.switchedOff);
  return filled.items
    .filter(({ kind }) => kind !== 'read')
    .map((item, index): ReadItem => {
      const state = filled.stateOf(item.id);
      const isOff = result.switchedOff.includes(item.id);
      const status = isOff ? 'switched-off' : state.status;
      const answer =
        state.status === 'answered'
          ? answerText(read, item.id, state.answer)
          : words.answers[ANSWERS[status]];
      return { id: item.id, number: String(index + 1), text: text(item.text), status, answer };
    });
}

/** An answer in the words of its item. */
export function answerText(
  { definition, text }: ReadForm,
  itemId: string,
  answer: NonNullable<Answers[string]>,
): string {
  const item = definition.items.find(({ id }) => id === itemId);
  if (item?.kind !== 'choice' && item?.kind !== 'choices') {
    return typeof answer === 'number' ? numberText(answer) : String(answer);
  }
  const options = optionsOf(definition, item.options);
  return [answer]
    .flat()
    .map((code) => {
      const option = options.find((each) => each.code === code);
      return option ? text(option.text) : String(code);
    })
    .join('; ');
}

const ANSWERS = {
  answered: 'missing',
  missing: 'missing',
  hidden: 'hidden',
  'perhaps-hidden': 'hidden',
  'switched-off': 'switchedOff',
} as const;

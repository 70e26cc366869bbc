import { expect, test } from 'vitest';
import { smallForm } from '../../test/small-form.ts';
import type { Answers } from './answer-store.ts';
import { shownItems, unanswered } from './shown-items.ts';

const shown = (answers: Answers) => shownItems(smallForm, answers).map(({ item }) => item.id);

test('an item that hangs on another is shown with one of its codes alone', () => {
  expect(shown({})).toEqual(['read', 'sleep', 'pet', 'hours', 'note']);
  expect(shown({ pet: 'no' })).not.toContain('pets');
  expect(shown({ pet: 'yes' })).toEqual(['read', 'sleep', 'pet', 'pets', 'hours', 'note']);
});

test('one of several codes is enough', () => {
  expect(shown({ pet: 'yes', pets: ['fish', 'cat'] })).toContain('cat-name');
  expect(shown({ pet: 'yes', pets: ['fish'] })).not.toContain('cat-name');
});

test('what hangs on a hidden item is hidden, whatever was answered before', () => {
  expect(shown({ pet: 'no', pets: ['cat'] })).toEqual(['read', 'sleep', 'pet', 'hours', 'note']);
});

test('questions are counted as they are shown, and a text to read is none', () => {
  const numbers = (answers: Answers) => shownItems(smallForm, answers).map(({ number }) => number);
  expect(numbers({})).toEqual([0, 1, 2, 3, 4]);
  expect(numbers({ pet: 'yes' })).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the first item of each page that is shown is known', () => {
  const first = shownItems(smallForm, {}).filter(({ isFirstOfPage }) => isFirstOfPage);
  expect(first.map(({ item }) => item.id)).toEqual(['read', 'hours']);
});

test('unanswered are the questions on the screen without an answer', () => {
  const answers = { sleep: '0', pet: 'yes', hours: 0 };
  const open = unanswered(shownItems(smallForm, answers), answers);
  expect(open.map(({ item }) => item.id)).toEqual(['pets', 'note']);
});

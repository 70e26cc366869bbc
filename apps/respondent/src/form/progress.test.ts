import { expect, test } from 'vitest';
import { smallForm } from '../../test/small-form.ts';
import type { Answers } from './answer-store.ts';
import { type Layout, onScreen } from './place.ts';
import { progressAt } from './progress.ts';
import { shownItems } from './shown-items.ts';

function progress(itemId: string, answers: Answers = {}, layout: Layout = 'one') {
  const shown = shownItems(smallForm, answers);
  return progressAt(onScreen(shown, itemId, layout), shown);
}

test('a question is counted among those that are shown', () => {
  expect(progress('pet')).toEqual({ questions: { from: 2, to: 2 }, done: 2, total: 4 });
  expect(progress('hours', { pet: 'yes' })).toEqual({ questions: { from: 4, to: 4 }, done: 4, total: 5 });
});

test('a text to read is no question', () => {
  expect(progress('read')).toEqual({ questions: undefined, done: 0, total: 4 });
});

test('a page has a first and a last question', () => {
  expect(progress('read', {}, 'page')).toEqual({ questions: { from: 1, to: 2 }, done: 2, total: 4 });
});

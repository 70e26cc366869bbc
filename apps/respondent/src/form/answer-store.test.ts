import { expect, test } from 'vitest';
import { changed, isMissing, NOTHING_GIVEN } from './answer-store.ts';

const item = (itemId: string, answer: Parameters<typeof isMissing>[0]) =>
  ({ kind: 'item', itemId, answer }) as const;

test('an answer replaces the former one and leaves the others alone', () => {
  const first = changed(changed(NOTHING_GIVEN, item('a', '1')), item('b', 0));
  expect(changed(first, item('a', '2')).answers).toEqual({ a: '2', b: 0 });
});

test.each([[undefined], [''], [[]]])('%j takes an answer back', (answer) => {
  const given = changed(NOTHING_GIVEN, item('a', ['x']));
  expect(changed(given, item('a', answer)).answers).toEqual({});
});

test('zero is an answer', () => {
  expect([isMissing(0), isMissing('0')]).toEqual([false, false]);
});

test('what is asked about the rater is kept apart from the items', () => {
  const given = changed(NOTHING_GIVEN, { kind: 'rater', question: 'interpreter', code: 'yes' });
  expect(given).toEqual({ answers: {}, rater: { interpreter: 'yes' } });
});

import { expect, test } from 'vitest';
import {
  givenOf,
  isSameGiven,
  newDevice,
  nothingWaits,
  withAnswer,
  withCurrent,
  withSaved,
} from './kept-answers.ts';

const item = (itemId: string, answer: string | undefined, seconds?: number) =>
  ({ kind: 'item', itemId, answer, ...(seconds !== undefined && { seconds }) }) as const;
const current = (revision: number, answers: Record<string, string> = {}) => ({
  revision,
  answers,
  rater: {},
});

const begun = nothingWaits(current(7, { a: '1' }));

test('answers are numbered in order, know what was seen, and are shown over those of the server', () => {
  const kept = withAnswer(withAnswer(begun, item('a', '2', 3), false), item('a', undefined), false);
  expect(kept.waiting).toEqual([
    { number: 1, seen: 7, item: 'a', value: '2', seconds: 3 },
    { number: 2, seen: 7, item: 'a', value: null },
  ]);
  expect(givenOf(kept).answers).toEqual({});
});

test('what is typed replaces what was typed before, and takes the time of both', () => {
  const kept = withAnswer(withAnswer(begun, item('b', 'F', 2), true), item('b', 'Fe', 0.5), true);
  expect(kept.waiting).toEqual([{ number: 2, seen: 7, item: 'b', value: 'Fe', seconds: 2.5 }]);
});

test('about the rater is told apart from the items', () => {
  const kept = withAnswer(begun, { kind: 'rater', question: 'interpreter', code: 'yes' }, false);
  expect(kept.waiting[0]).toMatchObject({ item: 'rater.interpreter', value: 'yes' });
  expect(givenOf(kept)).toMatchObject({ answers: { a: '1' }, rater: { interpreter: 'yes' } });
});

test('what is acknowledged no longer waits and counts; what was given meanwhile still waits', () => {
  const sent = withAnswer(begun, item('a', '2'), false);
  const kept = withSaved(withAnswer(sent, item('b', '3'), false), { revision: 8, saved: [1], current: null });
  expect(kept.current).toEqual(current(8, { a: '2' }));
  expect(kept.waiting.map(({ number }) => number)).toEqual([2]);
});

test('another device counts where nothing waits here', () => {
  const kept = withSaved(withAnswer(begun, item('b', 'mine'), false), {
    revision: 9,
    saved: [],
    current: current(9, { a: 'theirs', b: 'theirs' }),
  });
  expect(givenOf(kept).answers).toEqual({ a: 'theirs', b: 'mine' });
});

test('an answer of the server that comes late changes nothing', () => {
  expect(withCurrent(begun, current(6))).toBe(begun);
});

test('the order of answers makes no difference', () => {
  const [one, other] = [current(1, { a: '1', b: '2' }), current(1, { b: '2', a: '1' })];
  expect(isSameGiven(one, other)).toBe(true);
  expect(isSameGiven(one, current(1, { a: '1' }))).toBe(false);
});

test('a device has a name of its own, as the contract asks for it', () => {
  const names = new Set(Array.from({ length: 100 }, newDevice));
  expect(names.size).toBe(100);
  for (const name of names)
    expect(name).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

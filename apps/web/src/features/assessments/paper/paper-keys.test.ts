import { expect, test } from 'vitest';
import { actionOf } from './paper-keys.ts';
import type { PaperLine } from './paper-lines.ts';

const options = ['a', 'b', 'c'].map((code) => ({ code, text: code }));
const line = (kind: 'choice' | 'choices', number: number | null = 1): PaperLine => ({
  item: 'one',
  number,
  text: 'One',
  kind,
  options,
});
const blank = { mark: 'blank' } as const;

test.each([
  ['1', { mark: 'answer', value: 'a' }],
  ['3', { mark: 'answer', value: 'c' }],
  ['0', blank],
  [' ', blank],
  ['x', { mark: 'double' }],
  ['X', { mark: 'double' }],
  ['*', { mark: 'double' }],
])('the key %j enters %j and moves on', (key, entry) => {
  expect(actionOf(key, line('choice'), undefined)).toEqual({ do: 'enter', entry, moveOn: true });
});

test('a digit without an option, and any other key, does nothing', () => {
  for (const key of ['4', '9', 'a', 'Tab', 'Escape']) {
    expect(actionOf(key, line('choice'), undefined), key).toBeUndefined();
  }
});

test('with several choices a digit ticks one more or one less, and stays', () => {
  const two = actionOf('2', line('choices'), { mark: 'answer', value: ['c'] });
  expect(two).toEqual({ do: 'enter', entry: { mark: 'answer', value: ['b', 'c'] }, moveOn: false });
  const none = actionOf('3', line('choices'), { mark: 'answer', value: ['c'] });
  expect(none).toEqual({ do: 'enter', entry: blank, moveOn: false });
  expect(actionOf('x', line('choices'), undefined)).toBeUndefined();
});

test('what is asked about the rater has no two marks', () => {
  expect(actionOf('x', line('choice', null), undefined)).toBeUndefined();
});

test('arrows go back and forth, also where something is typed, whose other keys are its own', () => {
  const typed: PaperLine = { item: 'n', number: 2, text: 'Times', kind: 'number' };
  expect(actionOf('ArrowDown', typed, undefined)).toEqual({ do: 'move', by: 1 });
  expect(actionOf('ArrowUp', line('choice'), undefined)).toEqual({ do: 'move', by: -1 });
  for (const key of ['1', '0', ' ', 'x']) expect(actionOf(key, typed, undefined), key).toBeUndefined();
});

import { expect, test } from 'vitest';
import { optionOfKey } from './answer-key.ts';

const options = ['never', 'sometimes', 'always'];
const pressed = (key: string, held = {}) => ({ key, altKey: false, ctrlKey: false, metaKey: false, ...held });

test.each([
  ['1', 'never'],
  ['3', 'always'],
  ['٢', 'sometimes'],
])('the key %s is %s', (key, option) => {
  expect(optionOfKey(options, pressed(key))).toBe(option);
});

test.each(['0', '4', 'a', 'Enter', 'F1', ' '])('the key %s is no option', (key) => {
  expect(optionOfKey(options, pressed(key))).toBeUndefined();
});

test('a shortcut of the browser is no answer', () => {
  expect(optionOfKey(options, pressed('1', { ctrlKey: true }))).toBeUndefined();
  expect(optionOfKey(options, pressed('1', { metaKey: true }))).toBeUndefined();
});

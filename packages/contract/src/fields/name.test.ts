import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { NAME_MAX_LENGTH, name } from './name.ts';

test.each([
  ['Dana', []],
  ['Zoë', []],
  ["O'Neill-Bräuer", []],
  ['李', []],
  ['x'.repeat(NAME_MAX_LENGTH), []],
  [` ${'x'.repeat(50)} `, []],
  ['x'.repeat(51), ['Maximum length exceeded']],
  ['', ['This field is required']],
  ['   ', ['This field is required']],
  [undefined, ['This field is required']],
])('name: %j', (typed, messages) => {
  expect(messagesOf(name, typed)).toEqual(messages);
});

test('a name is kept without the spaces around it', () => {
  expect(name.parse('  Mary Jane ')).toBe('Mary Jane');
});

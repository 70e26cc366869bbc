import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { requiredText } from './required.ts';
import { lengthOf } from './text.ts';

test.each<[string, unknown, string[]]>([
  ['text', 'Riverbend Elementary', []],
  ['text between spaces', '  Riverbend  ', []],
  ['as many characters as allowed', 'x'.repeat(20), []],
  ['as many as allowed without the spaces around them', ` ${'x'.repeat(20)} `, []],
  ['nothing', '', ['This field is required']],
  ['spaces', ' \t\n\u00a0', ['This field is required']],
  ['a missing value', undefined, ['This field is required']],
  ['null', null, ['This field is required']],
  ['one character more than allowed', 'x'.repeat(21), ['Maximum length exceeded']],
  ['a number', 5, ['Invalid input']],
])('required text: %s', (_, value, messages) => {
  expect(messagesOf(requiredText(20), value)).toEqual(messages);
});

test('a required text can ask in its own words', () => {
  const otherPronouns = requiredText(50, 'Please specify your pronouns');
  for (const value of ['', ' ', undefined]) {
    expect(messagesOf(otherPronouns, value)).toEqual(['Please specify your pronouns']);
  }
});

test('whatever is accepted comes out without spaces around it and within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const { data } = requiredText(20).safeParse(typed);
      if (data === undefined) return;
      expect(data).toBe(typed.trim());
      expect(data).not.toBe('');
      expect(lengthOf(data)).toBeLessThanOrEqual(20);
    }),
  );
});

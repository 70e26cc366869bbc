import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { COMMENT_MAX_LENGTH, charactersRemaining, comment, limitedText, TEXT_MAX_LENGTH } from './text.ts';

test.each([
  ['text of 100 characters', limitedText(), 'x'.repeat(TEXT_MAX_LENGTH), []],
  ['text of 101 characters', limitedText(), 'x'.repeat(101), ['Maximum length exceeded']],
  ['no text', limitedText(), '', []],
  ['a client id of 50 characters', limitedText(50), 'x'.repeat(50), []],
  ['a client id of 51 characters', limitedText(50), 'x'.repeat(51), ['Maximum length exceeded']],
  ['a comment of 500 characters', comment, 'x'.repeat(COMMENT_MAX_LENGTH), []],
  ['a comment of 501 characters', comment, 'x'.repeat(501), ['Maximum length exceeded']],
  ['no comment', comment, '', []],
])('limited text: %s', (_, rule, typed, messages) => {
  expect(messagesOf(rule, typed)).toEqual(messages);
});

test.each([
  ['', 100, '100 characters remaining'],
  ['Dana', 100, '96 characters remaining'],
  ['x'.repeat(99), 100, '1 characters remaining'],
  ['x'.repeat(500), 500, '0 characters remaining'],
  ['x'.repeat(503), 500, '-3 characters remaining'],
  ['🦊🦊', 10, '8 characters remaining'],
])('the counter under %j of at most %i', (typed, maxLength, counter) => {
  expect(charactersRemaining(typed, maxLength)).toBe(counter);
});

test('text is refused exactly when its counter is below zero', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.integer({ min: 1, max: 20 }),
      (typed, max) => {
        const isOver = charactersRemaining(typed.trim(), max).startsWith('-');
        expect(limitedText(max).safeParse(typed).success).toBe(!isOver);
      },
    ),
  );
});

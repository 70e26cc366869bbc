import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, emailKey, optionalEmail } from './email.ts';
import { messagesOf } from './messages-of.ts';

const right = [
  'dana@example.com',
  'Dana.Whitfield+intake_2@clinic-north.example.co',
  '7@9.org',
  ' dana@example.com ',
  `${'x'.repeat(242)}@example.com`,
];
const wrong = [
  'dana',
  'dana@',
  '@example.com',
  'dana@example',
  'dana@example.c',
  'dana@example.c0m',
  'dana@.com',
  'dana@example..com',
  'dana@@example.com',
  'da na@example.com',
  'dana!@example.com',
  'dana@exam_ple.com',
  'zoë@example.com',
  'dana@example.com\nbcc: all@example.com',
  `${'x'.repeat(243)}@example.com`,
];

describe.each([
  ['a required email', email],
  ['an optional email', optionalEmail],
])('%s', (_, rule) => {
  test.each(right)('%j is right', (typed) => {
    expect(messagesOf(rule, typed)).toEqual([]);
  });

  test.each(wrong)('%j is not', (typed) => {
    expect(messagesOf(rule, typed)).toEqual(['Invalid email format']);
  });
});

test('only an optional email may be empty', () => {
  for (const typed of ['', '  ']) {
    expect(messagesOf(optionalEmail, typed)).toEqual([]);
    expect(messagesOf(email, typed)).toEqual(['This field is required']);
  }
  expect(messagesOf(email, undefined)).toEqual(['This field is required']);
});

const characters = [...'abz019._+-@ !é'];
const nearEmails = fc.string({ unit: fc.constantFrom(...characters), maxLength: 24 });

test('the two rules disagree about nothing but emptiness', () => {
  fc.assert(
    fc.property(nearEmails, (typed) => {
      fc.pre(typed.trim() !== '');
      expect(messagesOf(optionalEmail, typed)).toEqual(messagesOf(email, typed));
    }),
  );
});

test('addresses built by the rule are right', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9-]{1,12}$/);
  const local = fc.stringMatching(/^[A-Za-z0-9._+-]{1,20}$/);
  const domain = fc.array(part, { minLength: 1, maxLength: 4 });
  const top = fc.stringMatching(/^[A-Za-z]{2,6}$/);
  fc.assert(
    fc.property(local, domain, top, (before, parts, last) => {
      const address = `${before}@${[...parts, last].join('.')}`;
      expect(messagesOf(email, address)).toEqual([]);
      expect(emailKey(` ${address.toUpperCase()} `)).toBe(emailKey(address));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import { digitsOf, formatPhone, optionalPhone, phone } from './phone.ts';

const WRONG_LENGTH = 'Invalid format, the number must have 10 digits.';
const INVALID = 'Value is not a valid phone number';

test.each([
  ['800-555-0142', []],
  ['800.555.0142', []],
  ['800 555 0142', []],
  ['800-555 0142', []],
  ['8005550142', []],
  ['(800)5550142', []],
  [' 800-555-0142 ', []],
  ['80055501', [WRONG_LENGTH]],
  ['800-555', [WRONG_LENGTH]],
  ['800-555-01423', [WRONG_LENGTH]],
  ['(800) 555-0142', [WRONG_LENGTH]],
  ['800555014', [INVALID]],
  ['800-555-014', [INVALID]],
  ['(8005550142', [INVALID]],
  ['800)5550142', [INVALID]],
  ['800--5550142', [INVALID]],
  ['80-0555-0142', [INVALID]],
  ['800/555/0142', [INVALID]],
  ['800-555-01a2', [INVALID]],
  ['٨٠٠-٥٥٥-٠١٤٢', [INVALID]],
])('phone: %j', (typed, messages) => {
  expect(messagesOf(phone, typed)).toEqual(messages);
  expect(messagesOf(optionalPhone, typed)).toEqual(messages);
});

test('only an optional phone may be empty', () => {
  expect(optionalPhone.parse(' ')).toBe('');
  expect(messagesOf(phone, '')).toEqual(['This field is required']);
  expect(messagesOf(phone, undefined)).toEqual(['This field is required']);
});

test.each([
  ['', ''],
  ['8', '8'],
  ['800', '800'],
  ['800-', '800'],
  ['8005', '800-5'],
  ['800555', '800-555'],
  ['8005550', '800-555-0'],
  ['8005550142', '800-555-0142'],
  ['80055501429', '800-555-0142'],
  ['(800) 555-0142', '800-555-0142'],
  ['call 800.555.0142 today', '800-555-0142'],
  ['+1 800 555 0142', '800-555-0142'],
  ['+18005550142', '800-555-0142'],
  ['phone', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

const nearPhones = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'0123456789-. ()+') }),
);

test('formatting twice is formatting once, never longer than 12, and keeps the digits', () => {
  fc.assert(
    fc.property(nearPhones, (typed) => {
      const shown = formatPhone(typed);
      expect(formatPhone(shown)).toBe(shown);
      expect(shown.length).toBeLessThanOrEqual(12);
      expect(shown).toMatch(/^\d{0,3}$|^\d{3}-\d{1,3}$|^\d{3}-\d{3}-\d{1,4}$/);
      expect(digitsOf(shown)).toBe(digitsOf(typed));
    }),
  );
});

test('ten digits are always a valid number, which comes out as it is shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10}$/), fc.constantFrom('', '-', '.', ' '), (digits, separator) => {
      const typed = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(separator);
      expect(phone.parse(typed)).toBe(formatPhone(digits));
      expect(optionalPhone.parse(typed)).toBe(formatPhone(digits));
    }),
  );
});

test('a number with more or fewer digits is never valid', () => {
  fc.assert(
    fc.property(nearPhones, (typed) => {
      fc.pre(typed.replace(/\D/g, '').length !== 10);
      expect(phone.safeParse(typed).success).toBe(false);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesOf } from './messages-of.ts';
import {
  PASSWORD_MAX_LENGTH,
  password,
  passwordLevels,
  passwordRequirements,
  passwordScore,
  passwordWarning,
} from './password.ts';

const INVALID = 'Invalid password';
const met = (typed: string) =>
  passwordRequirements(typed)
    .filter((requirement) => requirement.met)
    .map(({ name }) => name);

test.each<[string, unknown, string[]]>([
  ['the password of the demonstration', 'Harbor-Lantern-58', []],
  ['12 characters', 'qwmzptkxhwmz', []],
  ['64 characters', 'qz'.repeat(PASSWORD_MAX_LENGTH / 2), []],
  ['spaces around it', '  qwmzptkxhw  ', []],
  ['a character three times in a row', 'aaaqwmzptkxh', []],
  ['a sequence backwards', 'cba321qwmzpt', []],
  ['a sequence with something in between', 'a-b-c-1-2-3-', []],
  ['letters after digits', '89abqwmzptkx', []],
  ['the last digit and the first', '890qwmzptkxh', []],
  ['one letter, small and large', 'aAaAaAqwmzpt', []],
  ['nothing', '', ['This field is required']],
  ['a missing value', undefined, ['This field is required']],
  ['11 characters', 'qwmzptkxhwm', [INVALID]],
  ['11 characters, some of them pictures', 'qwmzptkx🦊🐻🦊', [INVALID]],
  ['65 characters', `${'qz'.repeat(32)}q`, ['Maximum of 64 characters is allowed']],
  ['abc', 'abcqwmzptkxh', [INVALID]],
  ['abc in any case', 'qwmzptkxhaBC', [INVALID]],
  ['xyz', 'qwmzpxyztkxh', [INVALID]],
  ['123', 'qwmzp123tkxh', [INVALID]],
  ['789', 'qwmzptkxh789', [INVALID]],
  ['012', '012qwmzptkxh', [INVALID]],
  ['a word with a sequence in it', 'Thirsty-Lantern', [INVALID]],
  ['a character four times in a row', 'qwmzptkxaaaa', [INVALID]],
  ['a sign four times in a row', '----qwmzptkx', [INVALID]],
  ['a picture four times in a row', 'qwmzptkx🦊🦊🦊🦊', [INVALID]],
  ['several faults, one message', 'aaaa123', [INVALID]],
])('password: %s', (_, typed, messages) => {
  expect(messagesOf(password, typed)).toEqual(messages);
});

test.each([
  ['', []],
  ['qw', []],
  ['qwm', ['repetitions', 'sequences']],
  ['abc', ['repetitions']],
  ['aaaa', ['sequences']],
  ['aaaaabc', []],
  ['abcqwmzptkxh', ['length', 'repetitions']],
  ['aaaaqwmzptkx', ['length', 'sequences']],
  ['aaaabcqwmzpt', ['length']],
  ['Harbor-Lantern-58', ['length', 'repetitions', 'sequences']],
  ['qz'.repeat(33), ['repetitions', 'sequences']],
])('the requirements met by %j', (typed, names) => {
  expect(met(typed)).toEqual(names);
});

test('the requirements are named for the reader', () => {
  expect(passwordRequirements('').map(({ label }) => label)).toEqual([
    '12 to 64 characters',
    'No repeated characters',
    'No sequences',
  ]);
});

test.each([
  ['', 'Password strength'],
  ['q', 'Very Weak'],
  ['qw', 'Very Weak'],
  ['aaaaabc', 'Very Weak'],
  ['abc', 'Very Weak'],
  ['qwm', 'Weak'],
  ['qwmzptkxhwm', 'Weak'],
  ['abcqwmzptkxh', 'Weak'],
  ['abcqwmzptkxhqwmzpt', 'Weak'],
  ['qwmzptkxhwmz', 'Good'],
  ['Harbor-Lantern-58', 'Good'],
  ['Harbor-Lantern-580', 'Strong'],
  ['qz'.repeat(32), 'Strong'],
  ['qz'.repeat(33), 'Weak'],
])('the meter says of %j: %s', (typed, level) => {
  expect(passwordLevels[passwordScore(typed)]).toBe(level);
});

test('the warning names the longest run that is safe', () => {
  expect(passwordWarning()).toBe(
    'Avoid repetitions and sequences greater than 2 characters in length. e.g aaaa, abc or 123 at not valid.',
  );
  expect(passwordWarning(3)).toContain('greater than 3 characters');
});

const typedPasswords = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.string({ unit: fc.constantFrom(...'abcABC1234-'), maxLength: 30 }),
);

test('the score is a level of the meter, and 3 or 4 exactly for what the rule accepts', () => {
  fc.assert(
    fc.property(typedPasswords, (typed) => {
      const score = passwordScore(typed);
      expect([0, 1, 2, 3, 4]).toContain(score);
      expect(score === 0).toBe(typed === '');
      expect(score >= 3).toBe(password.safeParse(typed).success);
    }),
  );
});

test('a sequence is one wherever it stands and however it is written', () => {
  const rows = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const sequences = rows.flatMap((row) => [...row.slice(2)].map((_, start) => row.slice(start, start + 3)));
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...sequences), fc.string(), (before, sequence, after) => {
      expect(met(before + sequence + after)).not.toContain('sequences');
    }),
  );
});

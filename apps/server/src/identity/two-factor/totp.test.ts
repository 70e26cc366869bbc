import { expect, test } from 'vitest';
import { toBase32 } from './base32.ts';
import { codeOfStep, STEP_MS, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, SHA-1. It writes eight digits; the last six are the code of six.
test.each([
  { seconds: 59, code: '94287082' },
  { seconds: 1_111_111_109, code: '07081804' },
  { seconds: 1_111_111_111, code: '14050471' },
  { seconds: 1_234_567_890, code: '89005924' },
  { seconds: 2_000_000_000, code: '69279037' },
  { seconds: 20_000_000_000, code: '65353130' },
])('the code of second $seconds is that of the standard', ({ seconds, code }) => {
  expect(codeOfStep(secret, Math.floor((seconds * 1000) / STEP_MS))).toBe(code.slice(-6));
});

test('a code is good in its own step and in the ones beside it', () => {
  const now = 1_111_111_109_000;
  const step = Math.floor(now / STEP_MS);
  const found = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(secret, codeOfStep(secret, step + drift), now));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６'])('"%s" is no code', (typed) => {
  expect(stepOfCode(secret, typed, Date.now())).toBeUndefined();
});

// RFC 4648, section 10, without the padding.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('"%s" is %s in base32', (text, written) => {
  expect(toBase32(Buffer.from(text))).toBe(written);
});

import { expect, test } from 'vitest';
import { isTermsOfUse } from './paths.ts';

test.each([
  ['/terms-of-use', true],
  ['/terms-of-use/', true],
  ['/support?tab=3', true],
  ['/support/?tab=3&from=mail', true],
  ['/support?tab=2', false],
  ['/support', false],
  ['/landing?tab=3', false],
])('at %s the terms of use are read: %s', (address, expected) => {
  expect(isTermsOfUse(new URL(address, 'https://hub.test'))).toBe(expected);
});

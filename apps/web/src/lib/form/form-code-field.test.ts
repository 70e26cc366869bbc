import { expect, test } from 'vitest';
import { digitsOf } from './form-code-field.tsx';

test.each([
  ['042917', '042917'],
  [' 042 917 ', '042917'],
  ['042-917', '042917'],
  ['Use the code 042917 to confirm', '042917'],
  ['0429178', '042917'],
  ['javascript:alert(1)', '1'],
  ['', ''],
])('of %j the code is %j', (text, code) => {
  expect(digitsOf(text)).toBe(code);
});

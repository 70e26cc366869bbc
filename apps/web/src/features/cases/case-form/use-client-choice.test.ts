import { expect, test } from 'vitest';
import { namesIn } from './use-client-choice.ts';

test.each([
  ['', '', ''],
  ['Zora', 'Zora', ''],
  ['  Zora   Quill ', 'Zora', 'Quill'],
  ['Zora de la Quill', 'Zora', 'de la Quill'],
  ['Quill, Zora', 'Zora', 'Quill'],
  ['Quill,', '', 'Quill'],
])('of %j the first name is %j and the last name %j', (typed, firstName, lastName) => {
  expect(namesIn(typed)).toEqual({ firstName, lastName });
});

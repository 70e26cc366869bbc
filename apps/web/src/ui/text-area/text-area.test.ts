import { expect, test } from 'vitest';
import { cutInsertion } from './text-area.tsx';

test.each([
  ['a key at the end', { text: 'abcdef', caret: 6 }, 1, { text: 'abcde', caret: 5 }],
  ['a key in the middle', { text: 'abXcde', caret: 3 }, 1, { text: 'abcde', caret: 2 }],
  ['a paste in the middle', { text: 'abWXYZcd', caret: 6 }, 3, { text: 'abWcd', caret: 3 }],
  ['an emoji that would be split', { text: 'abcd😀', caret: 6 }, 1, { text: 'abcd', caret: 4 }],
])('cuts %s and keeps what stood there', (_name, typed, excess, kept) => {
  expect(cutInsertion(typed, excess)).toEqual(kept);
});

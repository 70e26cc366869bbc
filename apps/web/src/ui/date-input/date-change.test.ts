import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeDate } from './date-change.ts';
import { editDate } from './date-text.ts';

const INSERT = 'insertText';
const BACKWARD = 'deleteContentBackward';
const FORWARD = 'deleteContentForward';

test.each([
  ['a digit at the end', '1', '11', 2, INSERT, '11/', 3],
  ['a digit that breaks the rule', '1', '13', 2, INSERT, '1', 1],
  ['a letter', '11/', '11/x', 4, INSERT, '11/', 3],
  ['a digit in the middle', '1/15/2026', '12/15/2026', 2, INSERT, '12/15/2026', 3],
  ['backspace at the end', '11/15', '11/1', 4, BACKWARD, '11/1', 4],
  ['backspace over the last slash', '11/', '11', 2, BACKWARD, '1', 1],
  ['backspace over a slash in the middle', '11/15/2026', '1115/2026', 2, BACKWARD, '1/15/2026', 1],
  ['delete before a slash', '11/15/2026', '1115/2026', 2, FORWARD, '11/5/2026', 2],
  ['the last word erased', '11/15/2026', '11/15/', 6, 'deleteWordBackward', '11/15/', 6],
  ['everything cut', '11/15/2026', '', 0, 'deleteByCut', '', 0],
  ['a slash cut', '11/15/2026', '1115/2026', 2, 'deleteByCut', '11/15/2026', 2],
  ['typing over everything', '11/15/2026', '0', 1, INSERT, '0', 1],
  ['typing a whole month over everything', '11/15/2026', '5', 1, INSERT, '05/', 3],
  ['typing the same first digit over everything', '11/15/2026', '1', 1, INSERT, '1', 1],
  ['a date filled in by the browser', '1', '1980-03-04', 10, 'insertReplacementText', '03/04/1980', 10],
  ['a short date filled in over its first digit', '1', '1/5/2026', 8, INSERT, '01/05/2026', 10],
  ['nonsense dropped into it', '11/', '11/hello', 8, 'insertFromDrop', '11/', 3],
])('%s', (_, before, after, caret, inputType, text, end) => {
  expect(changeDate({ before, after, caret, inputType })).toMatchObject({ text, end });
});

test('a refused key leaves the selection that it was typed over', () => {
  expect(changeDate({ before: '11/15/2026', after: 'x', caret: 1, inputType: INSERT })).toEqual({
    text: '11/15/2026',
    start: 0,
    end: 10,
  });
});

test('a digit means the same whether or not the browser has typed it already', () => {
  const texts = fc.constantFrom('', '1', '11/', '11/1', '11/15/20', '1/15/2026', '11/15/2026', '11//2026');
  fc.assert(
    fc.property(texts, fc.nat(10), fc.nat(10), fc.constantFrom(...'0123456789'), (text, from, to, key) => {
      const [start = 0, end = 0] = [from, to].map((at) => Math.min(at, text.length)).sort((a, b) => a - b);
      const after = text.slice(0, start) + key + text.slice(end);
      const changed = changeDate({ before: text, after, caret: start + 1, inputType: INSERT });
      expect(changed.text).toBe(editDate({ text, start, end }, { kind: 'insert', text: key }).text);
    }),
    { numRuns: 1000 },
  );
});

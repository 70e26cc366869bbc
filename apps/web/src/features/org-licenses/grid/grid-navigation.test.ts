import { expect, test } from 'vitest';
import { positionAfter } from './grid-navigation.ts';

const size = { rows: 3, columns: 4 };
const selected = { atStart: true, atEnd: true };
const inside = { atStart: false, atEnd: false };
const none = { shiftKey: false, ctrlKey: false, metaKey: false };
const from = { row: 1, column: 1 };

test.each([
  ['ArrowUp', {}, [0, 1]],
  ['ArrowDown', {}, [2, 1]],
  ['ArrowLeft', {}, [1, 0]],
  ['ArrowRight', {}, [1, 2]],
  ['Enter', {}, [2, 1]],
  ['Enter', { shiftKey: true }, [0, 1]],
  ['Home', {}, [1, 0]],
  ['End', {}, [1, 3]],
  ['Home', { ctrlKey: true }, [0, 0]],
  ['End', { ctrlKey: true }, [2, 3]],
  ['ArrowDown', { metaKey: true }, [2, 1]],
])('%s with %j leads to %j', (key, held, [row, column]) => {
  expect(positionAfter({ key, ...none, ...held }, from, selected, size)).toEqual({ row, column });
});

test.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s stays in a text that is being typed', (key) => {
  expect(positionAfter({ key, ...none }, from, inside, size)).toBeUndefined();
});

test('at its edges the sheet ends', () => {
  const last = { row: 2, column: 3 };
  for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) {
    expect(positionAfter({ key, ...none }, last, selected, size)).toEqual(last);
  }
});

test.each(['Tab', '5', 'Escape'])('%s is not for the sheet', (key) => {
  expect(positionAfter({ key, ...none }, from, selected, size)).toBeUndefined();
});

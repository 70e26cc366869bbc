import { expect, test } from 'vitest';
import { MAX_ZOOM, MIDDLE, moved, squareOf, zoomed } from './crop.ts';

const wide = { width: 400, height: 200 };

test('the square is at first the largest one, in the middle', () => {
  expect(squareOf(wide, MIDDLE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('a picture that is moved to the right shows more of its left', () => {
  const crop = moved(wide, MIDDLE, { x: 0.25, y: 0 });
  expect(squareOf(wide, crop)).toEqual({ left: 50, top: 0, side: 200 });
});

test.each([
  ['left', { x: 9, y: 9 }, { left: 0, top: 0 }],
  ['right', { x: -9, y: -9 }, { left: 300, top: 100 }],
])('however far it is moved to the %s, the square stays inside', (_, by, corner) => {
  const crop = moved(wide, zoomed(wide, MIDDLE, 2), by);
  expect(squareOf(wide, crop)).toEqual({ ...corner, side: 100 });
});

test('what is under the pointer stays there while the picture grows', () => {
  const corner = { x: 0, y: 0 };
  expect(squareOf(wide, zoomed(wide, MIDDLE, 2, corner))).toEqual({ left: 100, top: 0, side: 100 });
});

test('a picture that shrinks again comes back inside', () => {
  const corner = moved(wide, zoomed(wide, MIDDLE, MAX_ZOOM), { x: 9, y: 9 });
  expect(squareOf(wide, zoomed(wide, corner, 1))).toEqual({ left: 0, top: 0, side: 200 });
});

test.each([
  [0.1, 1],
  [99, MAX_ZOOM],
])('a zoom of %d becomes %d', (asked, given) => {
  expect(zoomed(wide, MIDDLE, asked).zoom).toBe(given);
});

import { degrees } from '@hub/contract/catalogs/degrees';
import { expect, test } from 'vitest';
import { qualificationOf } from './qualification.ts';

const isMet = (level: 'A' | 'B' | 'C', licensed: boolean) =>
  [...degrees.map(({ id }) => id), null].map(
    (highestDegreeId) => qualificationOf(level, { highestDegreeId, licensed }).isMet,
  );

test('each level asks for its degree, and a license stands for any', () => {
  // Doctoral, master's, bachelor's, associate's, no college degree, not told.
  expect(isMet('A', false)).toEqual([true, true, true, true, true, true]);
  expect(isMet('B', false)).toEqual([true, true, true, false, false, false]);
  expect(isMet('C', false)).toEqual([true, true, false, false, false, false]);
  for (const level of ['A', 'B', 'C'] as const) expect(isMet(level, true)).not.toContain(false);
});

test('what is missing is said where a level is not met, and nowhere else', () => {
  expect(qualificationOf('C', { highestDegreeId: 3, licensed: false }).reason).toContain("a master's");
  expect(qualificationOf('B', { highestDegreeId: 4, licensed: false }).reason).toContain("a bachelor's");
  expect(qualificationOf('B', { highestDegreeId: 3, licensed: false })).toEqual({ level: 'B', isMet: true });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageNumbers } from './pager-pages.tsx';

test.each([
  { current: 1, pages: 1, shown: '1' },
  { current: 1, pages: 3, shown: '1 2 3' },
  { current: 1, pages: 5, shown: '1 2 gap 5' },
  { current: 3, pages: 5, shown: '1 2 3 4 5' },
  { current: 4, pages: 20, shown: '1 2 3 4 5 gap 20' },
  { current: 10, pages: 20, shown: '1 gap 9 10 11 gap 20' },
  { current: 20, pages: 20, shown: '1 gap 19 20' },
  { current: 9, pages: 3, shown: '1 2 3' },
])('page $current of $pages offers $shown', ({ current, pages, shown }) => {
  expect(pageNumbers(current, pages).join(' ')).toBe(shown);
});

test('a gap always hides two pages or more, and the ends and the current page are always there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [current, pages] = [Math.min(one, other), Math.max(one, other)];
      const shown = pageNumbers(current, pages);
      expect(shown).toEqual(expect.arrayContaining([1, current, pages]));
      shown.forEach((item, index) => {
        const [before, after] = [Number(shown[index - 1] ?? 0), Number(shown[index + 1])];
        if (item === 'gap') expect(after - before).toBeGreaterThan(2);
        else if (shown[index - 1] !== 'gap') expect(item - before).toBe(1);
      });
    }),
  );
});

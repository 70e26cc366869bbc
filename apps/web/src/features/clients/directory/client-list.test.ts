import { expect, test } from 'vitest';
import { withoutReversedAges } from './client-list.tsx';

const query = { Page: 1, PageSize: 12, SortBy: 'lastName', Order: 'asc' } as const;

test('ages the wrong way round, as an address may have them, are not asked for', () => {
  expect(withoutReversedAges({ ...query, Name: 'a', MinAge: 20, MaxAge: 10 })).toEqual({
    ...query,
    Name: 'a',
  });
});

test.each([{ MinAge: 20 }, { MaxAge: 10 }, { MinAge: 10, MaxAge: 10 }, { MinAge: 0, MaxAge: 150 }])(
  '%o is asked for as it is',
  (ages) => {
    expect(withoutReversedAges({ ...query, ...ages })).toEqual({ ...query, ...ages });
  },
);

import { expect, test } from 'vitest';
import { adultOn, endingOf, stateOn } from './consent-days.ts';

test.each([
  ['2010-05-17', '2028-05-17'],
  ['2008-02-29', '2026-03-01'],
  ['2002-02-29', '2020-02-29'],
  ['2010-01-01', '2028-01-01'],
  ['2010-12-31', '2028-12-31'],
])('who was born on %s turns 18 on %s', (born, day) => {
  expect(adultOn(born)).toBe(day);
});

test.each([
  ['parent', null, { endsOn: '2028-05-16', endsBecause: 'birthday' }],
  ['parent', '2027-01-31', { endsOn: '2027-01-31', endsBecause: 'until' }],
  ['parent', '2028-05-16', { endsOn: '2028-05-16', endsBecause: 'until' }],
  ['parent', '2029-01-31', { endsOn: '2028-05-16', endsBecause: 'birthday' }],
  ['guardian', null, { endsOn: null, endsBecause: null }],
  ['court', '2029-01-31', { endsOn: '2029-01-31', endsBecause: 'until' }],
  ['self', null, { endsOn: null, endsBecause: null }],
] as const)('a consent of %s until %s', (authority, untilOn, ending) => {
  expect(endingOf({ authority, untilOn }, '2010-05-17')).toEqual(ending);
});

test.each([
  ['2026-01-14', null, 'ended'],
  ['2026-01-15', null, 'in-force'],
  ['2026-03-01', null, 'in-force'],
  ['2026-03-02', null, 'ended'],
  ['2026-02-01', new Date(), 'withdrawn'],
])('on %s (withdrawn %s) it is %s', (day, withdrawn, state) => {
  const consent = { givenOn: '2026-01-15', endsOn: '2026-03-01', endsBecause: 'until', withdrawn } as const;
  expect(stateOn(consent, day)).toBe(state);
});

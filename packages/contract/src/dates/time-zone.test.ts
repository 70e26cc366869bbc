import { afterEach, expect, test, vi } from 'vitest';
import { timeZoneName } from './time-zone.ts';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['America/Chicago', 'America/Chicago'],
  ['aMERICA/chicago', 'America/Chicago'],
  ['utc', 'UTC'],
  ['America/Argentina/Buenos_Aires', timeZoneName('America/Buenos_Aires')],
])('%s is %s', (spelled, name) => {
  expect(timeZoneName(spelled)).toBe(name);
});

test.each([[''], ['Middle/Earth'], ['+05:30'], ['America/Chicago '], ['x'.repeat(65)], ['é']])(
  '%j is no time zone',
  (spelled) => {
    expect(timeZoneName(spelled)).toBeUndefined();
  },
);

test('however a name is spelled, one zone is kept', () => {
  let built = 0;
  class Counted extends Intl.DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      super(...options);
      built += 1;
    }
  }
  vi.stubGlobal('Intl', { DateTimeFormat: Counted });
  const name = 'antarctica/dumontdurville';
  const spellings = Array.from({ length: 1000 }, (_, bits) =>
    [...name].map((letter, at) => (bits & (1 << (at % 20)) ? letter.toUpperCase() : letter)).join(''),
  );
  expect(new Set(spellings.map(timeZoneName))).toEqual(new Set(['Antarctica/DumontDUrville']));
  expect(built).toBe(1);
});

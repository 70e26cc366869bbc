import { expect, test } from 'vitest';
import { readTyped } from './client-typed.ts';

test.each([
  ['', [], []],
  ['05/17/2014', [], ['2014-05-17']],
  ['5/7/2014', [], ['2014-05-07']],
  ['2014-05-17', [], ['2014-05-17']],
  ['lee 5/17/2014 a', [' lee', ' a'], ['2014-05-17']],
  ['02/30/2014', [' 02/30/2014'], []],
  ['17/05/2014', [' 17/05/2014'], []],
  ['2014-05', [' 2014 05'], []],
  ['5/17', [' 5/17'], []],
  ['5/17/14', [' 5/17/14'], []],
])('%j means the words %j and the dates of birth %j', (key, words, birthDates) => {
  expect(readTyped(key)).toEqual({ words, birthDates });
});

import { describe, expect, test } from 'vitest';
import { describeChecked, isAllChecked, type Press, pressEntry } from './checked-values.ts';

const options = ['a', 'b', 'c'].map((value) => ({ value, label: `Label ${value}` }));
const ALL: Press = { entry: 'all' };
const NONE: Press = { entry: 'none' };
const option = (value: string): Press => ({ entry: 'option', value });

describe('pressing an entry', () => {
  test.each<[string, string[], Press, string[]]>([
    ['select all checks every item', [], ALL, ['a', 'b', 'c']],
    ['select all checks the rest', ['b'], ALL, ['a', 'b', 'c']],
    ['select all again unchecks every item', ['a', 'b', 'c'], ALL, []],
    ['an item is checked', [], option('b'), ['b']],
    ['items keep the order of the options', ['c'], option('a'), ['a', 'c']],
    ['an item is unchecked', ['a', 'b'], option('a'), ['b']],
    ['unchecking one keeps the others', ['a', 'b', 'c'], option('b'), ['a', 'c']],
    ['the empty default clears the selection', ['a', 'c'], NONE, []],
    ['the empty default clears a full selection', ['a', 'b', 'c'], NONE, []],
    ['the empty default of nothing is nothing', [], NONE, []],
    ['a value that is no option goes', ['gone', 'a'], option('b'), ['a', 'b']],
  ])('%s', (_, before, press, after) => {
    expect(pressEntry(before, options, press)).toEqual(after);
  });
});

describe('select all', () => {
  test.each([
    [[], false],
    [['a', 'b'], false],
    [['a', 'b', 'c'], true],
    [['c', 'b', 'a'], true],
  ])('with %j checked is %j', (checked, all) => {
    expect(isAllChecked(checked, options)).toBe(all);
  });

  test('drops when one item is unchecked', () => {
    expect(isAllChecked(pressEntry(['a', 'b', 'c'], options, option('c')), options)).toBe(false);
  });

  test('is not checked where there is nothing to choose from', () => {
    expect(isAllChecked([], [])).toBe(false);
  });
});

test.each([
  [[], undefined],
  [['b'], 'Label b'],
  [['c', 'a'], 'Label a, Label c'],
  [['a', 'b', 'c'], '3 selected'],
])('%j is described as %j', (checked, text) => {
  expect(describeChecked(checked, options)).toBe(text);
});

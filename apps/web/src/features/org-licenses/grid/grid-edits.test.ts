import { describe, expect, test } from 'vitest';
import { changesOf, digitsOf, type Edits, type Grid, keyOf, leftInPool, refusalsOf } from './grid-edits.ts';

const feature = {
  productId: 'p',
  productName: 'Scales',
  productFeatureId: 'form',
  featureName: 'Parent form',
  productSKU: 'P',
  countedIn: 'uses' as const,
  inPool: 5,
};
const grid: Grid = {
  features: { items: [feature] },
  accounts: {
    items: [
      {
        accountId: 'ann',
        accountName: 'Ann',
        cells: [{ productFeatureId: 'form', assignedQuantity: 3, used: 1 }],
      },
      { accountId: 'ben', accountName: 'Ben', cells: [] },
    ],
  },
};
const edit = (accountId: string, text: string, former?: number): Edits =>
  new Map([
    [keyOf({ accountId, productFeatureId: 'form' }), { accountId, productFeatureId: 'form', text, former }],
  ]);
const changed = (edits: Edits) =>
  changesOf(grid, edits).map(({ assignedQuantity, formerQuantity }) => [formerQuantity, assignedQuantity]);

describe('what was typed', () => {
  test('is a change where it differs from what it was', () => {
    expect(changed(edit('ann', '7', 3))).toEqual([[3, 7]]);
    expect(changed(edit('ann', '03', 3))).toEqual([]);
    expect(changed(edit('ben', ''))).toEqual([]);
    expect(changed(edit('ann', '', 3))).toEqual([[3, 0]]);
  });

  test('begins from what it was when the typing began, or from what it is now', () => {
    expect(changed(edit('ann', '7', 2))).toEqual([[2, 7]]);
    expect(changed(edit('ann', '7'))).toEqual([[3, 7]]);
  });

  test.each([
    ['12', '12'],
    ['1a2 -', '12'],
    ['123456789', '1234567'],
  ])('%j becomes %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits);
  });
});

test('the pool has left what it had, less what is given and more what comes back', () => {
  const changes = changesOf(grid, new Map([...edit('ann', '1', 3), ...edit('ben', '9', 0)]));
  expect(leftInPool(feature, changes)).toBe(-2);
  expect(leftInPool({ ...feature, productFeatureId: 'other' }, changes)).toBe(5);
});

test('refusals are told at their cells', () => {
  const changes = changesOf(grid, new Map([...edit('ann', '1', 3), ...edit('ben', '9', 0)]));
  const errors = [
    { path: 'changes.1.assignedQuantity', message: 'The pool has 2 too few.' },
    { path: 'changes', message: 'about all of them' },
  ];
  expect([...refusalsOf(changes, errors)]).toEqual([['ben form', 'The pool has 2 too few.']]);
});

import { expect, test } from 'vitest';
import { completeInstrument } from '../test/complete-instrument.ts';
import { findContributions, findItemStatistics, totalSeconds } from './contributions.ts';

const FILLED = { form: 'self', answers: { 1: '2', 3: null, 4: '1', days: 5 } };

test('an item counts by its weights, and nothing where it was not answered', () => {
  const straight = ['0', '1', '2', '3'].map((answer) => ({ answer, weight: answer }));
  expect(findContributions(completeInstrument(), FILLED)).toEqual([
    { scale: 'A', item: '1', weights: straight, contribution: 2, lowest: 0, highest: 3 },
    { scale: 'A', item: '3', weights: straight, contribution: null, lowest: 0, highest: 3 },
    expect.objectContaining({ scale: 'B', item: '4', contribution: 2, lowest: 0, highest: 3 }),
    {
      scale: 'B',
      item: 'days',
      weights: [
        { answer: '0–3', weight: '0' },
        { answer: '4–7', weight: '1' },
      ],
      contribution: 1,
      lowest: 0,
      highest: 1,
    },
  ]);
});

test('the answers of a scale have a mean, a lowest and a highest', () => {
  expect(findItemStatistics(completeInstrument(), FILLED)).toEqual([
    { scale: 'A', items: 2, answered: 1, mean: 2, lowest: 2, highest: 2 },
    { scale: 'B', items: 2, answered: 2, mean: 1.5, lowest: 1, highest: 2 },
  ]);
  expect(findItemStatistics(completeInstrument(), { form: 'self', answers: {} })[0]).toMatchObject({
    answered: 0,
    mean: null,
  });
});

test('the time of a form is that of its items, and unknown on paper', () => {
  expect(totalSeconds({ 1: 2.5, 2: 4 })).toBe(6.5);
  expect(totalSeconds({})).toBeNull();
  expect(totalSeconds()).toBeNull();
});

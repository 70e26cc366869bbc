import { expect, test } from 'vitest';
import { timeInWords } from '../time-in-words.ts';
import { savedBy, storyOf } from './conflict-words.ts';

const changed = '2026-11-16T21:58:00.000Z';
const time = timeInWords(changed);

const asking = { status: 'asking', action: 'save', clashes: [], changes: [], isSaved: false } as const;

test.each([
  [
    'the reader',
    { changed, changedByName: 'Maren Okafor', isMine: true },
    `You saved changes in another window on ${time}.`,
    `Saved by you in another window, ${time}`,
  ],
  [
    'a colleague',
    { changed, changedByName: 'Tobias Lindqvist', isMine: false },
    `Tobias Lindqvist saved changes on ${time}.`,
    `Saved by Tobias Lindqvist, ${time}`,
  ],
  [
    'no person',
    { changed, changedByName: null, isMine: false },
    `Somebody else saved changes on ${time}.`,
    `Saved by somebody else, ${time}`,
  ],
  ['who is not known', null, 'Somebody else saved changes.', 'Saved by somebody else'],
])('a change by %s is told', (_, lastChange, sentence, short) => {
  expect(
    storyOf({ ...asking, lastChange }).startsWith(`${sentence} What you typed here is not saved yet.`),
  ).toBe(true);
  expect(savedBy(lastChange)).toBe(short);
});

test('what was saved without an answer is told as saved', () => {
  const lastChange = { changed, changedByName: 'Maren Okafor', isMine: true };
  expect(storyOf({ ...asking, lastChange, isSaved: true })).toBe(
    `What you typed here was saved already on ${time}.`,
  );
});

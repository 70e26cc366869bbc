import { expect, test } from 'vitest';
import {
  eventInWords,
  indexInWords,
  intervalInWords,
  reasonInWords,
  standingInWords,
  usesInWords,
} from './assessment-words.ts';

const at = '2026-11-17T10:00:00.000Z';

test('an event names who did it and what it was about; days are written as everywhere', () => {
  expect(eventInWords({ at, kind: 'opened', byName: null, detail: '' })).toBe('Opened');
  expect(eventInWords({ at, kind: 'due-date-changed', byName: 'Nora Vale', detail: '2026-12-01' })).toBe(
    'Due date changed by Nora Vale: 12/01/2026',
  );
  expect(eventInWords({ at, kind: 'mail-refused', byName: null, detail: 'no such mailbox' })).toBe(
    'Mail refused: no such mailbox',
  );
});

test('a form tells how far it is only while it is with its respondent', () => {
  const form = {
    state: 'in-progress',
    answered: 3,
    items: 12,
    dueOn: '2026-12-01',
    isOverdue: false,
    delivery: 1,
  };
  const standing = (changed: object) => standingInWords({ ...form, ...changed } as never);
  expect(standing({})).toEqual(['Email', '3 of 12 answered', 'due 12/01/2026']);
  expect(standing({ isOverdue: true, state: 'waiting' })).toEqual(['Email', 'was due 12/01/2026']);
  const noon = '2026-11-06T12:00:00.000Z';
  expect(standing({ state: 'scored', delivery: 2, submitted: noon })).toEqual([
    'In Person',
    'submitted 11/06/2026',
  ]);
  expect(standing({ state: 'withdrawn', ended: noon })).toEqual(['Email', 'ended 11/06/2026']);
});

test('a composite names the scales that it lacks', () => {
  expect(reasonInWords({ reason: 'DEPENDS_ON', dependsOn: ['Worry', 'Mood'] })).toBe(
    'No score for Worry, Mood',
  );
  expect(reasonInWords({ reason: 'TOO_MANY_MISSING', dependsOn: [] })).toBe('Too many answers are missing');
  expect(reasonInWords({ reason: null, dependsOn: [] })).toBe('');
});

test('numbers in words', () => {
  expect(usesInWords(1)).toBe('1 use left');
  expect(usesInWords(0)).toBe('0 uses left');
  expect(intervalInWords({ from: 48, to: 56 })).toBe('48–56');
  expect(intervalInWords(null)).toBe('');
  expect([0, 4.891666666666667, 12].map(indexInWords)).toEqual(['0', '4.9', '12']);
});

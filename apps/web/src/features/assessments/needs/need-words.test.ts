import type { FormInNeed } from '@hub/contract/core/administrations/needing-action';
import { expect, test } from 'vitest';
import { needs, unreadFor, whoKnows } from './need-words.ts';

const form = (more: object) =>
  ({ respondent: { firstName: 'Ines', lastName: 'Quill' }, dueOn: '2026-05-20', ...more }) as FormInNeed;

test('the text about a form says what the name beside it does not', () => {
  expect(needs['mail-refused'].fact(form({ mail: { reason: 'no such mailbox' } }))).toBe('no such mailbox');
  expect(needs.overdue.fact(form({}))).toBe('due 05/20/2026');
});

test.each([
  [0, 'unread for less than an hour'],
  [1, 'unread for 1 hour'],
  [47, 'unread for 47 hours'],
  [48, 'unread for 2 days'],
  [100, 'unread for 4 days'],
])('after %i hours an alert is %s', (hours, words) => {
  const now = Date.parse('2026-11-19T12:00:00Z');
  expect(unreadFor(new Date(now - hours * 3_600_000).toISOString(), now)).toBe(words);
});

test('who else knows of an alert is the last who was told', () => {
  const told = '2026-11-19T12:00:00Z';
  expect(whoKnows({ backupTold: null, managersTold: null })).toBe('');
  expect(whoKnows({ backupTold: told, managersTold: null })).toContain('backup');
  expect(whoKnows({ backupTold: told, managersTold: told })).toContain('managers');
});

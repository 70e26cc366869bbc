import type { FormInNeed } from '@hub/contract/core/administrations/needing-action';
import { expect, test } from 'vitest';
import { needs } from './need-words.ts';

const form = (more: object) =>
  ({ respondent: { firstName: 'Ines', lastName: 'Quill' }, dueOn: '2026-05-20', ...more }) as FormInNeed;

test('the text about a form says what the name beside it does not', () => {
  expect(needs.critical.fact(form({ state: 'in-progress' }))).toBe('not finished');
  expect(needs.critical.fact(form({ state: 'scored' }))).toBe('');
  expect(needs['mail-refused'].fact(form({ mail: { reason: 'no such mailbox' } }))).toBe('no such mailbox');
  expect(needs.overdue.fact(form({}))).toBe('due 05/20/2026');
});

import { expect, test } from 'vitest';
import { api } from './api.ts';

test('a list names the records that it shows in the audit trail', () => {
  const lists = api.filter(({ audit }) => audit?.action.startsWith('list'));
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter(({ audit }) => !audit?.ids).map(({ path }) => path)).toEqual([]);
});

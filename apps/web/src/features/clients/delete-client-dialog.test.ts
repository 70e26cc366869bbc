import { expect, test } from 'vitest';
import { hiddenWithClient } from './delete-client-dialog.tsx';

test.each([
  [undefined, 'Its cases, contacts, education'],
  [0, 'Its contacts, education'],
  [1, 'Its 1 case, contacts, education'],
  [3, 'Its 3 cases, contacts, education'],
])('a client with %s cases: "%s …"', (count, words) => {
  expect(hiddenWithClient(count)).toContain(words);
});

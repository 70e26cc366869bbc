import { expect, test } from 'vitest';
import { foundGroups } from './found-groups.tsx';

const ada = {
  kind: 'client',
  id: '1b671a64-40d5-491e-99b0-da01ff1f3341',
  clientName: 'Ada Lee',
  dateOfBirth: '2014-05-07',
  externalClientId: null,
  email: null,
} as const;

const detailOf = (client: typeof ada | Record<string, unknown>) =>
  foundGroups({
    recent: [],
    clients: [client as typeof ada],
    cases: [],
    administrations: [],
    products: [],
  })[1]?.results[0]?.detail;

test('a client tells its date of birth, and what else the search was for', () => {
  expect(detailOf(ada)).toBe('Client, born 05/07/2014');
  expect(detailOf({ ...ada, externalClientId: 'WH-7' })).toBe('Client, born 05/07/2014, ID WH-7');
  expect(detailOf({ ...ada, email: 'ada@demo.test' })).toBe('Client, born 05/07/2014, ada@demo.test');
});

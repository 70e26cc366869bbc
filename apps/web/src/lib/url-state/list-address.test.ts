import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readList, writeList } from './list-address.ts';
import type { ListDescription } from './list-description.ts';
import { queryOf } from './list-query.ts';
import { flag, oneOf, text, wholeNumber } from './parameter.ts';

const sortKeys = ['lastName', 'created'] as const;
const filters = {
  FirstName: text,
  MinAge: wholeNumber(0, 120),
  Inactive: flag,
  Status: oneOf(['open', 'closed']),
};
const clients = {
  spelling: 'Page',
  filters,
  sortKeys,
  sort: { by: 'lastName', order: 'asc' },
} as const satisfies ListDescription<typeof filters, (typeof sortKeys)[number]>;

const nothingAsked = {
  filters: { FirstName: '', MinAge: undefined, Inactive: undefined, Status: undefined },
  sort: { by: 'lastName', order: 'asc' },
  page: 1,
  pageSize: 12,
} as const;

const read = (address: string) => readList(clients, new URLSearchParams(address));

test.each([
  { address: '', says: {} },
  { address: 'Page=3&PageSize=24', says: { page: 3, pageSize: 24 } },
  { address: 'SortBy=created&Order=desc', says: { sort: { by: 'created', order: 'desc' } } },
  { address: 'Order=desc', says: { sort: { by: 'lastName', order: 'desc' } } },
  { address: 'FirstName=Jos%C3%A9+', says: { filters: { FirstName: 'José ' } } },
  { address: `FirstName=${'a'.repeat(101)}`, says: { filters: { FirstName: 'a'.repeat(100) } } },
  { address: 'MinAge=0&Inactive=false', says: { filters: { MinAge: 0, Inactive: false } } },
  { address: 'Status=closed&Page=2', says: { filters: { Status: 'closed' }, page: 2 } },
  { address: 'Page=2&Page=5', says: { page: 2 } },
])('the address "$address" is read', ({ address, says }) => {
  const { filters: asked = {}, ...rest } = says as Partial<typeof nothingAsked>;
  expect(read(address)).toEqual({
    ...nothingAsked,
    ...rest,
    filters: { ...nothingAsked.filters, ...asked },
  });
});

test.each([
  'Page=0',
  'Page=-1',
  'Page=2.5',
  'Page=two',
  'Page=99999999999999999999',
  'PageSize=13',
  'PageSize=012',
  'SortBy=password',
  'Order=DESC',
  'MinAge=121',
  'MinAge=1e1',
  'MinAge=',
  'Inactive=1',
  'Status=gone',
  'Status=',
  'page=2&pageSize=24&firstName=Anna',
])('the bad address "%s" is as if nobody had asked', (address) => {
  expect(read(address)).toEqual(nothingAsked);
});

test('what goes without saying is left out of the address, and other parameters stay', () => {
  const address = new URLSearchParams('tab=2&Page=4&Status=open');
  expect(writeList(clients, nothingAsked, address).toString()).toBe('tab=2');
  const asked = { ...nothingAsked, page: 2, filters: { ...nothingAsked.filters, Inactive: false } };
  expect(writeList(clients, asked, address).toString()).toBe('tab=2&Page=2&Inactive=false');
});

test('the call gets the page and the sort always, and only the filters that were asked for', () => {
  expect(queryOf(clients, read(''))).toEqual({ Page: 1, PageSize: 12, SortBy: 'lastName', Order: 'asc' });
  expect(queryOf(clients, read('MinAge=0&Inactive=false&FirstName=+Al+&Page=2'))).toEqual({
    FirstName: 'Al',
    MinAge: 0,
    Inactive: false,
    Page: 2,
    PageSize: 12,
    SortBy: 'lastName',
    Order: 'asc',
  });
  expect(queryOf(clients, read('FirstName=+++'))).not.toHaveProperty('FirstName');
  expect(queryOf({ ...clients, spelling: 'page' }, read(''))).toEqual({
    page: 1,
    pageSize: 12,
    sortBy: 'lastName',
    order: 'asc',
  });
});

const asked = fc.record({
  filters: fc.record({
    FirstName: fc.string({ unit: 'binary', maxLength: 50 }),
    MinAge: fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined }),
    Inactive: fc.option(fc.boolean(), { nil: undefined }),
    Status: fc.constantFrom('open', 'closed', undefined),
  }),
  sort: fc.record({ by: fc.constantFrom(...sortKeys), order: fc.constantFrom('asc', 'desc') }),
  page: fc.integer({ min: 1, max: 1_000_000 }),
  pageSize: fc.constantFrom(12, 24, 36),
});

test('whatever is asked for comes back from its address', () => {
  fc.assert(
    fc.property(asked, (values) => {
      expect(read(writeList(clients, values).toString())).toEqual(values);
    }),
  );
});

test('no address at all breaks the list', () => {
  const names = fc.constantFrom('Page', 'PageSize', 'SortBy', 'Order', ...Object.keys(filters));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.string())), (pairs) => {
      const values = readList(clients, new URLSearchParams(pairs));
      expect(read(writeList(clients, values).toString())).toEqual(values);
    }),
  );
});

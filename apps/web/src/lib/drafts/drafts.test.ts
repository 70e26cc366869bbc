import { beforeEach, expect, test } from 'vitest';
import { draftsOf, dropDraftsOfOthers } from './drafts.ts';

const ava = { subject: 'ava', organization: 'lakeside' };
let storage: Storage;
beforeEach(() => {
  storage = memory();
});

test('a draft is found again by the same user for the same form, with its time', () => {
  draftsOf(ava, storage).keep('add-client', { values: { firstName: 'Noor' }, base: {} }, 1_700_000_000_000);
  expect(draftsOf(ava, storage).read('add-client')).toEqual({
    savedAt: 1_700_000_000_000,
    values: { firstName: 'Noor' },
    base: {},
  });
  expect(draftsOf(ava, storage).read('add-case')).toBeUndefined();
});

test.each(['ben', 'av', 'ava:add-client', 'nobody', ''])(
  'the user "%s" does not find the draft of "ava"',
  (other) => {
    draftsOf(ava, storage).keep('add-client', { values: { firstName: 'Noor' }, base: {} });
    expect(draftsOf({ ...ava, subject: other }, storage).read('add-client')).toBeUndefined();
  },
);

test('what was typed in one organization is not offered in another', () => {
  draftsOf(ava, storage).keep('add-client', { values: { firstName: 'Noor' }, base: {} });
  expect(draftsOf({ ...ava, organization: 'riverbend' }, storage).read('add-client')).toBeUndefined();
  expect(draftsOf(ava, storage).read('add-client')).toBeDefined();
});

test('a dropped draft is gone, and the others stay', () => {
  const drafts = draftsOf(ava, storage);
  drafts.keep('add-client', { values: { firstName: 'Noor' }, base: {} });
  drafts.keep('add-case', { values: { caseName: 'Reading' }, base: {} });
  drafts.drop('add-client');
  expect(drafts.read('add-client')).toBeUndefined();
  expect(drafts.read('add-case')).toBeDefined();
});

test('when another user signs in, only their own drafts are left and nothing else is touched', () => {
  storage.setItem('hub.session-end', 'inactive');
  draftsOf(ava, storage).keep('add-client', { values: { firstName: 'Noor' }, base: {} });
  draftsOf({ ...ava, subject: 'ava:x' }, storage).keep('add-client', {
    values: { firstName: 'Mei' },
    base: {},
  });
  draftsOf({ ...ava, subject: 'nobody' }, storage).keep('register', {
    values: { firstName: 'Theo' },
    base: {},
  });
  draftsOf({ ...ava, subject: 'ben' }, storage).keep('add-case', {
    values: { caseName: 'Reading' },
    base: {},
  });
  dropDraftsOfOthers('ben', storage);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'hub.session-end',
    'hub.draft:ben:lakeside:add-case',
  ]);
});

test('a full storage keeps no draft and breaks nothing', () => {
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  draftsOf(ava, storage).keep('add-client', { values: { firstName: 'Noor' }, base: {} });
  expect(draftsOf(ava, storage).read('add-client')).toBeUndefined();
});

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

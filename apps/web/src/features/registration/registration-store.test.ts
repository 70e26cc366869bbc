import { beforeEach, expect, test } from 'vitest';
import { paths } from '../../app/paths.ts';
import { emptyAccount } from './account/account-form-schema.ts';
import { emptyOrganization } from './organization/organization-form-schema.ts';
import { redirectFor } from './registration-paths.ts';
import { createRegistrationStore } from './registration-store.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
} as unknown as Storage;

const PASSWORD = 'Quiet-Meadow-19';
const account = {
  ...emptyAccount,
  email: 'wilma@demo.test',
  password: PASSWORD,
  passwordConfirmation: PASSWORD,
};
const practice = {
  ...emptyOrganization,
  name: 'Thornbury Counseling',
  streetAddress: '7 Orchard Lane',
  country: 'United States' as const,
  state: 'Illinois',
  city: 'Springfield',
  zipCode: '62701',
};

const open = () => createRegistrationStore(storage);
const reload = open;

beforeEach(() => kept.clear());

test('a reload finds everything again but the passwords, which are never stored', () => {
  const store = open();
  store.chooseFlow('individual');
  store.typeAccount(account);
  store.finishAccount();
  expect(store.get().secrets).toEqual({ password: PASSWORD, passwordConfirmation: PASSWORD });
  expect([...kept.values()].join()).not.toContain(PASSWORD);
  const after = reload().get();
  expect(after).toMatchObject({ flow: 'individual', account: { email: 'wilma@demo.test' }, secrets: null });
  expect(redirectFor(paths.registerAccountConfirmation, after)).toBe(paths.registerAccountCreate);
});

test('a completed registration leaves nothing behind', () => {
  const store = open();
  store.chooseFlow('individual');
  store.typeAccount(account);
  store.complete();
  expect(store.get()).toMatchObject({ account: null, secrets: null, allStepsCompleted: true });
  expect(kept.size).toBe(0);
  expect(reload().get().allStepsCompleted).toBe(false);
});

test.each([paths.registerOrgConfirm, paths.registerAccountCreate, paths.registerAccountConfirmation])(
  '%s leads back to the beginning when nothing was told yet',
  (path) => {
    expect(redirectFor(path, open().get())).toBe(paths.register);
  },
);

test('an organization counts once it is complete and confirmed, and no more once it is changed', () => {
  const store = open();
  store.chooseFlow('newOrganization');
  store.typeOrganization({ ...practice, zipCode: '' });
  expect(redirectFor(paths.registerOrgConfirm, store.get())).toBe(paths.register);
  store.typeOrganization(practice);
  expect(redirectFor(paths.registerOrgConfirm, store.get())).toBeUndefined();
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBe(paths.register);
  store.confirmOrganization();
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBeUndefined();
  store.typeOrganization({ ...practice, name: 'Another' });
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBe(paths.register);
});

test('another flow has to tell its organization anew; the same one does not', () => {
  const store = open();
  store.chooseFlow('newOrganization');
  store.typeOrganization(practice);
  store.confirmOrganization();
  store.chooseFlow('newOrganization');
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBeUndefined();
  store.chooseFlow('existingOrganization');
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBe(paths.register);
});

test('an account that is changed after it was finished has to be finished again', () => {
  const store = open();
  store.chooseFlow('individual');
  store.typeAccount(account);
  store.finishAccount();
  expect(redirectFor(paths.registerAccountConfirmation, store.get())).toBeUndefined();
  store.typeAccount({ ...account, email: 'w' });
  expect(redirectFor(paths.registerAccountConfirmation, store.get())).toBe(paths.register);
});

const newcomer = {
  email: 'odo@school.test',
  firstName: 'Odo',
  lastName: '',
  provider: 'Clever',
  ticket: 'sealed',
};
const { email, emailConfirmation, ...nobody } = emptyAccount;
const odo = { ...nobody, firstName: 'Odo', lastName: 'Fernsby' };

test('whom another provider knows need not type what it tells, and a reload keeps it', () => {
  const store = open();
  store.welcome(newcomer);
  store.chooseFlow('individual');
  expect(store.get().account).toMatchObject({ email: newcomer.email, firstName: 'Odo', lastName: '' });
  store.typePerson(odo);
  store.finishAccount();
  const after = reload().get();
  expect(after).toMatchObject({ newcomer, account: { email: newcomer.email, lastName: 'Fernsby' } });
  expect(
    redirectFor(paths.registerAccountConfirmation, after),
    'there is no password to type',
  ).toBeUndefined();
  store.complete();
  expect([store.get().newcomer, kept.size]).toEqual([null, 0]);
});

test('a ticket that is good no more leads back to the beginning, and what was told stays', () => {
  const store = open();
  store.welcome(newcomer);
  store.chooseFlow('individual');
  store.typePerson(odo);
  store.finishAccount();
  store.expireNewcomer();
  for (const path of [paths.registerAccountCreate, paths.registerAccountConfirmation]) {
    expect(redirectFor(path, store.get())).toBe(paths.register);
  }
  store.welcome({ ...newcomer, ticket: 'another' });
  expect(store.get().account?.lastName).toBe('Fernsby');
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBeUndefined();
});

test('someone who leaves the provider types an email and a password', () => {
  const store = open();
  store.welcome(newcomer);
  store.chooseFlow('individual');
  store.leaveProvider();
  expect(store.get()).toMatchObject({ newcomer: null, account: { email: '', firstName: 'Odo' } });
  expect(redirectFor(paths.registerAccountCreate, store.get())).toBeUndefined();
});

test('what one person told is gone once an external provider has signed in somebody else', () => {
  const store = open();
  const signedIn = { ...newcomer, ticket: undefined, subject: 'odo' };
  store.welcome(signedIn);
  store.chooseFlow('individual');
  store.typePerson(odo);
  store.welcome(signedIn);
  expect(store.get()).toMatchObject({ flow: 'individual', account: { lastName: 'Fernsby' } });
  store.welcome({ ...signedIn, email: 'wilma@school.test', firstName: 'Wilma', subject: 'wilma' });
  expect(store.get()).toMatchObject({ flow: null, account: { firstName: 'Wilma', lastName: '' } });
});

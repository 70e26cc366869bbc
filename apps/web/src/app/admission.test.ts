import { features } from '@hub/contract/runtime-config';
import { expect, test } from 'vitest';
import { admit, tabsFor, type Visitor } from './admission.ts';
import { paths } from './paths.ts';
import { firstArea, type Row, routeTable } from './route-table.ts';

const allFeatures = (isOn: boolean) =>
  Object.fromEntries(features.map((feature) => [feature, isOn])) as Record<
    (typeof features)[number],
    boolean
  >;
const on = allFeatures(true);
const off = allFeatures(false);
type Kind = Exclude<Visitor['kind'], 'refused'>;
const visitors: Kind[] = ['signed-out', 'unconfirmed', 'unknown-role', 'practitioner', 'manager'];

const page = { Component: () => null };
const built = (row: Omit<Row, 'path' | 'page'>): Row => ({ path: '/x', page, ...row });
const answers = (row: Row, isOn = on) => visitors.map((kind) => admit(row, { kind }, isOn));

test('a public page is for everyone', () => {
  expect(answers(built({ audience: 'everyone' }))).toEqual(['shown', 'shown', 'shown', 'shown', 'shown']);
});

test('a page for signed-out visitors sends the others to their start', () => {
  expect(answers(built({ audience: 'signed-out' }))).toEqual([
    'shown',
    'to-start',
    'to-start',
    'to-start',
    'to-start',
  ]);
});

test('a page for signed-in users needs a confirmed email', () => {
  expect(answers(built({ audience: 'signed-in' }))).toEqual([
    'to-login',
    'to-verification',
    'shown',
    'shown',
    'shown',
  ]);
});

test('without the second factor that the organization asks for there is the profile alone', () => {
  const admitted = (path: string) =>
    admit({ ...built({ audience: 'signed-in' }), path }, { kind: 'unenrolled' }, on);
  expect([admitted(paths.cases), admitted(paths.profile)]).toEqual(['to-enrolment', 'shown']);
  expect(tabsFor(routeTable, { kind: 'unenrolled' }, on)).toEqual([]);
});

const newcomer: Visitor = { kind: 'refused', refusal: 'not-registered' };
const deactivated: Visitor = { kind: 'refused', refusal: 'account-deactivated' };

test('whom another provider has signed in and nobody knows here is led to the registration, where there is one', () => {
  const area = built({ audience: 'signed-in' });
  expect([admit(area, newcomer, on), admit(area, newcomer, off)]).toEqual(['to-registration', 'refused']);
  const step = built({ audience: 'signed-out', feature: 'register' });
  expect([admit(step, newcomer, on), admit(step, newcomer, off)]).toEqual(['shown', 'not-found']);
  expect(admit(built({ audience: 'signed-out' }), newcomer, on)).toBe('to-start');
  expect(tabsFor(routeTable, newcomer, on)).toEqual([]);
});

test('someone who has registered is thanked before the code is asked for', () => {
  const thanks = {
    ...built({ audience: 'signed-out', feature: 'register' }),
    path: paths.registerCreationConfirmed,
  };
  expect(admit(thanks, { kind: 'unconfirmed' }, on)).toBe('shown');
  expect(admit(thanks, { kind: 'practitioner' }, on)).toBe('to-start');
});

test('someone who may not come in is told so in every area, and led nowhere else', () => {
  for (const audience of ['signed-in', 'manager'] as const) {
    expect(admit(built({ audience }), deactivated, on)).toBe('refused');
  }
  expect(admit(built({ audience: 'signed-out', feature: 'register' }), deactivated, on)).toBe('to-start');
});

test('nothing is decided before the hub has told what somebody is here', () => {
  const unknown: Visitor = { kind: 'unknown' };
  expect(admit(built({ audience: 'signed-in' }), unknown, on)).toBe('waiting');
  expect(admit(built({ audience: 'signed-out', feature: 'register' }), unknown, on)).toBe('waiting');
});

test('a page for managers is not found by others', () => {
  expect(answers(built({ audience: 'manager' }))).toEqual([
    'to-login',
    'to-verification',
    'waiting',
    'not-found',
    'shown',
  ]);
});

test('a feature that is off has no pages for anyone', () => {
  const row = built({ audience: 'manager', feature: 'myOrg' });
  expect(answers(row, off)).toEqual(visitors.map(() => 'not-found'));
});

test('an area that is not built is not found, by those who would be let in', () => {
  const { page: _, ...row } = built({ audience: 'signed-in' });
  expect(answers(row)).toEqual(['to-login', 'to-verification', 'not-found', 'not-found', 'not-found']);
});

const everythingBuilt = routeTable.map((row) => ({ ...row, page }));
const labels = (kind: Kind, isOn = on) => tabsFor(everythingBuilt, { kind }, isOn).map(({ label }) => label);

test('the header offers the areas that the visitor may open', () => {
  expect(labels('signed-out')).toEqual([]);
  expect(labels('practitioner')).toEqual(['Home', 'Clients', 'Library', 'ProLearn']);
  expect(labels('manager')).toEqual(['Home', 'Clients', 'Library', 'My Org', 'ProLearn']);
  expect(labels('manager', off)).toEqual(['Home', 'Clients', 'Library']);
});

test('the header offers nothing that does not exist', () => {
  expect(tabsFor(routeTable, { kind: 'manager' }, on).map(({ path }) => path)).toEqual(
    routeTable.filter((row) => row.tab && row.page).map(({ path }) => path),
  );
});

test('the start is the first area that exists', () => {
  expect(firstArea(everythingBuilt)).toBe('/cases');
  expect(firstArea(routeTable)).toBe('/cases');
  const notBuilt: Row = { path: '/not-built', audience: 'signed-in' };
  expect(firstArea([notBuilt, built({ audience: 'signed-in' })])).toBe('/x');
});

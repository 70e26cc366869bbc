import { listCases, listCasesNeedingAction, updateCaseStatus } from '@hub/contract/core/cases/cases';
import { addDays, addYears } from '@hub/contract/dates/calendar-day';
import { beforeAll, expect, test } from 'vitest';
import { useCaseHub } from '../../../test/case-hub.ts';
import { refusal } from '../../../test/client-hub.ts';

const hub = useCaseHub();
const ZONE = 'America/Chicago';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format();

const CLIENTS = {
  ada: ['Ada', 'Zimmer'],
  jose: ['José', 'Álvarez'],
  anna: ['Anna', 'Smith'],
} as const;
type ClientKey = keyof typeof CLIENTS;

// Name, client, days since the referral, days to the expiration, progress (4: closed); in order of creation.
const CASES: readonly [string, ClientKey, number, number, number][] = [
  ['Reading', 'ada', 400, -35, 1],
  ['Speech and reading', 'jose', 90, -1, 2],
  ['Élan vital', 'anna', 30, 0, 3],
  ['Attention', 'jose', 7, 30, 1],
  ['attention, again', 'ada', 8, 31, 2],
  ['100% memory', 'anna', 0, 365, 1],
  ['Closed and expired', 'jose', 200, -2, 4],
  ['Closed in time', 'anna', 31, 200, 4],
];

const clientIds = {} as Record<ClientKey, string>;

beforeAll(async () => {
  for (const [key, [firstName, lastName]] of Object.entries(CLIENTS)) {
    clientIds[key as ClientKey] = (await hub.addClient({ firstName, lastName })).id;
  }
  for (const [caseName, client, since, remaining, progress] of CASES) {
    const { id } = await hub.open({
      clientId: clientIds[client],
      caseName,
      referralDate: addDays(today, -since),
      expirationDate: addDays(today, remaining),
    });
    if (progress === 4) await hub.call(updateCaseStatus, { params: { id }, body: { status: 4 } });
    else await hub.setProgress(id, progress);
  }
});

const list = (query = '') => hub.call(listCases, { query, headers: { 'time-zone': ZONE } });
const names = async (query = '') =>
  (await list(query)).body.items.map(({ caseName }: { caseName: string }) => caseName);
const sortedNames = async (query: string) => (await names(query)).sort();
const namesWhere = (matches: (row: (typeof CASES)[number]) => boolean) =>
  CASES.filter(matches)
    .map(([name]) => name)
    .sort();

test('the list is that of the practitioner alone, the latest referral first, ten to a page', async () => {
  const { body } = await list();
  expect(body).toMatchObject({ page: 1, pageSize: 10, totalItems: 8, totalPages: 1 });
  const byReferral = [...CASES].sort(([, , one], [, , two]) => one - two).map(([name]) => name);
  expect(body.items.map(({ caseName }: { caseName: string }) => caseName)).toEqual(byReferral);
});

test('a case in the list tells what a list shows, and neither the reason nor the notes', async () => {
  const { body } = await list('?Name=elan');
  expect(body.items).toEqual([
    {
      id: expect.any(String),
      clientId: clientIds.anna,
      clientName: 'Anna Smith',
      caseName: 'Élan vital',
      referralDate: addDays(today, -30),
      expirationDate: today,
      referredByName: '',
      referredByEmail: '',
      remainingDays: 0,
      inactive: false,
      status: 3,
      batteryId: expect.any(String),
      created: expect.any(String),
      version: 1,
    },
  ]);
});

test('pages follow each other without a gap, and one past the end is empty and tells the totals', async () => {
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(...(await names(`?PageSize=3&Page=${page}`)));
  expect(pages).toEqual(await names());
  expect((await list('?Page=4&PageSize=3')).body).toEqual({
    items: [],
    page: 4,
    pageSize: 3,
    totalItems: 8,
    totalPages: 3,
  });
});

test.each([
  ['read', ['Reading', 'Speech and reading']],
  ['ATTENTION', ['Attention', 'attention, again']],
  ['élan', ['Élan vital']],
  ['vital', ['Élan vital']],
  ['100%', ['100% memory']],
  ['and read', ['Speech and reading']],
  ['ading', []],
  ['%', []],
  ['_', []],
])('Name=%s finds words that begin with it', async (name, found) => {
  expect(await sortedNames(`?Name=${encodeURIComponent(name)}`)).toEqual(found);
});

test.each([
  ['FirstName=ad', 'ada'],
  ['FirstName=jose', 'jose'],
  ['LastName=alv', 'jose'],
  ['LastName=SMITH', 'anna'],
  ['ClientName=ann', 'anna'],
  ['ClientName=zim', 'ada'],
  ['ClientName=anna%20sm', 'anna'],
  ['ClientName=smith,%20a', 'anna'],
])('%s finds the cases of that client', async (query, client) => {
  expect(await sortedNames(`?${query}`)).toEqual(namesWhere(([, owner]) => owner === client));
});

test('FirstName and LastName together have to fit both', async () => {
  expect(await names('?FirstName=anna&LastName=zimmer')).toEqual([]);
  expect(await names('?FirstName=anna%20s')).toEqual([]);
});

test('ClientId finds the cases of one client; one of nobody has none', async () => {
  expect(await sortedNames(`?ClientId=${clientIds.jose}`)).toEqual(
    namesWhere(([, owner]) => owner === 'jose'),
  );
  expect(await names(`?ClientId=${crypto.randomUUID()}`)).toEqual([]);
});

test.each([0, 7, 30, 90, 400])(
  'StartDate of %i days ago finds what was referred since then',
  async (days) => {
    expect(await sortedNames(`?StartDate=${addDays(today, -days)}`)).toEqual(
      namesWhere(([, , since]) => since <= days),
    );
  },
);

test.each([-36_500, -2, -1, 0, 29, 30, 31, 36_500])('RemainingDays=%i is at most so many', async (days) => {
  expect(await sortedNames(`?RemainingDays=${days}`)).toEqual(
    namesWhere(([, , , remaining]) => remaining <= days),
  );
});

test('Inactive=true are the closed and the expired, Inactive=false all others', async () => {
  const isInactive = ([, , , remaining, progress]: (typeof CASES)[number]) => progress === 4 || remaining < 0;
  expect(await sortedNames('?Inactive=true')).toEqual(namesWhere(isInactive));
  expect(await sortedNames('?Inactive=false')).toEqual(namesWhere((row) => !isInactive(row)));
  const { body } = await list('?Inactive=true');
  expect(body.items.every(({ inactive }: { inactive: boolean }) => inactive)).toBe(true);
});

test('Need finds what expires within 30 days, or has expired and is not closed', async () => {
  expect(await sortedNames('?Need=expiring')).toEqual(['Attention', 'Élan vital']);
  expect(await sortedNames('?Need=expired')).toEqual(['Reading', 'Speech and reading']);
});

test('what needs action is counted and told from the first to expire', async () => {
  const { body } = await hub.call(listCasesNeedingAction, { headers: { 'time-zone': ZONE } });
  const summaryOf = ({ items, totalItems }: { items: { caseName: string }[]; totalItems: number }) => [
    totalItems,
    items.map(({ caseName }) => caseName),
  ];
  expect(summaryOf(body.expiring)).toEqual([2, ['Élan vital', 'Attention']]);
  expect(summaryOf(body.expired)).toEqual([2, ['Reading', 'Speech and reading']]);
});

test('filters fit together', async () => {
  expect(await names('?Name=attention&ClientName=zimmer&RemainingDays=60&Inactive=false')).toEqual([
    'attention, again',
  ]);
});

const by = {
  clientName: (row: (typeof CASES)[number]) => ['alvarez', 'smith', 'zimmer'].indexOf(lastNameKey(row[1])),
  caseName: ([name]: (typeof CASES)[number]) =>
    name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase(),
  referralDate: ([, , since]: (typeof CASES)[number]) => -since,
  expirationDate: ([, , , remaining]: (typeof CASES)[number]) => remaining,
  remainingDays: ([, , , remaining]: (typeof CASES)[number]) => remaining,
  status: ([, , , , progress]: (typeof CASES)[number]) => progress,
  created: (row: (typeof CASES)[number]) => CASES.indexOf(row),
} as const;

const lastNameKey = (client: ClientKey) => ({ ada: 'zimmer', jose: 'alvarez', anna: 'smith' })[client];

test.each(Object.keys(by) as (keyof typeof by)[])('SortBy=%s sorts both ways', async (key) => {
  const rowOf = (name: string) => CASES.find(([candidate]) => candidate === name) as (typeof CASES)[number];
  const up = await names(`?SortBy=${key}&Order=asc`);
  const values = up.map((name: string) => by[key](rowOf(name)));
  expect(values).toEqual([...values].sort((one, two) => (one < two ? -1 : one > two ? 1 : 0)));
  expect(up).toHaveLength(CASES.length);
  expect(await names(`?SortBy=${key}&Order=desc`)).toEqual([...up].reverse());
});

test.each([
  ['Page=0', 'Page', 'Use a whole number from 1 to 1000000'],
  ['PageSize=101', 'PageSize', 'Use a whole number from 1 to 100'],
  ['StartDate=02/29/2026', 'StartDate', 'Invalid date format'],
  ['StartDate=2026-02-29', 'StartDate', 'Invalid date format'],
  ['RemainingDays=soon', 'RemainingDays', 'Use a whole number from -36500 to 36500'],
  ['RemainingDays=36501', 'RemainingDays', 'Use a whole number from -36500 to 36500'],
  ['RemainingDays=1.5', 'RemainingDays', 'Use a whole number from -36500 to 36500'],
  ['Inactive=yes', 'Inactive', 'Use true or false'],
  [`Name=${'a'.repeat(101)}`, 'Name', 'Maximum length exceeded'],
])('%s is refused', async (query, path, message) => {
  expect(refusal(await list(`?${query}`))).toEqual([400, 'invalid-input', [{ path, message }]]);
});

test.each(['ClientId=1', 'SortBy=notes', 'Order=up', 'Need=help', 'page=1'])(
  '%s is refused',
  async (query) => {
    expect((await list(`?${query}`)).status).toBe(400);
  },
);

test('a date a year away is counted over leap days', async () => {
  const { remainingDays } = await hub.open({
    referralDate: today,
    expirationDate: addYears(today, 4),
    clientId: clientIds.ada,
  });
  expect(remainingDays).toBe((Date.parse(addYears(today, 4)) - Date.parse(today)) / 86_400_000);
});

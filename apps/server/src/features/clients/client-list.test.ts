import { createClient, listClients } from '@hub/contract/core/clients/clients';
import { addDays, addYears } from '@hub/contract/dates/calendar-day';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { refusal, useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();
const ZONE = 'America/Chicago';
const today = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format();

// First name, last name, date of birth; in the order in which they are added.
const PEOPLE = [
  ['José', 'Álvarez', addYears(today, -10)],
  ['Josefine', 'Brandt', addDays(addYears(today, -10), 1)],
  ['Anna', 'Smith', '1990-06-15'],
  ['Anna Maria', 'Adler', '2001-12-31'],
  ['Ann', 'Zimmer', '2015-01-01'],
  ['Łukasz', 'smithson', '1950-02-28'],
  ['100%', 'O_Neil', '1960-02-29'],
] as const;

beforeAll(async () => {
  for (const [firstName, lastName, dateOfBirth] of PEOPLE)
    await hub.add({ firstName, lastName, dateOfBirth });
  await hub.callAsColleague(createClient, {
    body: { firstName: 'Anna', lastName: 'Colleague', dateOfBirth: '1990-01-01' },
  });
  const evaluated = { Anna: '2026-01-05', José: '2025-05-01', Ann: '2026-03-01' };
  for (const [firstName, day] of Object.entries(evaluated)) {
    await sql`update clients set last_evaluation = ${day} where first_name = ${firstName}`.execute(
      hub.hub.database.system,
    );
  }
});

const list = (query = '') => hub.call(listClients, { query, headers: { 'time-zone': ZONE } });
const names = async (query: string) =>
  (await list(query)).body.items.map(({ firstName }: { firstName: string }) => firstName);

test('the list is that of the practitioner alone, by last name, ten to a page', async () => {
  const { body } = await list();
  expect(body).toMatchObject({ page: 1, pageSize: 10, totalItems: 7, totalPages: 1 });
  expect(body.items.map(({ lastName }: { lastName: string }) => lastName)).toEqual([
    'Adler',
    'Álvarez',
    'Brandt',
    'O_Neil',
    'Smith',
    'smithson',
    'Zimmer',
  ]);
});

test('pages follow each other without a gap, and one past the end is empty and tells the totals', async () => {
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(...(await names(`?PageSize=3&Page=${page}`)));
  expect(pages).toEqual(await names(''));
  expect((await list('?Page=4&PageSize=3')).body).toEqual({
    items: [],
    page: 4,
    pageSize: 3,
    totalItems: 7,
    totalPages: 3,
  });
});

test.each([
  ['FirstName=jose', ['José', 'Josefine']],
  ['FirstName=JOSÉ', ['José', 'Josefine']],
  ['FirstName=ann', ['Anna Maria', 'Anna', 'Ann']],
  ['FirstName=anna', ['Anna Maria', 'Anna']],
  ['FirstName=Ann%20Z', []],
  ['FirstName=ose', []],
  ['FirstName=lukasz', ['Łukasz']],
  ['FirstName=100%25', ['100%']],
  ['FirstName=1%25%25', []],
  ['FirstName=%25', []],
  ['LastName=smith', ['Anna', 'Łukasz']],
  ['LastName=o_', ['100%']],
  ['LastName=o.', []],
  ['LastName=alvarez', ['José']],
  ['FirstName=anna&LastName=s', ['Anna']],
  ['Name=smith', ['Anna', 'Łukasz']],
  ['Name=a', ['Anna Maria', 'José', 'Anna', 'Ann']],
  ['Name=anna%20s', ['Anna']],
  ['Name=Smith,%20An', ['Anna']],
  ['Name=%20%20', ['Anna Maria', 'José', 'Josefine', '100%', 'Anna', 'Łukasz', 'Ann']],
  ['FirstName=', ['Anna Maria', 'José', 'Josefine', '100%', 'Anna', 'Łukasz', 'Ann']],
])('%s finds %j', async (query, found) => {
  expect(await names(`?${query}`)).toEqual(found);
});

test('ages are counted in whole years today: who has the birthday tomorrow is a year younger', async () => {
  expect(await names('?MinAge=10&MaxAge=10')).toEqual(['José']);
  expect(await names('?MinAge=9&MaxAge=9')).toEqual(['Josefine']);
  expect(await names('?MinAge=150')).toEqual([]);
  expect(await names('?MaxAge=150')).toHaveLength(7);
});

test.each([
  ['SortBy=firstName', ['100%', 'Ann', 'Anna Maria', 'Anna', 'José', 'Josefine', 'Łukasz']],
  ['SortBy=dateOfBirth', ['Łukasz', '100%', 'Anna', 'Anna Maria', 'Ann', 'José', 'Josefine']],
  ['SortBy=created', ['José', 'Josefine', 'Anna', 'Anna Maria', 'Ann', 'Łukasz', '100%']],
])('%s sorts both ways', async (query, ascending) => {
  expect(await names(`?${query}`)).toEqual(ascending);
  expect(await names(`?${query}&Order=desc`)).toEqual([...ascending].reverse());
});

test('who was never evaluated has waited longest', async () => {
  const ascending = await names('?SortBy=lastEvaluation');
  expect(ascending.slice(4)).toEqual(['José', 'Anna', 'Ann']);
  expect((await names('?SortBy=lastEvaluation&Order=desc')).slice(0, 3)).toEqual(['Ann', 'Anna', 'José']);
});

const wholeNumber = (from: number, to: number) => `Use a whole number from ${from} to ${to}`;

test.each([
  ['Page=0', 'Page', wholeNumber(1, 1_000_000)],
  ['Page=one', 'Page', wholeNumber(1, 1_000_000)],
  ['PageSize=101', 'PageSize', wholeNumber(1, 100)],
  ['PageSize=1.5', 'PageSize', wholeNumber(1, 100)],
  ['MinAge=-1', 'MinAge', wholeNumber(0, 150)],
  ['MaxAge=151', 'MaxAge', wholeNumber(0, 150)],
  ['MinAge=20&MaxAge=10', 'MaxAge', 'The highest age is below the lowest age'],
])('%s is refused', async (query, path, message) => {
  expect(refusal(await list(`?${query}`))).toEqual([400, 'invalid-input', [{ path, message }]]);
});

test.each(['SortBy=email', 'Order=up', 'page=2', 'Search=x'])('%s is refused', async (query) => {
  expect((await list(`?${query}`)).status).toBe(400);
});

test('the trail names every client that was on the page', async () => {
  const answer = await list('?Name=smith');
  const ids = answer.body.items.map(({ id }: { id: string }) => id);
  expect(await hub.auditOf(answer)).toEqual([{ action: 'list', record: 'client', record_ids: ids }]);
});

test.each([
  ['lastName', 'clients_by_last_name', 'last_first_key'],
  ['firstName', 'clients_by_first_name', 'first_last_key'],
  ['dateOfBirth', 'clients_by_birth', 'date_of_birth'],
  ['lastEvaluation', 'clients_by_evaluation', 'last_evaluation'],
  ['created', 'clients_by_creation', 'created_at'],
])('the order by %s is that of an index, both ways', async (sortBy, index, column) => {
  for (const order of ['asc', 'desc']) {
    const nulls = sortBy === 'lastEvaluation' ? (order === 'asc' ? 'nulls first' : 'nulls last') : '';
    const plan = await explain(`select id from clients
      where organization_id = '${crypto.randomUUID()}' and account_id = '${crypto.randomUUID()}'
      and deleted_at is null order by ${column} ${order} ${nulls}, id ${order} limit 12`);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  }
});

/** The query plan without sorting and sequential scans. */
async function explain(statement: string): Promise<string> {
  const client = await hub.hub.database.pool.connect();
  try {
    await client.query(
      'begin; set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
    );
    const { rows } = await client.query(`explain ${statement}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

import { exportClients, importClients, previewClientImport } from '@hub/contract/core/clients/client-sheet';
import { listClients, readClient } from '@hub/contract/core/clients/clients';
import { listContacts } from '@hub/contract/core/clients/contacts';
import { sheetColumnNames } from '@hub/contract/core/clients/sheet-columns';
import { parse } from 'csv-parse/sync';
import { beforeEach, expect, test } from 'vitest';
import { refusal, useClientHub } from '../../../../test/client-hub.ts';

const hub = useClientHub();
const HEADER = 'First name,Last name,Date of birth';

beforeEach(async () => {
  await hub.hub.database.pool.query(
    `delete from clients using accounts, users where accounts.id = clients.account_id
     and users.id = accounts.user_id and users.email = 'manager@demo.test'`,
  );
});

const preview = (csv: string) => hub.call(previewClientImport, { body: { csv } });
const importFile = (csv: string, headers = {}) => hub.call(importClients, { body: { csv }, headers });
const exported = async (query = '') => {
  const { body } = await hub.call(exportClients, { query });
  return parse(body, { bom: true, columns: true }) as Record<string, string>[];
};
const total = async () => (await hub.call(listClients)).body.totalItems;

test('a file with bad lines names each with its reason, and nothing of it is imported', async () => {
  const csv = [
    `${HEADER},Email,Biological sex,Contact 2 first name,Closed captioning`,
    'Imogen,Fernsby,05/17/2014,imogen@demo.test,Female,,yes',
    ',Fernsby,2014-05-17,,,,',
    '',
    'Ada,Quill,02/30/2014,ada@,Robot,,maybe',
    'Otto,Quill,01/01/2999,,,,',
    'Bea,Quill,1/2/2010,,,Bo,',
  ].join('\n');
  const faults = [
    { line: 3, column: 'First name', message: 'This field is required' },
    { line: 5, column: 'Biological sex', message: 'Use one of: Male, Female, Intersex, Other' },
    { line: 5, column: 'Closed captioning', message: 'Use Yes or No' },
    { line: 5, column: 'Date of birth', message: 'Invalid date format' },
    { line: 5, column: 'Email', message: 'Invalid email format' },
    { line: 6, column: 'Date of birth', message: 'Invalid date of birth' },
    { line: 7, column: 'Contact 2 last name', message: 'This field is required' },
    { line: 7, column: 'Contact 2 relationship', message: 'Please select an option' },
  ];
  const { status, body } = await preview(csv);
  expect([status, body]).toEqual([200, { rows: 5, faults, totalFaults: 8, duplicates: [] }]);

  const refused = await importFile(csv);
  expect(refusal(refused)).toEqual([
    400,
    'import-refused',
    faults.map(({ line, column, message }) => ({ path: `line ${line}, ${column}`, message })),
  ]);
  expect(await total()).toBe(0);
});

test('a good file adds every client with all that belongs to it', async () => {
  const csv = [
    sheetColumnNames.join(','),
    'Imogen,Fernsby,05/17/2014,LPG-1,i@demo.test,(608) 555-0110,Prefer to self-describe,In the referral,female,,Other,Ze,Other,Quechua,left,Yes,' +
      ',,,,,,,,,Odo,Fernsby,father,o@demo.test,6085550111,Spanish,,Yes,No,,,,,,,,,,Lanternfield,North,3rd,5+,"$120,000 +",Not sure,"Two\nlines"',
    'Ada,Quill,2010-01-02',
  ].join('\r\n');
  const { status, body } = await importFile(csv);
  expect([status, body.clientIds.length]).toEqual([201, 2]);
  const params = { id: body.clientIds[0] };
  expect((await hub.call(readClient, { params })).body).toMatchObject({
    dateOfBirth: '2014-05-17',
    phoneNumber: '608-555-0110',
    genderId: 3,
    otherGender: 'In the referral',
    genderIdentityId: 2,
    pronounsId: 5,
    primaryLanguageId: 33,
    otherLanguage: 'Quechua',
    handednessId: 1,
    closedCaptioning: true,
  });
  expect((await hub.call(listContacts, { params })).body.items).toMatchObject([
    {
      firstName: 'Odo',
      relationshipToClientProfileId: 2,
      phoneNumber: '608-555-0111',
      primaryLanguageId: 2,
      mayDecide: true,
      noContact: false,
    },
  ]);
  const [row] = await exported('?FirstName=imogen');
  expect(row).toMatchObject({ Grade: '3rd', Comment: 'Two\nlines', 'Annual household income': '$120,000 +' });
});

test('what is exported can be imported, and exported again the same', async () => {
  await hub.add({
    firstName: '=cmd()',
    lastName: '-O\'Neil, "Q"',
    email: 'i@demo.test',
    genderId: 3,
    otherGender: '@home',
    contacts: [{ firstName: '+1', lastName: '\u200eOdo', relationshipToClientProfileId: 9 }],
    comment: { comment: 'One;\ntwo' },
  });
  const first = (await hub.call(exportClients)).body as string;
  expect(first).toContain("'=cmd()");
  expect(first).toContain("'+1");
  expect(first).not.toMatch(/(^|,|")[=+@-]/m);
  await hub.hub.database.pool.query('delete from clients where first_name = $1', ['=cmd()']);
  expect((await importFile(first)).status).toBe(201);
  expect((await hub.call(exportClients)).body).toBe(first);
});

test.each([
  ['semicolons', `${HEADER.replaceAll(',', ';')}\nAda;Quill;01/02/2010`],
  ['tabs', `${HEADER.replaceAll(',', '\t')}\nAda\tQuill\t01/02/2010`],
  [
    'a byte order mark and other spellings of the columns',
    '\ufeff FIRST  name ,LAST NAME,date of birth\nAda,Quill,01/02/2010',
  ],
  ['columns in another order', 'Date of birth,Last name,First name\n01/02/2010,Quill,Ada'],
])('a file with %s is read', async (_, csv) => {
  expect((await importFile(csv)).status).toBe(201);
  expect((await hub.call(listClients)).body.items).toMatchObject([
    { firstName: 'Ada', lastName: 'Quill', dateOfBirth: '2010-01-02' },
  ]);
});

test.each([
  [
    'no client',
    HEADER,
    { line: 1, column: '', message: 'There is no client below the names of the columns' },
  ],
  [
    'a missing column',
    'First name,Last name\nAda,Quill',
    { line: 1, column: 'Date of birth', message: 'This column is missing' },
  ],
  [
    'an unknown column',
    `${HEADER},Shoe size\nAda,Quill,01/02/2010,38`,
    { line: 1, column: 'Shoe size', message: 'There is no such column' },
  ],
  [
    'a column twice',
    `${HEADER},Last name\nAda,Quill,01/02/2010,Q`,
    { line: 1, column: 'Last name', message: 'This column is there twice' },
  ],
  [
    'a cell too many',
    `${HEADER}\nAda,Quill,01/02/2010,more`,
    { line: 2, column: '', message: 'There are more cells than columns' },
  ],
])('a file with %s is refused with its reason', async (_, csv, fault) => {
  expect((await preview(csv)).body.faults).toEqual([fault]);
});

test('a file that is no table is refused', async () => {
  const { body } = await preview(`${HEADER}\n"Ada,Quill`);
  expect([body.status, body.code]).toEqual([400, 'unreadable-csv']);
  expect(body.detail).toContain('quotation mark');
});

test('5,000 clients are imported at once, one more is refused', async () => {
  const line = (n: number) => `Client,Number ${n},01/02/2010`;
  const file = (count: number) => [HEADER, ...Array.from({ length: count }, (_, n) => line(n))].join('\n');
  expect((await preview(file(5001))).body.faults).toEqual([
    { line: 5002, column: '', message: 'A file has at most 5,000 clients' },
  ]);
  const { status, body } = await importFile(file(5000));
  expect([status, body.clientIds.length]).toEqual([201, 5000]);
  expect(await total()).toBe(5000);
  expect(await exported()).toHaveLength(5000);
});

test('at most 200 faults are listed, and all are counted', async () => {
  const csv = [HEADER, ...Array.from({ length: 300 }, () => ',Quill,01/02/2010')].join('\n');
  const { body } = await preview(csv);
  expect([body.faults.length, body.totalFaults]).toEqual([200, 300]);
});

test('lines like a client that exists or like an earlier line are pointed out, and imported all the same', async () => {
  await hub.add({ firstName: 'Zoë', lastName: 'Ardenne', dateOfBirth: '2011-01-02' });
  const csv = `${HEADER}\nZOE,ardenne,01/02/2011\nAda,Quill,01/02/2010\nAda,Quill,01/02/2010`;
  expect((await preview(csv)).body).toMatchObject({
    faults: [],
    duplicates: [
      { line: 2, name: 'ZOE ardenne' },
      { line: 4, name: 'Ada Quill' },
    ],
  });
  expect((await importFile(csv)).status).toBe(201);
  expect(await total()).toBe(4);
});

test('a file that is sent twice under one key is imported once', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const csv = `${HEADER}\nAda,Quill,01/02/2010`;
  await Promise.all([importFile(csv, headers), importFile(csv, headers)]);
  expect(await total()).toBe(1);
});

test('the export has every client that matches, in the order of the list, and nobody else', async () => {
  for (const lastName of ['Brandt', 'Adler', 'Smith']) await hub.add({ lastName });
  const { headers } = await hub.call(exportClients);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/);
  const lastNames = async (query: string) => (await exported(query)).map((row) => row['Last name']);
  expect(await lastNames('')).toEqual(['Adler', 'Brandt', 'Smith']);
  expect(await lastNames('?Order=desc&LastName=b')).toEqual(['Brandt']);
  expect(await lastNames('?LastName=nobody')).toEqual([]);
  expect((await hub.call(exportClients, { query: '?Page=1' })).status).toBe(400);
});

test('each piece of an export is in the audit trail, with its clients', async () => {
  const { id } = await hub.add();
  const entries = await hub.auditOf(await hub.call(exportClients));
  expect(entries).toEqual([
    { action: 'export', record: 'client', record_ids: [] },
    { action: 'export', record: 'client', record_ids: [id] },
  ]);
});

test('of a file that is too long no more is read than it takes to see that', async () => {
  const lines = Array.from({ length: 20_000 }, (_, index) => `Ada,Quill${index},01/02/2010`);
  const { body } = await preview([HEADER, ...lines].join('\n'));
  expect(body).toMatchObject({
    rows: 5001,
    faults: [{ line: 5002, column: '', message: 'A file has at most 5,000 clients' }],
    totalFaults: 1,
  });
});

test('empty lines cost nothing and count as a spreadsheet counts them', async () => {
  const { body } = await preview(`${HEADER}${'\n'.repeat(1_000_000)}Ada,Quill,never`);
  expect(body).toMatchObject({
    rows: 1,
    faults: [{ line: 1_000_001, column: 'Date of birth', message: 'Invalid date format' }],
  });
  const blank = await preview(`${HEADER}\n,,\n\n ,,\nAda,Quill,never`);
  expect(blank.body.faults).toMatchObject([{ line: 5 }]);
});

test('a file of nothing but columns is refused for them', async () => {
  const { body } = await preview(`${'a,'.repeat(1000)}a\nb`);
  expect(body.faults).toEqual([{ line: 1, column: '', message: 'A file has at most 200 columns' }]);
});

test.each([
  ['its first line', 1, ''],
  ['a later line', 2, 'First name,Last name\n'],
])('a file is read no further than where %s is too long', async (_, line, before) => {
  const { status, body } = await preview(`${before}${'a,'.repeat(1_000_000)}a\nb`);
  expect([status, body.code, body.detail]).toEqual([
    400,
    'unreadable-csv',
    `Line ${line} has more than 200,000 characters.`,
  ]);
});

test('an account has one file read at a time', async () => {
  const long = [HEADER, ...Array.from({ length: 5000 }, () => 'Ada,Quill,01/02/2010')].join('\n');
  const answers = await Promise.all([preview(long), preview(long), preview(long)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect([refused?.body.code, refused?.headers.get('retry-after')]).toEqual(['imports-under-way', '30']);
  expect((await preview(long)).status).toBe(200);
});

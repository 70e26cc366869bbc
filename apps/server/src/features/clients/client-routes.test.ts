import { client } from '@hub/contract/core/clients/client';
import {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import {
  createClient,
  listSimilarClients,
  readClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import { listContacts } from '@hub/contract/core/clients/contacts';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';
import { expect, test } from 'vitest';
import { imogen, odo, refusal, useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();

const create = (fields: object, headers = {}) =>
  hub.call(createClient, { body: { ...imogen, ...fields }, headers });
const update = (id: string, body: object) => hub.call(updateClient, { params: { id }, body });
const read = async (id: string) => (await hub.call(readClient, { params: { id } })).body;
const itemsOf = async (endpoint: AnyEndpoint, id: string) =>
  (await hub.call(endpoint, { params: { id } })).body.items;

const invalid = (path: string, message: string) => [400, 'invalid-input', [{ path, message }]];

test('a client with the least that is needed is added, and read back', async () => {
  const answer = await create({ firstName: '  Imogen ' });
  expect(answer.status).toBe(201);
  expect(client.parse(answer.body)).toMatchObject({
    ...imogen,
    genderId: null,
    otherGender: '',
    email: '',
    closedCaptioning: false,
    lastEvaluation: null,
    version: 1,
  });
  expect(await read(answer.body.id)).toEqual(answer.body);
});

test('a client with every field and every record is added by one call', async () => {
  const fields = {
    genderId: 3,
    otherGender: 'Described elsewhere',
    externalClientId: 'LPG-7',
    email: 'imogen@demo.test',
    phoneNumber: '6085550110',
    genderIdentityId: 5,
    otherGenderIdentity: 'Agender',
    pronounsId: 5,
    otherPronouns: 'Ze/Zir',
    primaryLanguageId: 33,
    otherLanguage: 'Quechua',
    handednessId: 3,
    closedCaptioning: true,
  };
  const education = { schoolName: 'Lanternfield', district: 'North', gradeId: 4 };
  const demographic = { numberOfSiblingsId: 2, annualHouseholdIncomeId: 5, economicDisadvantageId: 3 };
  const { status, body } = await create({
    ...fields,
    contacts: [odo, { ...odo, firstName: 'Ada', primaryLanguageId: 33, otherLanguage: 'Cornish' }],
    education,
    demographic,
    comment: { comment: 'Likes trains.' },
  });
  expect([status, body]).toMatchObject([201, { ...imogen, ...fields, phoneNumber: '608-555-0110' }]);
  expect(await itemsOf(listContacts, body.id)).toMatchObject([
    { ...odo, email: '', primaryLanguageId: null },
    { firstName: 'Ada', otherLanguage: 'Cornish' },
  ]);
  expect(await itemsOf(educationEndpoints.list, body.id)).toMatchObject([education]);
  expect(await itemsOf(demographicEndpoints.list, body.id)).toMatchObject([demographic]);
  expect(await itemsOf(commentEndpoints.list, body.id)).toMatchObject([{ comment: 'Likes trains.' }]);
});

const long = (length: number) => 'a'.repeat(length);

test.each([
  ['a missing first name', { firstName: undefined }, 'firstName', 'This field is required'],
  ['a blank last name', { lastName: '   ' }, 'lastName', 'This field is required'],
  ['a first name of 51 letters', { firstName: long(51) }, 'firstName', 'Maximum length exceeded'],
  ['a last name of 51 letters', { lastName: long(51) }, 'lastName', 'Maximum length exceeded'],
  ['no date of birth', { dateOfBirth: undefined }, 'dateOfBirth', 'This field is required'],
  ['a date of birth in another form', { dateOfBirth: '05/17/2014' }, 'dateOfBirth', 'Invalid date format'],
  ['a day that there is not', { dateOfBirth: '2015-02-29' }, 'dateOfBirth', 'Invalid date format'],
  ['a birth in the future', { dateOfBirth: '2999-01-01' }, 'dateOfBirth', 'Invalid date of birth'],
  [
    'a client id of 51 letters',
    { externalClientId: long(51) },
    'externalClientId',
    'Maximum length exceeded',
  ],
  ['an email without a domain', { email: 'imogen@' }, 'email', 'Invalid email format'],
  [
    'a phone of 8 digits',
    { phoneNumber: '60855501' },
    'phoneNumber',
    'Invalid format, the number must have 10 digits.',
  ],
  [
    'a phone of 13 characters',
    { phoneNumber: '608-555-01100' },
    'phoneNumber',
    'Invalid format, the number must have 10 digits.',
  ],
  [
    'a phone with letters',
    { phoneNumber: '608-555-01AB' },
    'phoneNumber',
    'Value is not a valid phone number',
  ],
  ['a sex that is no option', { genderId: 5 }, 'genderId', 'Please select an option'],
  ['a language that is no option', { primaryLanguageId: 34 }, 'primaryLanguageId', 'Please select an option'],
  ['the other sex unsaid', { genderId: 3 }, 'otherGender', 'Please specify your biological sex'],
  [
    'the other gender blank',
    { genderIdentityId: 5, otherGenderIdentity: ' ' },
    'otherGenderIdentity',
    'Please specify your gender',
  ],
  ['the other pronouns unsaid', { pronounsId: 5 }, 'otherPronouns', 'Please specify your pronouns'],
  ['the other language unsaid', { primaryLanguageId: 33 }, 'otherLanguage', 'Please specify your language'],
  [
    'another text of 101 letters',
    { genderId: 3, otherGender: long(101) },
    'otherGender',
    'Maximum length exceeded',
  ],
  ['four contacts', { contacts: [odo, odo, odo, odo] }, 'contacts', 'A client has at most 3 contacts'],
  [
    'a contact without a relationship',
    { contacts: [{ ...odo, relationshipToClientProfileId: null }] },
    'contacts.0.relationshipToClientProfileId',
    'Please select an option',
  ],
  [
    'a contact without a first name',
    { contacts: [odo, { ...odo, firstName: '' }] },
    'contacts.1.firstName',
    'This field is required',
  ],
  [
    'a contact with a wrong email',
    { contacts: [{ ...odo, email: 'odo' }] },
    'contacts.0.email',
    'Invalid email format',
  ],
  [
    'a contact with an unsaid language',
    { contacts: [{ ...odo, primaryLanguageId: 33 }] },
    'contacts.0.otherLanguage',
    'Please specify your language',
  ],
  [
    'an education without a school',
    { education: { district: 'North' } },
    'education.schoolName',
    'This field is required',
  ],
  [
    'a grade that is no option',
    { education: { schoolName: 'A', gradeId: 16 } },
    'education.gradeId',
    'Please select an option',
  ],
  ['a demographic that says nothing', { demographic: {} }, 'demographic', 'Fill in at least one field'],
  ['a blank comment', { comment: { comment: ' ' } }, 'comment.comment', 'This field is required'],
  [
    'a comment of 501 letters',
    { comment: { comment: long(501) } },
    'comment.comment',
    'Maximum length exceeded',
  ],
])('%s is refused, and nothing is kept', async (_, fields, path, message) => {
  const before = await hub.count('clients');
  expect(refusal(await create(fields))).toEqual(invalid(path, message));
  expect(await hub.count('clients')).toBe(before);
});

test('an unknown field is refused', async () => {
  expect(refusal(await create({ nickname: 'Immy' }))).toMatchObject([400, 'invalid-input', [{ path: '' }]]);
  expect(refusal(await create({ contacts: [{ ...odo, nickname: 'O' }] }))).toMatchObject([
    400,
    'invalid-input',
    [{ path: 'contacts.0' }],
  ]);
});

test('the limits themselves are allowed', async () => {
  const body = await hub.add({
    firstName: long(50),
    externalClientId: long(50),
    genderId: 3,
    otherGender: long(100),
    comment: { comment: long(500) },
  });
  expect(body.firstName).toHaveLength(50);
});

test('the other texts are cleared when the choice is not Other', async () => {
  const body = await hub.add({
    genderId: 1,
    otherGender: 'x',
    genderIdentityId: null,
    otherGenderIdentity: 'x',
    pronounsId: 2,
    otherPronouns: 'x',
    primaryLanguageId: 1,
    otherLanguage: 'x',
    contacts: [{ ...odo, primaryLanguageId: 2, otherLanguage: 'x' }],
  });
  expect(body).toMatchObject({
    otherGender: '',
    otherGenderIdentity: '',
    otherPronouns: '',
    otherLanguage: '',
  });
  expect(await itemsOf(listContacts, body.id)).toMatchObject([{ otherLanguage: '' }]);
});

test('who was born today where the browser is can be added, who was born tomorrow cannot', async () => {
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format();
  const [early, late] = ['Etc/GMT+12', 'Etc/GMT-14'] as const;
  expect(dayIn(early)).not.toBe(dayIn(late));
  expect((await create({ dateOfBirth: dayIn(late) }, { 'time-zone': late })).status).toBe(201);
  expect(refusal(await create({ dateOfBirth: dayIn(late) }, { 'time-zone': early }))).toEqual(
    invalid('dateOfBirth', 'Invalid date of birth'),
  );
});

test('without a time zone, or with one that there is not, the day is that of the organization', async () => {
  const lakeside = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format();
  for (const headers of [{}, { 'time-zone': 'Moon/Tycho' }, { 'time-zone': long(200) }]) {
    expect((await create({ dateOfBirth: lakeside }, headers)).status).toBe(201);
  }
});

test('a change replaces every field, and counts the versions up', async () => {
  const before = await hub.add({ email: 'imogen@demo.test', genderId: 2 });
  const answer = await update(before.id, { ...imogen, lastName: 'Quill', version: 1 });
  expect([answer.status, answer.body]).toEqual([
    200,
    { ...before, lastName: 'Quill', email: '', genderId: null, version: 2 },
  ]);
  expect(await read(before.id)).toEqual(answer.body);
});

test('a change over a newer one is refused, and the newer one stays', async () => {
  const { id } = await hub.add();
  await update(id, { ...imogen, lastName: 'First', version: 1 });
  expect(refusal(await update(id, { ...imogen, lastName: 'Second', version: 1 }))).toEqual([
    409,
    'version-conflict',
  ]);
  expect(await read(id)).toMatchObject({ lastName: 'First', version: 2 });
});

test('of ten changes at the same moment one is kept, and the others are told', async () => {
  const { id } = await hub.add();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => update(id, { ...imogen, lastName: `Change ${n}`, version: 1 })),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array(9).fill(409)]);
  const kept = answers.find(({ status }) => status === 200);
  expect(await read(id)).toEqual(kept?.body);
});

test('a change without a version, or with one that there cannot be, is refused', async () => {
  const { id } = await hub.add();
  for (const version of [0, 2 ** 31]) {
    expect(refusal(await update(id, { ...imogen, version }))).toEqual(
      invalid('version', 'Send the version that was read'),
    );
  }
  expect(refusal(await update(id, imogen))).toEqual(invalid('version', 'This field is required'));
});

test('records that a change leaves out stay, and those that it sends become what was sent', async () => {
  const { id } = await hub.add({
    contacts: [odo, { ...odo, firstName: 'Ada' }, { ...odo, firstName: 'Bea' }],
    education: { schoolName: 'Lanternfield' },
    demographic: { numberOfSiblingsId: 2 },
    comment: { comment: 'Likes trains.' },
  });
  await update(id, { ...imogen, version: 1 });
  const [first, ada, bea] = await itemsOf(listContacts, id);
  expect([first.firstName, ada.firstName, bea.firstName]).toEqual(['Odo', 'Ada', 'Bea']);

  const { status } = await update(id, {
    ...imogen,
    version: 2,
    contacts: [
      { ...odo, id: bea.id, firstName: 'Beatrix' },
      { ...odo, firstName: 'Cato' },
      { ...odo, id: first.id },
    ],
    education: { schoolName: 'North Quay' },
    demographic: null,
  });
  expect(status).toBe(200);
  const contacts = await itemsOf(listContacts, id);
  expect(contacts.map(({ id, firstName }: { id: string; firstName: string }) => [id, firstName])).toEqual([
    [bea.id, 'Beatrix'],
    [contacts[1].id, 'Cato'],
    [first.id, 'Odo'],
  ]);
  expect(await itemsOf(educationEndpoints.list, id)).toMatchObject([
    { schoolName: 'North Quay', version: 2 },
  ]);
  expect(await itemsOf(demographicEndpoints.list, id)).toEqual([]);
  expect(await itemsOf(commentEndpoints.list, id)).toMatchObject([{ comment: 'Likes trains.' }]);
});

test("a change that names another client's contact or record changes nothing at all", async () => {
  const other = await hub.add({ contacts: [odo], comment: { comment: 'Theirs' } });
  const [foreign] = await itemsOf(listContacts, other.id);
  const [foreignComment] = await itemsOf(commentEndpoints.list, other.id);
  const mine = await hub.add({ contacts: [{ ...odo, firstName: 'Mine' }] });
  const change = { ...imogen, lastName: 'Changed', version: 1 };
  expect(refusal(await update(mine.id, { ...change, contacts: [{ ...odo, id: foreign.id }] }))).toEqual(
    invalid('contacts.0.id', 'This client has no such contact'),
  );
  expect(
    refusal(await update(mine.id, { ...change, comment: { id: foreignComment.id, comment: 'x' } })),
  ).toEqual(invalid('comment.id', 'This client has no such record'));
  expect(await read(mine.id)).toMatchObject({ lastName: 'Fernsby', version: 1 });
  expect(await itemsOf(listContacts, mine.id)).toMatchObject([{ firstName: 'Mine' }]);
});

test('under one key a client is added once, however often it is sent', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const before = await hub.count('clients');
  const answers = await Promise.all(Array.from({ length: 5 }, () => create({ lastName: 'Once' }, headers)));
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await hub.count('clients')).toBe(before + 1);
  expect(refusal(await create({ lastName: 'Twice' }, headers))).toEqual([422, 'key-reused']);
});

test('someone with the same name and birth is found, whatever the case and the accents', async () => {
  const zoe = await hub.add({ firstName: 'Zoë', lastName: 'Ardenne', dateOfBirth: '2011-01-02' });
  const similar = async (query: string) => (await hub.call(listSimilarClients, { query })).body.items;
  expect(await similar('?FirstName=ZOE&LastName=ardenne&DateOfBirth=2011-01-02')).toEqual([
    { id: zoe.id, firstName: 'Zoë', lastName: 'Ardenne', dateOfBirth: '2011-01-02' },
  ]);
  expect(await similar('?FirstName=Zoe&LastName=Ardenne&DateOfBirth=2011-01-03')).toEqual([]);
  expect(await similar('?FirstName=Zo&LastName=Ardenne&DateOfBirth=2011-01-02')).toEqual([]);
  const { body } = await hub.callAsColleague(listSimilarClients, {
    query: '?FirstName=Zoe&LastName=Ardenne&DateOfBirth=2011-01-02',
  });
  expect(body.items).toEqual([]);
});

test('each read and write is in the audit trail', async () => {
  const created = await create({});
  const { id } = created.body;
  const entry = (action: string) => [{ action, record: 'client', record_ids: [id] }];
  expect(await hub.auditOf(created)).toEqual(entry('create'));
  expect(await hub.auditOf(await hub.call(readClient, { params: { id } }))).toEqual(entry('read'));
  expect(await hub.auditOf(await update(id, { ...imogen, version: 1 }))).toEqual(entry('update'));
});

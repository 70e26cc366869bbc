import {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import { readClient } from '@hub/contract/core/clients/clients';
import {
  createContact,
  deleteContact,
  listContacts,
  updateContact,
} from '@hub/contract/core/clients/contacts';
import { describe, expect, test } from 'vitest';
import { odo, refusal, useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();
const versionOf = async (id: string) => (await hub.call(readClient, { params: { id } })).body.version;

describe('contacts', () => {
  const add = (id: string, contact: object = {}) =>
    hub.call(createContact, { params: { id }, body: { ...odo, ...contact } });
  const list = async (id: string, query = '') =>
    (await hub.call(listContacts, { params: { id }, query })).body;

  test('are added, changed and removed one by one, in the order in which they were added', async () => {
    const { id } = await hub.add();
    const first = (await add(id)).body;
    const second = (await add(id, { firstName: 'Ada' })).body;
    const changed = await hub.call(updateContact, {
      params: { id, cid: first.id },
      body: { ...odo, firstName: 'Otto', email: 'otto@demo.test', version: 1 },
    });
    expect([changed.status, changed.body]).toEqual([
      200,
      { ...first, firstName: 'Otto', email: 'otto@demo.test', version: 2 },
    ]);
    expect(await list(id)).toEqual({
      items: [changed.body, second],
      page: 1,
      pageSize: 2,
      totalItems: 2,
      totalPages: 1,
    });
    expect((await hub.call(deleteContact, { params: { id, cid: first.id } })).status).toBe(204);
    expect((await list(id)).items).toEqual([second]);
    expect(refusal(await hub.call(deleteContact, { params: { id, cid: first.id } }))).toEqual([
      404,
      'not-found',
    ]);
  });

  test('are three at most, also when ten are added at the same moment', async () => {
    const { id } = await hub.add();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 201);
    for (const answer of refused) expect(refusal(answer)).toEqual([409, 'too-many-contacts']);
    expect((await list(id)).items).toHaveLength(3);
  });

  test('leave room for another one when one is removed', async () => {
    const { id } = await hub.add({ contacts: [odo, odo, odo] });
    const [, second] = (await list(id)).items;
    await hub.call(deleteContact, { params: { id, cid: second.id } });
    expect((await add(id, { firstName: 'New' })).status).toBe(201);
    expect((await list(id)).items[1].firstName).toBe('New');
  });

  test("with IncludePrimary the client's own email and phone come first", async () => {
    const { id } = await hub.add({ email: 'imogen@demo.test', phoneNumber: '608-555-0110', contacts: [odo] });
    const { items } = await list(id, '?IncludePrimary=true');
    expect(items).toMatchObject([
      {
        id: null,
        firstName: 'Imogen',
        email: 'imogen@demo.test',
        phoneNumber: '608-555-0110',
        version: null,
      },
      { firstName: 'Odo' },
    ]);
    expect((await list(id, '?IncludePrimary=false')).items).toHaveLength(1);
    expect((await hub.call(listContacts, { params: { id }, query: '?IncludePrimary=perhaps' })).status).toBe(
      400,
    );
  });

  test('are named in the trail when they are listed, not their client', async () => {
    const { id } = await hub.add();
    const [first, second] = [(await add(id)).body, (await add(id)).body];
    const listed = await hub.call(listContacts, { params: { id }, query: '?IncludePrimary=true' });
    expect(await hub.auditOf(listed)).toEqual([
      { action: 'list', record: 'contact', record_ids: [first.id, second.id] },
    ]);
  });

  test('follow the rules of the form', async () => {
    const { id } = await hub.add();
    expect(
      refusal(await add(id, { relationshipToClientProfileId: 10, email: 'odo', phoneNumber: '1' })),
    ).toEqual([
      400,
      'invalid-input',
      [
        { path: 'relationshipToClientProfileId', message: 'Please select an option' },
        { path: 'email', message: 'Invalid email format' },
        { path: 'phoneNumber', message: 'Invalid format, the number must have 10 digits.' },
      ],
    ]);
    expect(refusal(await add(id, { primaryLanguageId: 33, otherLanguage: ' ' }))).toEqual([
      400,
      'invalid-input',
      [{ path: 'otherLanguage', message: 'Please specify your language' }],
    ]);
  });

  test('are not overwritten by a change of an older version', async () => {
    const { id } = await hub.add();
    const { body } = await add(id);
    const change = (firstName: string) =>
      hub.call(updateContact, { params: { id, cid: body.id }, body: { ...odo, firstName, version: 1 } });
    expect((await change('First')).status).toBe(200);
    expect(refusal(await change('Second'))).toEqual([409, 'version-conflict']);
    expect((await list(id)).items[0].firstName).toBe('First');
  });

  test('of another client are not reached through this one', async () => {
    const other = await hub.add();
    const { body } = await add(other.id);
    const { id } = await hub.add();
    const params = { id, cid: body.id };
    expect(refusal(await hub.call(updateContact, { params, body: { ...odo, version: 1 } }))).toEqual([
      404,
      'not-found',
    ]);
    expect(refusal(await hub.call(deleteContact, { params }))).toEqual([404, 'not-found']);
    expect((await list(other.id)).items).toHaveLength(1);
  });

  test('count up the version of their client, which a form over all of it would lose otherwise', async () => {
    const { id, version } = await hub.add();
    await add(id);
    expect(await versionOf(id)).toBe(version + 1);
  });
});

describe.each([
  {
    name: 'education',
    idName: 'eid',
    endpoints: educationEndpoints,
    record: { schoolName: 'Lanternfield', district: 'North', gradeId: 3 },
    other: { schoolName: 'North Quay', district: '', gradeId: null },
    wrong: { schoolName: ' ', gradeId: 0 },
    errors: [
      { path: 'schoolName', message: 'This field is required' },
      { path: 'gradeId', message: 'Please select an option' },
    ],
  },
  {
    name: 'demographic',
    idName: 'did',
    endpoints: demographicEndpoints,
    record: { numberOfSiblingsId: 6, annualHouseholdIncomeId: null, economicDisadvantageId: 3 },
    other: { numberOfSiblingsId: null, annualHouseholdIncomeId: 1, economicDisadvantageId: null },
    wrong: { numberOfSiblingsId: null },
    errors: [{ path: '', message: 'Fill in at least one field' }],
  },
  {
    name: 'comment',
    idName: 'cid',
    endpoints: commentEndpoints,
    record: { comment: 'Likes trains.' },
    other: { comment: 'Likes ships.' },
    wrong: { comment: 'a'.repeat(501) },
    errors: [{ path: 'comment', message: 'Maximum length exceeded' }],
  },
])('the $name of a client', ({ name, idName, endpoints, record, other, wrong, errors }) => {
  const create = (id: string, body: object = record) => hub.call(endpoints.create, { params: { id }, body });
  const at = (id: string, recordId: string) => ({ params: { id, [idName]: recordId } });

  test('is added once, read, changed and removed', async () => {
    const { id } = await hub.add();
    const empty = await hub.call(endpoints.list, { params: { id } });
    expect(empty.body).toMatchObject({ items: [], totalItems: 0 });

    const created = await create(id);
    expect([created.status, created.body]).toEqual([201, { id: created.body.id, ...record, version: 1 }]);
    const place = at(id, created.body.id);
    expect((await hub.call(endpoints.read, place)).body).toEqual(created.body);
    const listed = await hub.call(endpoints.list, { params: { id } });
    expect(listed.body.items).toEqual([created.body]);
    expect(await hub.auditOf(listed)).toEqual([
      { action: 'list', record: name, record_ids: [created.body.id] },
    ]);

    const changed = await hub.call(endpoints.update, { ...place, body: { ...other, version: 1 } });
    expect(changed.body).toEqual({ id: created.body.id, ...other, version: 2 });
    const stale = await hub.call(endpoints.update, { ...place, body: { ...record, version: 1 } });
    expect(refusal(stale)).toEqual([409, 'version-conflict']);
    expect((await hub.call(endpoints.read, place)).body).toEqual(changed.body);

    expect((await hub.call(endpoints.remove, place)).status).toBe(204);
    expect(refusal(await hub.call(endpoints.read, place))).toEqual([404, 'not-found']);
    expect(refusal(await hub.call(endpoints.remove, place))).toEqual([404, 'not-found']);
    expect(await versionOf(id)).toBe(4);
  });

  test('is one at most, also when five are added at the same moment', async () => {
    const { id } = await hub.add();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(refusal(await create(id))).toEqual([409, 'record-exists']);
  });

  test('follows the rules of the form', async () => {
    const { id } = await hub.add();
    expect(refusal(await create(id, wrong))).toEqual([400, 'invalid-input', errors]);
  });

  test('is in the audit trail', async () => {
    const { id } = await hub.add();
    const created = await create(id);
    const [entry] = await hub.auditOf(created);
    expect(entry).toMatchObject({ action: 'create', record_ids: [created.body.id] });
    const [removal] = await hub.auditOf(await hub.call(endpoints.remove, at(id, created.body.id)));
    expect(removal).toMatchObject({ action: 'delete', record_ids: [created.body.id] });
  });
});

import {
  commentEndpoints,
  demographicEndpoints,
  educationEndpoints,
} from '@hub/contract/core/clients/client-records';
import { deleteClient, readClient, readClientRecord } from '@hub/contract/core/clients/clients';
import { listContacts } from '@hub/contract/core/clients/contacts';
import { search } from '@hub/contract/core/search';
import { expect, test } from 'vitest';
import { odo, refusal, useClientHub } from '../../../test/client-hub.ts';

const hub = useClientHub();
const read = (id: string) => hub.call(readClientRecord, { params: { id } });

const everything = {
  contacts: [odo, { ...odo, firstName: 'Ada', email: 'ada@home.test' }],
  education: { schoolName: 'Harbor Elementary', gradeId: 6 },
  demographic: { numberOfSiblingsId: 3 },
  comment: { comment: 'Prefers mornings' },
};

test('a client is read with everything that belongs to it, as the single calls answer it', async () => {
  const { id } = await hub.add(everything);
  const params = { id };
  const itemsOf = async (endpoint: Parameters<typeof hub.call>[0]) =>
    (await hub.call(endpoint, { params })).body.items;
  const record = await read(id);
  expect(record.status).toBe(200);
  expect(record.body).toEqual({
    client: (await hub.call(readClient, { params })).body,
    contacts: await itemsOf(listContacts),
    education: (await itemsOf(educationEndpoints.list))[0],
    demographic: (await itemsOf(demographicEndpoints.list))[0],
    comment: (await itemsOf(commentEndpoints.list))[0],
    lastChange: null,
  });
  expect(record.body.contacts).toMatchObject([{ firstName: 'Odo' }, { firstName: 'Ada' }]);
});

test('what a client does not have is null', async () => {
  const client = await hub.add();
  expect((await read(client.id)).body).toEqual({
    client,
    contacts: [],
    education: null,
    demographic: null,
    comment: null,
    lastChange: null,
  });
});

test('reading it is one entry in the audit trail', async () => {
  const { id } = await hub.add(everything);
  expect(await hub.auditOf(await read(id))).toEqual([
    expect.objectContaining({ action: 'read', record: 'client', record_ids: [id] }),
  ]);
});

test('a client whose record was read is found among the recent ones', async () => {
  const { id } = await hub.add();
  await read(id);
  expect((await hub.call(search)).body.recent[0]).toMatchObject({ kind: 'client', id });
});

test('a deleted client is refused as such, an unknown one and that of a colleague as not found', async () => {
  const { id } = await hub.add(everything);
  const unknown = await read('0b9f7a80-61a5-4f34-9f51-6f0f0a4a2b01');
  expect(refusal(unknown)).toEqual([404, 'not-found']);
  expect(refusal(await hub.callAsColleague(readClientRecord, { params: { id } }))).toEqual([
    404,
    'not-found',
  ]);
  await hub.call(deleteClient, { params: { id } });
  expect(refusal(await read(id))).toEqual([404, 'client-deleted']);
});

import {
  deleteCase,
  readCase,
  restoreCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import {
  deleteClient,
  readClientRecord,
  restoreClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import { createContact } from '@hub/contract/core/clients/contacts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { referral, useCaseHub } from '../../test/case-hub.ts';
import { imogen, odo } from '../../test/client-hub.ts';

const hub = useCaseHub();

const changeOfClient = async (id: string, call = hub.call) =>
  (await call(readClientRecord, { params: { id } })).body.lastChange;
const changeOfCase = async (id: string, call = hub.call) =>
  (await call(readCase, { params: { id } })).body.lastChange;

const mine = { changed: expect.any(String), changedByName: 'Priya Castellanos', isMine: true };
const theirs = { ...mine, isMine: false };

test('what was created, deleted and restored was not changed', async () => {
  const { id, clientId, lastChange } = await hub.open();
  expect(lastChange).toBeNull();
  await hub.call(deleteCase, { params: { id } });
  await hub.call(restoreCase, { params: { id } });
  await hub.call(deleteClient, { params: { id: clientId } });
  await hub.call(restoreClient, { params: { id: clientId } });
  expect([await changeOfClient(clientId), await changeOfCase(id)]).toEqual([null, null]);
});

test('a changed client tells who did it and when', async () => {
  const { id } = await hub.addClient();
  const before = Date.now();
  await hub.call(updateClient, { params: { id }, body: { ...imogen, version: 1 } });
  const change = await changeOfClient(id);
  expect(change).toEqual(mine);
  expect(Math.abs(Date.parse(change.changed) - before)).toBeLessThan(60_000);
});

test('a change of what belongs to a client is a change of the client', async () => {
  const { id } = await hub.addClient();
  await hub.call(createContact, { params: { id }, body: odo });
  expect(await changeOfClient(id)).toEqual(mine);
});

test('a changed case tells it in the answer, and so does one that was closed', async () => {
  const { id } = await hub.open();
  const params = { id };
  const changed = await hub.call(updateCase, { params, body: { ...referral, version: 1 } });
  expect(changed.body.lastChange).toEqual(mine);
  const closed = await hub.call(updateCaseStatus, { params, body: { status: 4 } });
  expect(closed.body.lastChange).toEqual(mine);
  expect(Date.parse(closed.body.lastChange.changed)).toBeGreaterThan(
    Date.parse(changed.body.lastChange.changed),
  );
});

test('a colleague who has them by now reads the name', async () => {
  const { id, clientId } = await hub.open();
  await hub.call(updateClient, { params: { id: clientId }, body: { ...imogen, version: 1 } });
  await hub.call(updateCase, { params: { id }, body: { ...referral, version: 1 } });
  await hub.passToColleague(clientId);
  expect(await changeOfClient(clientId, hub.callAsColleague)).toEqual(theirs);
  expect(await changeOfCase(id, hub.callAsColleague)).toEqual(theirs);
});

test('what no person changed has no name', async () => {
  const { id } = await hub.addClient();
  const { system } = hub.hub.database;
  await system.updateTable('clients').set({ version: sql`version + 1` }).where('id', '=', id).execute();
  expect(await changeOfClient(id)).toEqual({ ...theirs, changedByName: null });
});

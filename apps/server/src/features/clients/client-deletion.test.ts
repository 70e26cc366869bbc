import {
  deleteClient,
  listClients,
  listDeletedClients,
  listSimilarClients,
  readClient,
  restoreClient,
  updateClient,
} from '@hub/contract/core/clients/clients';
import { createContact, listContacts } from '@hub/contract/core/clients/contacts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { imogen, odo, refusal, useClientHub } from '../../../test/client-hub.ts';
import { endDeletions } from '../../../test/end-deletions.ts';

const hub = useClientHub();

const params = (id: string) => ({ params: { id } });
const remove = (id: string) => hub.call(deleteClient, params(id));
const restore = (id: string) => hub.call(restoreClient, params(id));
const deletedIds = async () =>
  (await hub.call(listDeletedClients)).body.items.map(({ id }: { id: string }) => id);

const setDeletedDaysAgo = (id: string, days: number) =>
  sql`update clients set deleted_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    hub.hub.database.system,
  );

test('a deleted client is hidden at once, with everything that belongs to it', async () => {
  const { id } = await hub.add({ firstName: 'Hidden', contacts: [odo] });
  expect((await remove(id)).status).toBe(204);

  const { body } = await hub.call(readClient, params(id));
  expect([body.status, body.code]).toEqual([404, 'client-deleted']);
  expect(body.detail).toMatch(/^It can be restored until \d\d\/\d\d\/\d{4}\.$/);
  for (const answer of [
    await hub.call(updateClient, { ...params(id), body: { ...imogen, version: 1 } }),
    await hub.call(listContacts, params(id)),
    await hub.call(createContact, { ...params(id), body: odo }),
    await remove(id),
  ]) {
    expect(refusal(answer)).toEqual([404, 'client-deleted']);
  }
  expect((await hub.call(listClients, { query: '?FirstName=Hidden' })).body.totalItems).toBe(0);
  const similar = await hub.call(listSimilarClients, {
    query: '?FirstName=Hidden&LastName=Fernsby&DateOfBirth=2014-05-17',
  });
  expect(similar.body.items).toEqual([]);
});

test('a restored client is as it was', async () => {
  const before = await hub.add({ firstName: 'Back', contacts: [odo] });
  await remove(before.id);
  const answer = await restore(before.id);
  expect([answer.status, answer.body]).toEqual([200, { ...before, notRevived: [] }]);
  expect((await hub.call(readClient, params(before.id))).body).toEqual(before);
  expect((await hub.call(listContacts, params(before.id))).body.items).toMatchObject([odo]);
  expect((await restore(before.id)).body).toEqual({ ...before, notRevived: [] });
});

test('the deleted clients are listed, the latest deletion first, with the day until which they can come back', async () => {
  const [first, second] = [await hub.add({ firstName: 'One' }), await hub.add({ firstName: 'Two' })];
  await remove(first.id);
  await remove(second.id);
  const { body } = await hub.call(listDeletedClients, { query: '?PageSize=2' });
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
  const { deleted, restorableUntil } = body.items[0];
  expect(Date.parse(restorableUntil) - Date.parse(deleted)).toBe(30 * 86_400_000);
  expect((await hub.callAsColleague(listDeletedClients)).body.items).toEqual([]);
});

test('after 30 days a client can no longer be restored, and the job takes it away with its records', async () => {
  const gone = await hub.add({ contacts: [odo], comment: { comment: 'Old' } });
  const young = await hub.add();
  const alive = await hub.add();
  await remove(gone.id);
  await remove(young.id);
  await setDeletedDaysAgo(gone.id, 31);
  await setDeletedDaysAgo(young.id, 29);

  expect(refusal(await restore(gone.id))).toEqual([404, 'not-found']);
  expect(refusal(await hub.call(readClient, params(gone.id)))).toEqual([404, 'not-found']);
  expect(await deletedIds()).not.toContain(gone.id);

  const [clients, contacts, comments] = [
    await hub.count('clients'),
    await hub.count('client_contacts'),
    await hub.count('client_comments'),
  ];
  const purges = await Promise.all([endDeletions(hub.hub.database), endDeletions(hub.hub.database)]);
  expect(purges.reduce((sum, { purged }) => sum + purged, 0)).toBe(1);
  expect([
    await hub.count('clients'),
    await hub.count('client_contacts'),
    await hub.count('client_comments'),
  ]).toEqual([clients - 1, contacts - 1, comments - 1]);
  expect((await restore(young.id)).status).toBe(200);
  expect((await hub.call(readClient, params(alive.id))).status).toBe(200);

  const trail = await hub.hub.database.system
    .selectFrom('audit_entries')
    .innerJoin('users', 'users.id', 'audit_entries.user_id')
    .select(['record', 'record_ids', 'users.email'])
    .where('action', '=', 'purge')
    .execute();
  expect(trail).toEqual([{ record: 'client', record_ids: [gone.id], email: 'manager@demo.test' }]);
});

test('deleting and restoring are in the audit trail', async () => {
  const { id } = await hub.add();
  expect(await hub.auditOf(await remove(id))).toEqual([
    { action: 'delete', record: 'client', record_ids: [id] },
  ]);
  expect(await hub.auditOf(await restore(id))).toEqual([
    { action: 'restore', record: 'client', record_ids: [id] },
  ]);
});

test("a signed-in person's call cannot take a client away for good", async () => {
  const { id } = await hub.add();
  const attempt = hub.hub.database.system.transaction().execute(async (db) => {
    await sql`set local role hub_app`.execute(db);
    await sql`delete from clients where id = ${id}`.execute(db);
  });
  await expect(attempt).rejects.toThrow('permission denied');
});

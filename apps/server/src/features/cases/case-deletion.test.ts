import { createCaseNote, listCaseNotes } from '@hub/contract/core/cases/case-notes';
import {
  closeCases,
  deleteCase,
  listCases,
  listDeletedCases,
  readCase,
  restoreCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import { deleteClient, restoreClient } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { noteOf, referral, useCaseHub } from '../../../test/case-hub.ts';
import { refusal } from '../../../test/client-hub.ts';
import { endDeletions } from '../../../test/end-deletions.ts';

const hub = useCaseHub();

const idsIn = async (query = '') =>
  (await hub.call(listCases, { query: `?PageSize=100${query}` })).body.items.map(
    ({ id }: { id: string }) => id,
  );
const remove = (id: string) => hub.call(deleteCase, { params: { id } });

test('a deleted case is hidden, says until when it can be restored, and comes back as it was', async () => {
  const opened = await hub.open();
  const { id } = opened;
  await hub.write(id, 'with a note');
  const before = (await hub.call(readCase, { params: { id } })).body;
  const deletion = await remove(id);
  expect(deletion.status).toBe(204);
  expect(await hub.auditOf(deletion)).toEqual([{ action: 'delete', record: 'case', record_ids: [id] }]);
  expect(await idsIn()).not.toContain(id);
  const read = await hub.call(readCase, { params: { id } });
  expect(refusal(read)).toEqual([404, 'case-deleted']);
  expect(read.body.detail).toMatch(/^It can be restored until \d\d\/\d\d\/\d{4}\.$/);
  const answers = [
    await remove(id),
    await hub.call(updateCase, { params: { id }, body: { ...referral, version: 1 } }),
    await hub.call(updateCaseStatus, { params: { id }, body: { status: 4 } }),
    await hub.call(listCaseNotes, { params: { id } }),
    await hub.call(createCaseNote, { params: { id }, body: noteOf('late') }),
  ];
  expect(answers.map(refusal)).toEqual(answers.map(() => [404, 'case-deleted']));
  expect((await hub.call(restoreCase, { params: { id } })).body).toEqual({ ...before, notRevived: [] });
  expect(await idsIn()).toContain(id);
});

test('what was deleted is listed for 30 days, the latest first, also of one client alone', async () => {
  const earlier = await hub.open();
  const later = await hub.open();
  await remove(earlier.id);
  await remove(later.id);
  const list = async (query = '') =>
    (await hub.call(listDeletedCases, { query: `?PageSize=100${query}` })).body;
  const { items } = await list();
  expect(items.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([later.id, earlier.id]);
  const [shown] = items;
  expect(shown).toMatchObject({
    caseName: later.caseName,
    clientName: later.clientName,
    referralDate: later.referralDate,
  });
  expect(Date.parse(shown.restorableUntil) - Date.parse(shown.deleted)).toBe(30 * 86_400_000);
  const ofClient = await list(`&ClientId=${earlier.clientId}`);
  expect(ofClient.items.map(({ clientName }: { clientName: string }) => clientName)).toContain(
    earlier.clientName,
  );
  expect((await list(`&ClientId=${crypto.randomUUID()}`)).items).toEqual([]);
  expect((await list('&Page=99')).items).toEqual([]);

  const listed = await hub.call(listDeletedCases);
  expect(await hub.auditOf(listed)).toEqual([
    { action: 'list deleted', record: 'case', record_ids: expect.arrayContaining([later.id]) },
  ]);
  await hub.call(restoreCase, { params: { id: later.id } });
  await hub.hub.database.pool.query(
    "update cases set deleted_at = now() - interval '31 days' where id = $1",
    [earlier.id],
  );
  const left = (await list()).items.map(({ id }: { id: string }) => id);
  expect(left).not.toContain(later.id);
  expect(left).not.toContain(earlier.id);
  // Resets what this test changed, for the purge below.
  await hub.hub.database.pool.query('update cases set deleted_at = now() where id = $1', [earlier.id]);
});

test('a deleted case of a deleted client is not offered: it comes back with the client', async () => {
  const { id, clientId } = await hub.open();
  await remove(id);
  await hub.call(deleteClient, { params: { id: clientId } });
  const { items } = (await hub.call(listDeletedCases, { query: '?PageSize=100' })).body;
  expect(items.map((item: { id: string }) => item.id)).not.toContain(id);
  await hub.call(restoreClient, { params: { id: clientId } });
});

test('to a colleague a deleted case never existed', async () => {
  const { id } = await hub.open();
  await remove(id);
  expect(refusal(await hub.callAsColleague(readCase, { params: { id } }))).toEqual([404, 'not-found']);
  expect(refusal(await hub.callAsColleague(restoreCase, { params: { id } }))).toEqual([404, 'not-found']);
});

test('the cases of a deleted client are hidden with it, and come back with it', async () => {
  const { id, clientId } = await hub.open();
  const { id: deletedBefore } = await hub.open({ clientId });
  await remove(deletedBefore);
  await hub.call(deleteClient, { params: { id: clientId } });
  expect(await idsIn(`&ClientId=${clientId}`)).toEqual([]);
  expect(refusal(await hub.call(readCase, { params: { id } }))).toEqual([404, 'not-found']);
  expect(refusal(await hub.call(closeCases, { body: { caseIds: [id] } }))).toEqual([404, 'not-found']);
  expect(refusal(await hub.call(restoreCase, { params: { id: deletedBefore } }))).toEqual([404, 'not-found']);
  await hub.call(restoreClient, { params: { id: clientId } });
  expect(await idsIn(`&ClientId=${clientId}`)).toEqual([id]);
});

test('after 30 days a deleted case is gone for good, with its notes and a word in the trail', async () => {
  const { id } = await hub.open({ notes: [noteOf('gone with it')] });
  const { id: kept } = await hub.open();
  await remove(id);
  await remove(kept);
  const deletedDaysAgo = (caseId: string, days: number) =>
    hub.hub.database.pool.query(
      'update cases set deleted_at = now() - make_interval(days => $2) where id = $1',
      [caseId, days],
    );
  await deletedDaysAgo(id, 31);
  await deletedDaysAgo(kept, 29);
  expect(refusal(await hub.call(restoreCase, { params: { id } }))).toEqual([404, 'not-found']);
  expect(await endDeletions(hub.hub.database)).toEqual({ purged: 1, archived: 0 });
  const { rows } = await hub.hub.database.pool.query('select id from case_notes where case_id = $1', [id]);
  expect(rows).toEqual([]);
  const { rows: trail } = await hub.hub.database.pool.query(
    "select record from audit_entries where action = 'purge' and $1 = any(record_ids)",
    [id],
  );
  expect(trail).toEqual([{ record: 'case' }]);
  expect((await hub.call(restoreCase, { params: { id: kept } })).status).toBe(200);
});

import { createCaseNote, listCaseNotes } from '@hub/contract/core/cases/case-notes';
import {
  closeCases,
  deleteCase,
  listCases,
  readCase,
  restoreCase,
  updateCase,
  updateCaseStatus,
} from '@hub/contract/core/cases/cases';
import { deleteClient, restoreClient } from '@hub/contract/core/clients/clients';
import { expect, test } from 'vitest';
import { noteOf, referral, useCaseHub } from '../../../test/case-hub.ts';
import { refusal } from '../../../test/client-hub.ts';
import { purgeDeleted } from '../../jobs/purge-deleted.ts';
import { purgedKinds } from '../../registry.ts';

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
  expect((await hub.call(restoreCase, { params: { id } })).body).toEqual(before);
  expect(await idsIn()).toContain(id);
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
  expect(await purgeDeleted(hub.hub.database, purgedKinds)).toBe(1);
  const { rows } = await hub.hub.database.pool.query('select id from case_notes where case_id = $1', [id]);
  expect(rows).toEqual([]);
  const { rows: trail } = await hub.hub.database.pool.query(
    "select record from audit_entries where action = 'purge' and $1 = any(record_ids)",
    [id],
  );
  expect(trail).toEqual([{ record: 'case' }]);
  expect((await hub.call(restoreCase, { params: { id: kept } })).status).toBe(200);
});

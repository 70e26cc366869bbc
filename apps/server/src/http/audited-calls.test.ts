import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { readNote } from '../../test/probe.ts';
import { useProbeHub } from '../../test/probe-hub.ts';

const probe = useProbeHub();

test('every write and every read is in the audit trail, with its request', async () => {
  const created = await probe.create('audited');
  expect(await probe.auditOf(created)).toEqual([
    { action: 'create', record: 'probe note', record_ids: [created.body.id] },
  ]);
  const read = await readBack(created.body.id);
  expect(await probe.auditOf(read)).toEqual([
    { action: 'read', record: 'probe note', record_ids: [created.body.id] },
  ]);
});

test('a write waits for the disk, a read does not', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const commits = () =>
    query.mock.calls
      .map(([text]) => String(text))
      .filter((text) => text.includes('probe note') && text.endsWith('commit'));

  const created = await probe.create('durable');
  expect(commits()).toHaveLength(1);
  expect(commits()[0]).not.toContain('synchronous_commit');

  await readBack(created.body.id);
  expect(commits()).toHaveLength(2);
  expect(commits()[1]).toContain('set local synchronous_commit = off');
  query.mockRestore();
});

const readBack = (id: string) =>
  call(probe.hub, readNote, { token: probe.tokens.practitioner, params: { id } });

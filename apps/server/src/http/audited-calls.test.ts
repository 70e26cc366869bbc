import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { call } from '../../test/call.ts';
import { readNote } from '../../test/probe.ts';
import { useProbeHub } from '../../test/probe-hub.ts';
import { inRequestScope } from '../db/request-scope.ts';

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
  const began = () =>
    query.mock.calls.map(([text]) => String(text)).filter((text) => text.startsWith('begin;'));

  const created = await probe.create('durable');
  expect(began()).toEqual([expect.stringContaining(", 'on')")]);
  await readBack(created.body.id);
  expect(began()).toEqual([expect.anything(), expect.stringContaining(", 'off')")]);
  query.mockRestore();
});

test.each([
  ['a write', false, 'on'],
  ['a read', true, 'off'],
])('the database knows how durable %s is to be, and forgets it afterwards', async (_, readOnly, expected) => {
  const { database } = probe.hub;
  const session = await database.system
    .selectFrom('live_sessions')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const asked = sql<{ synchronous_commit: string }>`show synchronous_commit`;
  const inside = await inRequestScope(
    database,
    { sessionId: session.id, readOnly, actsAs: 'member' },
    async ({ db }) => {
      const { rows } = await asked.execute(db);
      return { result: rows[0]?.synchronous_commit, audit: undefined };
    },
  );
  expect(inside).toBe(expected);
  expect((await asked.execute(database.system)).rows).toEqual([{ synchronous_commit: 'on' }]);
});

const readBack = (id: string) =>
  call(probe.hub, readNote, { token: probe.tokens.practitioner, params: { id } });

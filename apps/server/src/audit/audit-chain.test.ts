import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../test/probe.ts';
import { openTestDatabase } from '../../test/test-hub.ts';
import { sealEntries } from './seal-entries.ts';
import { verifyChain } from './verify-chain.ts';

const KEY = Buffer.alloc(32, 3);
const database = await openTestDatabase();
afterAll(() => database.close());

const verify = (expected?: { position: number; chain: string }) =>
  verifyChain(database.system, KEY, expected);

/** What somebody with the whole database in hand could do: even the trigger is out of the way. */
const tamper = (statement: string) =>
  asOwner(
    database,
    `alter table audit_entries disable trigger user; alter table audit_entries no force row level security;
     alter table audit_head no force row level security; ${statement};
     alter table audit_entries force row level security; alter table audit_head force row level security;
     alter table audit_entries enable trigger user;`,
  );

const addEntries = async (count: number) => {
  for (let index = 0; index < count; index += 1) {
    await sql`insert into audit_entries (organization_id, account_id, user_id, action, record, record_ids)
      select organization_id, id, user_id, 'read', 'probe', array[gen_random_uuid()] from accounts limit 1`.execute(
      database.system,
    );
  }
};

beforeEach(async () => {
  await tamper('delete from audit_entries; delete from audit_head');
  await addEntries(5);
  await sealEntries(database, KEY);
  await addEntries(2);
});

test('an untouched trail is sound, and tells what is not sealed yet', async () => {
  expect(await verify()).toMatchObject({ sound: true, position: 5, unsealed: 2 });
  const head = await sealEntries(database, KEY);
  expect(head?.position).toBe(7);
  expect(await sealEntries(database, KEY)).toBeUndefined();
  expect(await verify()).toMatchObject({ sound: true, position: 7, unsealed: 0 });
});

test.each([
  ['edited', "update audit_entries set action = 'other' where position = 3", 3, 'changed'],
  ['moved in time', "update audit_entries set at = at - interval '1 ms' where position = 2", 2, 'changed'],
  ['removed', 'delete from audit_entries where position = 3', 3, 'missing'],
  ['removed at the start', 'delete from audit_entries where position = 1', 1, 'missing'],
  [
    'removed and the rest moved up',
    'delete from audit_entries where position = 3; update audit_entries set position = position - 1 where position = 4; update audit_entries set position = 4 where position = 5',
    3,
    'changed',
  ],
  [
    'swapped with another',
    'update audit_entries set position = -position where position in (2, 3); update audit_entries set position = 5 + position where position < 0',
    2,
    'changed',
  ],
  ['cut off at the end', 'delete from audit_entries where position >= 4', 4, 'cut off'],
  [
    'cut off with the head moved back',
    'delete from audit_entries where position >= 4; update audit_head set position = 3, chain = (select chain from audit_entries where position = 3)',
    3,
    'head was changed',
  ],
  [
    'cut off with its head',
    'delete from audit_entries where position is not null and position > 2; delete from audit_head',
    2,
    'head is missing',
  ],
])('an entry that was %s is found', async (_, statement, position, fault) => {
  await tamper(statement);
  const verdict = await verify();
  expect(verdict).toMatchObject({ sound: false, position });
  expect((verdict as { fault: string }).fault).toContain(fault);
});

test('an end that was cut off together with an older signed head is found by a head noted elsewhere', async () => {
  await tamper('create table old_head as table audit_head');
  const noted = await sealEntries(database, KEY);
  await tamper(
    'delete from audit_entries where position > 5; delete from audit_head; insert into audit_head table old_head; drop table old_head',
  );
  expect(await verify()).toMatchObject({ sound: true, position: 5 });
  const expected = { position: noted?.position ?? 0, chain: noted?.chain.toString('hex') ?? '' };
  expect(await verify(expected)).toMatchObject({ sound: false, position: 7 });
});

test('a trail sealed with another key is not taken for ours', async () => {
  expect(await verifyChain(database.system, Buffer.alloc(32, 4))).toMatchObject({
    sound: false,
    position: 1,
  });
});

test('the server itself can neither change nor remove an entry', async () => {
  const change = sql`update audit_entries set action = 'other'`.execute(database.system);
  await expect(change).rejects.toThrow('permission denied');
  const remove = sql`delete from audit_entries`.execute(database.system);
  await expect(remove).rejects.toThrow('permission denied');
  const reseal = sql`update audit_entries set position = 99 where position = 1`.execute(database.system);
  await expect(reseal).rejects.toThrow('never changed');
});

test('two sealers at once make one chain', async () => {
  await addEntries(20);
  await Promise.all([sealEntries(database, KEY), sealEntries(database, KEY)]);
  await sealEntries(database, KEY);
  expect(await verify()).toMatchObject({ sound: true, position: 27, unsealed: 0 });
});

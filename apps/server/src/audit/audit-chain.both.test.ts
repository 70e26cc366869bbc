import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../test/probe.ts';
import { openTestDatabase } from '../../test/test-hub.ts';
import type { Logger } from '../logging/logger.ts';
import type { Head } from './chain.ts';
import { headFile, type KeptHead, requireHeadFolder } from './kept-head.ts';
import { sealEntries } from './seal-entries.ts';
import { createSealing } from './seal-job.ts';
import { verifyChain } from './verify-chain.ts';
import { writeAudit } from './write-audit.ts';

const KEY = Buffer.alloc(32, 3);
const database = await openTestDatabase();
afterAll(() => database.close());

/** The head kept outside of the database. Each test starts without one. */
let keptHead: Head | undefined;
const kept: KeptHead = {
  read: () => keptHead,
  write(head) {
    keptHead = head;
  },
};
const seal = () => sealEntries(database, KEY, kept);
const verify = () => verifyChain(database.system, KEY, keptHead ? [keptHead] : []);

/** Tampers like an attacker with full control of the database, with even the trigger disabled. */
const tamper = (statement: string) =>
  asOwner(
    database,
    `alter table audit_entries disable trigger user; alter table audit_entries no force row level security;
     alter table audit_head no force row level security; alter table audit_values no force row level security;
     ${statement};
     alter table audit_entries force row level security; alter table audit_head force row level security;
     alter table audit_values force row level security;
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

async function addEntryWithValues() {
  const account = await database.system.selectFrom('accounts').selectAll().executeTakeFirstOrThrow();
  const actor = { organizationId: account.organization_id, accountId: account.id, userId: account.user_id };
  const values = { former: { timeZone: null }, present: { timeZone: 'Asia/Tokyo' } };
  await writeAudit(database.system, actor, {
    action: 'update',
    record: 'probe',
    recordIds: [account.id],
    values,
  });
}

beforeEach(async () => {
  keptHead = undefined;
  await tamper('truncate audit_entries, audit_head, audit_values');
  await addEntries(4);
  await addEntryWithValues();
  await seal();
  await addEntries(2);
});

test('an untouched trail is sound, and tells what is not sealed yet', async () => {
  expect(await verify()).toMatchObject({ sound: true, position: 5, unsealed: 2 });
  const head = await seal();
  expect(head?.position).toBe(7);
  expect(await seal()).toBeUndefined();
  expect(await verify()).toMatchObject({ sound: true, position: 7, unsealed: 0 });
});

test('values that were erased leave the chain whole', async () => {
  await tamper('delete from audit_values');
  expect(await verify()).toMatchObject({ sound: true, position: 5 });
});

/** Ways to tamper with the trail, and the entry and the fault that verifyChain reports for each. */
const TAMPERING: [name: string, statement: string, position: number, fault: string][] = [
  ['an entry is edited', "update audit_entries set action = 'other' where position = 3", 3, 'changed'],
  [
    'an entry is given to another caller',
    "update audit_entries set caller = 'system' where position = 3",
    3,
    'changed',
  ],
  [
    'an entry is moved in time',
    "update audit_entries set at = at - interval '1 ms' where position = 2",
    2,
    'changed',
  ],
  ['an entry is removed', 'delete from audit_entries where position = 3', 3, 'missing'],
  ['the first entry is removed', 'delete from audit_entries where position = 1', 1, 'missing'],
  [
    'an entry is removed and the rest moved up',
    'delete from audit_entries where position = 3; update audit_entries set position = position - 1 where position = 4; update audit_entries set position = 4 where position = 5',
    3,
    'changed',
  ],
  [
    'an entry is added among others',
    'insert into audit_entries (at, organization_id, account_id, user_id, action, record, record_ids, position, chain) select at, organization_id, account_id, user_id, action, record, record_ids, position, chain from audit_entries where position = 3',
    4,
    'missing',
  ],
  [
    'two entries are swapped',
    'update audit_entries set position = -position where position in (2, 3); update audit_entries set position = 5 + position where position < 0',
    2,
    'changed',
  ],
  ['an entry is read in another form', 'update audit_entries set form = 1 where position = 2', 2, 'changed'],
  ['kept values are edited', 'update audit_values set former = \'{"timeZone": "UTC"}\'', 5, 'values'],
  ['the end is cut off', 'delete from audit_entries where position >= 4', 4, 'cut off'],
  [
    'the end is cut off and the head moved back',
    'delete from audit_entries where position >= 4; update audit_head set position = 3, chain = (select chain from audit_entries where position = 3)',
    3,
    'head was changed',
  ],
  [
    'the end is cut off with the head',
    'delete from audit_entries where position is not null and position > 2; delete from audit_head',
    2,
    'head is missing',
  ],
  ['both tables are emptied', 'truncate audit_entries, audit_head', 5, 'noted'],
  [
    'an entry is edited and everything is to be sealed anew',
    "delete from audit_head; update audit_entries set action = 'other' where position = 3; update audit_entries set position = null, chain = null",
    5,
    'noted',
  ],
];

test.each(TAMPERING)('it is found that %s', async (_, statement, position, fault) => {
  await tamper(statement);
  const verdict = await verify();
  expect(verdict).toMatchObject({ sound: false, position });
  expect((verdict as { fault: string }).fault).toContain(fault);
});

test('an end that is cut off together with an older signed head is found', async () => {
  await tamper('create table old_head as table audit_head');
  await seal();
  await tamper(
    'delete from audit_entries where position > 5; delete from audit_head; insert into audit_head table old_head; drop table old_head',
  );
  expect(await verify()).toMatchObject({ sound: false, position: 7 });
  await expect(seal()).rejects.toThrow('the head is older than the one that was kept');
  keptHead = undefined;
  expect(await verify(), 'without a kept head').toMatchObject({ sound: true, position: 5 });
});

test.each([
  ['is gone', 'delete from audit_head', 'the head is missing'],
  ['is gone with everything', 'truncate audit_entries, audit_head', 'the head is missing'],
  ['was changed', 'update audit_head set position = 4', 'the head was changed'],
  [
    'is gone and everything is to be sealed anew',
    'delete from audit_head; update audit_entries set position = null, chain = null',
    'the head is missing',
  ],
  [
    'is of another chain',
    "update audit_entries set chain = sha256('other') where position = 5; update audit_entries set position = 6 where position is null",
    'the head that was kept is not in the chain',
  ],
])('nothing is sealed on a head that %s; the server goes on, and says so', async (name, statement, fault) => {
  if (name === 'is of another chain') {
    const before = keptHead;
    await seal();
    keptHead = before;
  }
  await tamper(statement);
  const lines: object[] = [];
  const logger = { info: () => undefined, error: (line: object) => lines.push(line) } as unknown as Logger;
  const sealing = createSealing({ database, logger, key: KEY, kept });
  await sealing.run();
  await sealing.run();
  expect(sealing.fault()).toBe(fault);
  expect(lines, 'said once').toEqual([{ fault }]);
  expect(keptHead?.position, 'the kept head stays').toBe(5);
});

test('the file of the head holds the last one, and what is no head is a fault', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'hub-head-')), 'deeper', 'audit-head');
  requireHeadFolder(path);
  const file = headFile(path);
  expect(file.read()).toBeUndefined();
  const head = await sealEntries(database, KEY, file);
  expect(file.read()).toEqual(head);
  await addEntries(1);
  expect((await sealEntries(database, KEY, file))?.position).toBe(8);
  expect(file.read()?.position).toBe(8);
  writeFileSync(path, 'something else');
  await expect(sealEntries(database, KEY, file)).rejects.toThrow('the head that was kept cannot be read');
  writeFileSync(`${path}-file`, '');
  expect(() => requireHeadFolder(`${path}-file/audit-head`)).toThrow('AUDIT_HEAD_FILE');
});

test('an entry of a month that has no place of its own is kept with the others', async () => {
  await tamper(
    "insert into audit_entries (at, organization_id, account_id, user_id, action, record, record_ids) select now() + interval '60 months', organization_id, id, user_id, 'read', 'probe', array[id] from accounts limit 1",
  );
  await asOwner(database, "select add_audit_months((now() + interval '60 months')::date, 61)");
  await seal();
  expect(await verify()).toMatchObject({ sound: true, position: 8 });
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

test('not even the owner changes an entry while it is sealed', async () => {
  const change = (statement: string) =>
    asOwner(
      database,
      `alter table audit_entries no force row level security; ${statement};
       alter table audit_entries force row level security`,
    );
  for (const changed of ["action = 'other'", "record_ids = '{}'", 'values_hash = null, account_id = null']) {
    await expect(
      change(`update audit_entries set position = 99, ${changed} where position is null`),
    ).rejects.toThrow('never changed');
  }
  await change('update audit_entries set position = 99 where position is null');
});

test('an entry says who called, and names whom that kind of caller needs', async () => {
  const id = 'gen_random_uuid()';
  const write = (caller: string, names: Record<string, string>) =>
    sql
      .raw(
        `insert into audit_entries (${['caller', 'action', 'record', 'record_ids', ...Object.keys(names)]})
         values ('${caller}', 'read', 'probe', '{}', ${Object.values(names)})`,
      )
      .execute(database.system);
  const account = { organization_id: id, account_id: id, user_id: id };
  const refused: [string, Record<string, string>][] = [
    ['nobody', account],
    ['account', { ...account, user_id: 'null' }],
    ['support', { ...account, account_id: 'null' }],
    ['respondent', account],
    ['respondent', { organization_id: 'null', respondent_id: id }],
  ];
  for (const [caller, names] of refused) {
    await expect(write(caller, names), caller).rejects.toThrow('row-level security');
  }
  await write('account', account);
  await write('support', account);
  await write('respondent', { organization_id: id, respondent_id: id });
  await write('system', { organization_id: 'null' });
});

test('two sealers at once make one chain', async () => {
  await addEntries(20);
  await Promise.all([seal(), seal()]);
  await seal();
  expect(await verify()).toMatchObject({ sound: true, position: 27, unsealed: 0 });
});

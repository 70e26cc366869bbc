import { ADMIN, PRACTITIONER, roles, SUPPORT } from '@hub/contract/catalogs/roles';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createNote } from '../../test/probe.ts';
import { useProbeHub } from '../../test/probe-hub.ts';
import type { Db } from './database.ts';

const APPLICATION_ROLES =
  "'hub_app', 'hub_sharing', 'hub_manager', 'hub_support', 'hub_respondent', 'hub_system'";

const probe = useProbeHub();

const rows = async (text: string) => (await probe.hub.database.pool.query(text)).rows;

type Caller = { organizationId?: string; accountId?: string; roleId?: number };

/** Runs statements as a call would: in a database role, for an account or for none. */
const runAs = <T>(role: string, caller: Caller, work: (db: Db) => Promise<T>): Promise<T> =>
  probe.hub.database.system.transaction().execute(async (db) => {
    await sql`select set_config('hub.organization_id', ${caller.organizationId ?? ''}, true),
      set_config('hub.account_id', ${caller.accountId ?? ''}, true),
      set_config('hub.role_id', ${String(caller.roleId ?? '')}, true)`.execute(db);
    await sql`set local role ${sql.raw(role)}`.execute(db);
    return work(db);
  });

const asApp = (organizationId: string | undefined, work: (db: Db) => Promise<unknown>) =>
  runAs('hub_app', { ...(organizationId && { organizationId }), roleId: PRACTITIONER }, work);

const countRows = async (db: Db, table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
};

async function accountOf(email: string) {
  const [account] = await rows(
    `select organization_id as "organizationId", accounts.id as "accountId" from accounts
     join users on users.id = accounts.user_id where users.email = '${email}@demo.test'`,
  );
  return account as Required<Omit<Caller, 'roleId'>>;
}

const organizationIds = async () =>
  (await rows('select id from organizations order by name')).map(({ id }) => id);

test('row-level security is forced on every table', async () => {
  const tables = await rows(`
    select relname, relrowsecurity and relforcerowsecurity as forced from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') order by relname`);
  expect(tables.length).toBeGreaterThan(10);
  // The migrations table holds no personal data, and only the role that makes backups may read it.
  expect(tables.filter(({ forced }) => !forced).map(({ relname }) => relname)).toEqual([
    'applied_migrations',
  ]);
  const grants = await rows(`select grantee from information_schema.role_table_grants
    where table_name = 'applied_migrations' and grantee in (${APPLICATION_ROLES})`);
  expect(grants).toEqual([{ grantee: 'hub_system' }]);
});

test("the application's roles own nothing, and cannot pass by row-level security", async () => {
  const owned = await rows(`
    select 'relation' as kind, relname as name from pg_class
      where pg_get_userbyid(relowner) in (${APPLICATION_ROLES})
    union all select 'function', proname from pg_proc where pg_get_userbyid(proowner) in (${APPLICATION_ROLES})
    union all select 'schema', nspname from pg_namespace where pg_get_userbyid(nspowner) in (${APPLICATION_ROLES})
    union all select 'type', typname from pg_type where pg_get_userbyid(typowner) in (${APPLICATION_ROLES})`);
  expect(owned).toEqual([]);
  const found = await rows(`select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb
    from pg_roles where rolname in (${APPLICATION_ROLES})`);
  for (const role of found) {
    expect(role).toMatchObject({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
  }
  expect(found).toHaveLength(6);
});

test('every connection of the pool is hub_system', async () => {
  expect(await rows('select current_user')).toEqual([{ current_user: 'hub_system' }]);
});

test('without an organization there are no rows', async () => {
  await probe.create('unseen');
  for (const table of [
    'organizations',
    'accounts',
    'users',
    'user_addresses',
    'idempotency_keys',
    'clients',
    'client_contacts',
    'client_educations',
    'client_demographics',
    'client_comments',
    'cases',
    'case_notes',
    'case_note_versions',
    'recent_records',
    'client_shares',
    'video_positions',
    'administration_numbers',
    'respondents',
    'administrations',
    'form_links',
    'form_sessions',
    'answers',
    'submissions',
    'administration_events',
    'score_versions',
    'reviews',
    'probe_notes',
  ]) {
    const result = await asApp(
      undefined,
      async (db) => (await sql`select 1 from ${sql.table(table)}`.execute(db)).rows,
    );
    expect(result, table).toEqual([]);
  }
});

test("one organization's call sees none of another's people", async () => {
  const [, , riverbend] = await organizationIds();
  const emails = await asApp(riverbend, (db) => db.selectFrom('users').select('email').execute());
  expect(emails).toEqual([{ email: 'school@demo.test' }]);
});

test('the catalogue is read by every role of a call and written by none; its files and what scores are for the system', async () => {
  const allowed = await rows(`
    select relation, string_agg(role || ' ' || privilege, ', ' order by role, privilege) as privileges
    from unnest(array['products', 'product_features', 'feature_videos', 'product_files', 'instrument_forms',
        'instrument_versions']) relation,
      unnest(array['hub_app', 'hub_manager', 'hub_support', 'hub_respondent']) role,
      unnest(array['select', 'insert', 'update', 'delete']) privilege
    where has_table_privilege(role, relation, privilege) group by relation order by relation`);
  const privileges = 'hub_app select, hub_manager select, hub_support select';
  const withRespondents = 'hub_app select, hub_manager select, hub_respondent select, hub_support select';
  expect(allowed).toEqual([
    { relation: 'feature_videos', privileges },
    { relation: 'instrument_forms', privileges: withRespondents },
    { relation: 'product_features', privileges },
    { relation: 'products', privileges },
  ]);
});

test('where somebody stopped in a video is for that account alone', async () => {
  const owner = await accountOf('practitioner');
  const [video] = await rows('select id from feature_videos limit 1');
  await runAs('hub_app', owner, (db) =>
    db
      .insertInto('video_positions')
      .values({
        organization_id: owner.organizationId,
        account_id: owner.accountId,
        video_id: video.id,
        seconds: 3,
      })
      .execute(),
  );
  const count = (caller: Caller) => runAs('hub_app', caller, (db) => countRows(db, 'video_positions'));
  expect([await count(owner), await count(await accountOf('second')), await count({})]).toEqual([1, 0, 0]);
  const forged = runAs('hub_app', await accountOf('second'), (db) =>
    db.updateTable('video_positions').set({ seconds: 0 }).executeTakeFirst(),
  );
  expect((await forged).numUpdatedRows).toBe(0n);
});

const OF_CLIENTS = [
  'clients',
  'client_contacts',
  'client_educations',
  'client_demographics',
  'client_comments',
  'cases',
  'case_notes',
];

const OF_FORMS = [
  'respondents',
  'administrations',
  'answers',
  'submissions',
  'administration_events',
  'score_versions',
  'reviews',
];

test("a colleague's call sees no client, and nothing that belongs to one, whatever the colleague's role", async () => {
  const owner = await accountOf('practitioner');
  const colleague = await accountOf('manager');
  for (const table of [...OF_CLIENTS, ...OF_FORMS]) {
    const count = (caller: Caller) => runAs('hub_app', caller, (db) => countRows(db, table));
    expect(await count({ ...owner, roleId: PRACTITIONER }), table).toBeGreaterThan(0);
    for (const { id: roleId } of roles) expect(await count({ ...colleague, roleId }), table).toBe(0);
    expect(await count({ ...owner, roleId: SUPPORT }), `${table}, once the owner is Support`).toBe(0);
    expect(await count(owner), `${table}, without a role`).toBe(0);
  }
});

test('a shared client is read with all that belongs to it, and changed by its owner alone', async () => {
  const owner = await accountOf('practitioner');
  const reader = { ...(await accountOf('second')), roleId: PRACTITIONER };
  const asReader = <T>(work: (db: Db) => Promise<T>) => runAs('hub_sharing', reader, work);
  const [client] = await rows(`select client_id as id from case_notes
    join cases on cases.id = case_notes.case_id join client_contacts using (client_id) limit 1`);
  const before = await asReader((db) => countRows(db, 'clients'));
  await sql`insert into client_shares (organization_id, client_id, account_id)
    values (${owner.organizationId}, ${client.id}, ${reader.accountId})`.execute(probe.hub.database.system);

  expect(await asReader((db) => countRows(db, 'clients'))).toBe(before + 1);
  for (const table of ['client_contacts', 'cases', 'case_notes']) {
    expect(await asReader((db) => countRows(db, table)), table).toBeGreaterThan(0);
  }
  const statements = [
    sql`update clients set first_name = 'Changed' where id = ${client.id} returning id`,
    sql`update cases set case_name = 'Changed' where client_id = ${client.id} returning id`,
    sql`update client_contacts set first_name = 'Changed' where client_id = ${client.id} returning id`,
    sql`delete from client_contacts where client_id = ${client.id} returning id`,
  ];
  for (const statement of statements) {
    expect((await asReader((db) => statement.execute(db))).rows).toEqual([]);
  }
  await expect(
    asReader((db) =>
      sql`insert into client_comments (organization_id, client_id, comment)
        values (${owner.organizationId}, ${client.id}, 'Mine?')`.execute(db),
    ),
  ).rejects.toThrow('row-level security');
  await sql`delete from client_shares`.execute(probe.hub.database.system);
  expect(await asReader((db) => countRows(db, 'clients'))).toBe(before);
});

test("a manager reads named columns of colleagues' clients, and of no other organization", async () => {
  const manager = { ...(await accountOf('manager')), roleId: ADMIN };
  const asManager = <T>(work: (db: Db) => Promise<T>) => runAs('hub_manager', manager, work);
  const { rows: clients } = await asManager((db) =>
    sql<{ organization_id: string; case_count: number }>`select * from colleague_clients`.execute(db),
  );
  expect(clients.length).toBeGreaterThan(50);
  expect(clients.every((client) => client.organization_id === manager.organizationId)).toBe(true);
  expect(clients.some((client) => client.case_count > 0)).toBe(true);

  const own = await asManager((db) =>
    sql`select id, open_case_count from colleague_clients where account_id = ${manager.accountId}`.execute(
      db,
    ),
  );
  expect(own.rows.length, 'most are of colleagues').toBeLessThan(clients.length);
  for (const statement of [
    ...['email', 'phone_number', 'external_client_id', 'words', '*'].map(
      (column) => `select ${column} from clients`,
    ),
    ...['case_name', 'referral_reason_text', 'referred_by_name', 'client_name', '*'].map(
      (column) => `select ${column} from cases`,
    ),
    'select note_text from case_notes',
    'select note_text from case_note_versions',
    'select comment from client_comments',
    'select first_name from client_contacts',
    'select school_name from client_educations',
    'select 1 from client_demographics',
    'select record_id from recent_records',
    'select client_id from client_shares',
    "update clients set first_name = 'Changed'",
    'update clients set account_id = hub_account()',
    'update cases set closed_at = now()',
    'delete from clients',
    "update accounts set status = 'Active'",
    'update accounts set role_id = 2',
    'select id from sessions',
    'select password_hash from credentials',
  ]) {
    await expect(
      asManager((db) => sql.raw(statement).execute(db)),
      statement,
    ).rejects.toThrow('permission denied');
  }
  for (const roleId of [PRACTITIONER, SUPPORT]) {
    expect(
      await runAs('hub_manager', { ...manager, roleId }, (db) => countRows(db, 'colleague_clients')),
    ).toBe(0);
  }
});

test("a manager's call sees the people of the organization and their pictures, and of no other", async () => {
  const manager = { ...(await accountOf('manager')), roleId: ADMIN };
  await probe.hub.database.pool.query(
    "insert into user_pictures (user_id, version, small, large) select id, 'abc', 's', 'l' from users",
  );
  for (const table of ['accounts', 'users', 'user_pictures']) {
    const count = (caller: Caller) => runAs('hub_manager', caller, (db) => countRows(db, table));
    const people = await count(manager);
    const [all] = await rows(`select count(*)::integer as n from ${table}`);
    expect(people, table).toBeGreaterThan(1);
    expect(people, table).toBeLessThan(all.n);
    expect(await count({ ...manager, roleId: PRACTITIONER }), table).toBe(0);
  }
});

test('Support reads accounts and organizations, and no client', async () => {
  const support = { ...(await accountOf('school')), roleId: SUPPORT };
  const asSupport = <T>(work: (db: Db) => Promise<T>) => runAs('hub_support', support, work);
  for (const table of ['organizations', 'accounts', 'users']) {
    const [all] = await rows(`select count(*)::integer as n from ${table}`);
    expect(await asSupport((db) => countRows(db, table)), table).toBe(all.n);
    expect(
      await runAs('hub_support', { ...support, roleId: ADMIN }, (db) => countRows(db, table)),
      table,
    ).toBe(0);
  }
  for (const table of [...OF_CLIENTS, ...OF_FORMS]) {
    await expect(
      asSupport((db) => countRows(db, table)),
      table,
    ).rejects.toThrow('permission denied');
  }
});

test('a respondent reads nothing yet', async () => {
  for (const table of ['organizations', 'accounts', 'users', ...OF_CLIENTS]) {
    await expect(
      runAs('hub_respondent', {}, (db) => countRows(db, table)),
      table,
    ).rejects.toThrow('permission denied');
  }
});

test('a row for another organization is refused', async () => {
  const [whitfield, lakeside] = await organizationIds();
  const insert = (organizationId: string) =>
    asApp(whitfield, (db) =>
      sql`insert into probe_notes (organization_id, account_id, text)
        values (${organizationId}, gen_random_uuid(), ${createNote.path})`.execute(db),
    );
  await expect(insert(lakeside)).rejects.toThrow('row-level security');
  await insert(whitfield);
});

test.each([
  ['change the tables', 'create table mine (a int)'],
  ['read hashes', 'select password_hash from credentials'],
  ['read sessions', 'select id from sessions'],
  ['read the audit trail', 'select id from audit_entries'],
  ['change the audit trail', "update audit_entries set action = 'x'"],
  ['remove from the audit trail', 'delete from audit_entries'],
  [
    'say when an audit entry was made',
    "insert into audit_entries (organization_id, account_id, user_id, action, record, record_ids, at) values (gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), 'a', 'b', '{}', now())",
  ],
  ["read others' queued mail", 'select data from pgboss.job'],
  ['read signing keys', 'select kid from signing_keys'],
  ['read weights and norms', 'select definition from instrument_versions'],
])('a call of a signed-in person cannot %s', async (_, statement) => {
  const [organizationId] = await organizationIds();
  await expect(asApp(organizationId, (db) => sql.raw(statement).execute(db))).rejects.toThrow(
    'permission denied',
  );
});

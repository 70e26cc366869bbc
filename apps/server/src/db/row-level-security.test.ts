import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createNote } from '../../test/probe.ts';
import { useProbeHub } from '../../test/probe-hub.ts';
import type { Db } from './database.ts';

const probe = useProbeHub();

const rows = async (text: string) => (await probe.hub.database.pool.query(text)).rows;

/** Runs statements as the application would, on behalf of an organization or of nobody. */
const asApp = (organizationId: string | undefined, work: (db: Db) => Promise<unknown>) =>
  probe.hub.database.system.transaction().execute(async (db) => {
    if (organizationId)
      await sql`select set_config('hub.organization_id', ${organizationId}, true)`.execute(db);
    await sql`set local role hub_app`.execute(db);
    return work(db);
  });

const organizationIds = async () =>
  (await rows('select id from organizations order by name')).map(({ id }) => id);

test('row-level security is forced on every table', async () => {
  const tables = await rows(`
    select relname, relrowsecurity and relforcerowsecurity as forced from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace
    where nspname = 'public' and relkind in ('r', 'p') order by relname`);
  expect(tables.length).toBeGreaterThan(10);
  // The names of the migrations are nobody's data, and no role of the application may even read them.
  expect(tables.filter(({ forced }) => !forced).map(({ relname }) => relname)).toEqual([
    'applied_migrations',
  ]);
  const grants = await rows(`select grantee from information_schema.role_table_grants
    where table_name = 'applied_migrations' and grantee like 'hub\\_%\\_%' escape '\\'`);
  expect(grants).toEqual([]);
});

test("the application's roles own nothing, and cannot pass by row-level security", async () => {
  const owned = await rows(`
    select 'relation' as kind, relname as name from pg_class
      where pg_get_userbyid(relowner) in ('hub_app', 'hub_system')
    union all select 'function', proname from pg_proc where pg_get_userbyid(proowner) in ('hub_app', 'hub_system')
    union all select 'schema', nspname from pg_namespace where pg_get_userbyid(nspowner) in ('hub_app', 'hub_system')
    union all select 'type', typname from pg_type where pg_get_userbyid(typowner) in ('hub_app', 'hub_system')`);
  expect(owned).toEqual([]);
  const roles = await rows(`select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb
    from pg_roles where rolname in ('hub_app', 'hub_system')`);
  for (const role of roles) {
    expect(role).toMatchObject({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
    });
  }
  expect(roles).toHaveLength(2);
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

test("a colleague's call sees no client, and nothing that belongs to one", async () => {
  const { rows: accounts } = await probe.hub.database.pool.query(
    `select users.email, accounts.organization_id, accounts.id from accounts join users on users.id = accounts.user_id
     where users.email in ('practitioner@demo.test', 'manager@demo.test') order by users.email`,
  );
  const [manager, practitioner] = accounts;
  const countOf = (table: string, account: string) =>
    asApp(practitioner.organization_id, async (db) => {
      await sql`select set_config('hub.account_id', ${account}, true)`.execute(db);
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::integer as n from ${sql.table(table)}`.execute(db);
      return rows[0]?.n;
    });
  for (const table of [
    'clients',
    'client_contacts',
    'client_educations',
    'client_demographics',
    'client_comments',
    'cases',
    'case_notes',
  ]) {
    expect(await countOf(table, practitioner.id), table).toBeGreaterThan(0);
    expect(await countOf(table, manager.id), table).toBe(0);
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
])('a call of a signed-in person cannot %s', async (_, statement) => {
  const [organizationId] = await organizationIds();
  await expect(asApp(organizationId, (db) => sql.raw(statement).execute(db))).rejects.toThrow(
    'permission denied',
  );
});

import pg from 'pg';

export type Size = { organizations: number; practitioners: number; clients: number };

/** The account whose lists are measured, and how many clients it has at every size of the database. */
export const MEASURED = { email: 'practitioner@demo.test', clients: 500 };

const FIRST_NAMES =
  'Ada Bea Cato Dora Emil Fay Gus Hugo Ida Jon Kai Leo Mia Nils Olga Pia Quin Rolf Sara Tom'.split(' ');
const LAST_NAMES =
  'Adler Brandt Corby Dunne Eaton Fisk Grant Hale Irwin Jonas Keane Lowe Marsh North Olsen Penn Quill Rowe Shaw Thorn Usher Vance West York Zane'.split(
    ' ',
  );

/** Grows the database to this size, with statements that generate the rows themselves. */
export async function fillDatabase(url: string, size: Size): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`
    insert into organizations (id, name, name_key, match_key, organization_type)
    select ${idOf('organization', 'n')}, 'Practice ' || n, 'practice ' || n, 'practice' || n, 'Standard' from generate_series(1, ${size.organizations}) n
    on conflict do nothing`);
  await client.query(`
    insert into users (id, email, email_key, first_name, last_name)
    select ${idOf('user', 'n')}, 'p' || n || '@bench.test', 'p' || n || '@bench.test', 'P', 'Bench'
    from generate_series(1, ${size.practitioners}) n on conflict do nothing`);
  await client.query(`
    insert into accounts (organization_id, id, user_id, role_id, status)
    select ${idOf('organization', `(1 + n % ${size.organizations})`)}, ${idOf('account', 'n')}, ${idOf('user', 'n')}, 1, 'Active'
    from generate_series(1, ${size.practitioners}) n on conflict do nothing`);
  await client.query(
    insertClients(
      `select organization_id, id as account_id, row_number() over (order by id) as p from accounts
       where id in (select ${idOf('account', 'n')} from generate_series(1, ${size.practitioners}) n)`,
      `select count(*) from clients`,
      size,
    ),
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** Replaces the clients of the measured account. */
export async function fillMeasured(url: string, clients = MEASURED.clients): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const owner = `select accounts.organization_id, accounts.id from accounts join users on users.id = accounts.user_id
    where users.email = '${MEASURED.email}'`;
  await client.query(`delete from clients where (organization_id, account_id) in (${owner})`);
  await client.query(`
    insert into clients (${COLUMNS})
    select owner.organization_id, owner.id, ${VALUES}
    from (${owner}) owner, generate_series(1, ${clients}) n`);
  await client.end();
}

const COLUMNS = `organization_id, account_id, first_name, last_name, first_name_key, last_name_key,
  date_of_birth, external_client_id, external_client_id_key, email, phone_number, gender_id, created_at, last_evaluation`;

const nameAt = (names: string[], step: number) =>
  `(array['${names.join("','")}'])[1 + (n * ${step} / 3) % ${names.length}]`;
const FIRST = nameAt(FIRST_NAMES, 7);
const LAST = `${nameAt(LAST_NAMES, 11)} || ' ' || n % 1000`;

const VALUES = `${FIRST}, ${LAST}, lower(${FIRST}), lower(${LAST}), date '1940-01-01' + (n * 7919 % 29000)::integer,
  'B-' || n, 'b-' || n, 'c' || n || '@bench.test', '608-555-0110', 1 + n % 4, now() - make_interval(mins => n::integer),
  case when n % 3 = 0 then null else current_date - (n % 700)::integer end`;

/**
 * The clients of one practitioner are spread over the table, as when many people add clients over the years.
 */
const insertClients = (practitioners: string, existing: string, { practitioners: count, clients }: Size) => `
  insert into clients (${COLUMNS})
  select owner.organization_id, owner.account_id, ${VALUES}
  from generate_series((${existing}) + 1, ${clients}::bigint) n
  join (${practitioners}) owner on owner.p = 1 + n * 7919 % ${count}`;

const idOf = (kind: string, n: string) => `md5('${kind} ' || ${n})::uuid`;

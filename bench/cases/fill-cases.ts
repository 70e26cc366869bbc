import pg from 'pg';
import { MEASURED } from '../clients/fill-database.ts';
import { query } from '../lists/measured-hub.ts';

/** How many cases the measured account has at every size of the database. */
const MEASURED_CASES = 500;

const NAMES = [
  'Reading evaluation',
  'School readiness',
  'Attention and focus',
  'Annual review',
  'Memory concerns',
];

const COLUMNS = `organization_id, account_id, client_id, client_name, client_first_name_key, client_last_name_key,
  case_name, case_name_key, referral_date, expiration_date, progress, closed_at, created_at`;

const NAME = `(array['${NAMES.join("','")}'])[1 + n % ${NAMES.length}] || ' ' || n % 1000`;

/** Referred at some day of the last three years, for a year; every third one is closed. */
const VALUES = `clients.organization_id, clients.account_id, clients.id,
  clients.first_name || ' ' || clients.last_name, clients.first_name_key, clients.last_name_key,
  ${NAME}, lower(${NAME}), current_date - (n * 7919 % 1000)::integer,
  current_date - (n * 7919 % 1000)::integer + 365, 1 + n % 3, case when n % 3 = 0 then now() end,
  now() - make_interval(mins => (n % 500000)::integer)`;

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/**
 * Adds this many cases for each client that is not measured. The indexes are created afterwards, which is
 * faster.
 */
export async function fillCases(url: string, forEachClient: number): Promise<void> {
  const indexes = await query(
    url,
    `select indexname, indexdef from pg_indexes where tablename = 'cases' and indexname not in (
       select conname from pg_constraint where conrelid = 'cases'::regclass)`,
  );
  const measured = `select accounts.id from accounts join users on users.id = accounts.user_id
    where users.email = '${MEASURED.email}'`;
  await run(
    url,
    ...indexes.map(({ indexname }) => `drop index ${indexname}`),
    'set session_replication_role = replica',
    `insert into cases (${COLUMNS})
     select ${VALUES} from (
       select row_number() over () as r, clients.* from clients where account_id not in (${measured})
     ) clients, generate_series(1, ${forEachClient}) c, lateral (select clients.r * ${forEachClient} + c as n) numbered`,
    ...indexes.map(({ indexdef }) => String(indexdef)),
    'vacuum analyze',
  );
}

/** Replaces the cases of the measured account; some clients have several. */
export const fillMeasuredCases = (url: string, cases = MEASURED_CASES) =>
  run(
    url,
    `insert into cases (${COLUMNS})
     select ${VALUES} from (
       select row_number() over (order by clients.id) as r, clients.* from clients
       join accounts on accounts.id = clients.account_id join users on users.id = accounts.user_id
       where users.email = '${MEASURED.email}'
     ) clients, lateral (select clients.r as n) numbered where r <= ${cases}`,
  );

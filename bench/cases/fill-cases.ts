import pg from 'pg';
import { MEASURED } from '../clients/fill-database.ts';

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

/** So many cases for each client that is not measured. */
export const fillCases = (url: string, forEachClient: number) =>
  run(
    url,
    `insert into cases (${COLUMNS})
     select ${VALUES} from (
       select row_number() over () as r, clients.* from clients
       where not exists (select from cases where cases.organization_id = clients.organization_id
         and cases.client_id = clients.id)
     ) clients, generate_series(1, ${forEachClient}) c, lateral (select clients.r * ${forEachClient} + c as n) numbered`,
    'vacuum analyze',
  );

/** Cases of the measured account, whatever it had before: some clients have several. */
export const fillMeasuredCases = (url: string) =>
  run(
    url,
    `insert into cases (${COLUMNS})
     select ${VALUES} from (
       select row_number() over (order by clients.id) as r, clients.* from clients
       join accounts on accounts.id = clients.account_id join users on users.id = accounts.user_id
       where users.email = '${MEASURED.email}'
     ) clients, lateral (select clients.r as n) numbered where r <= ${MEASURED_CASES}`,
  );

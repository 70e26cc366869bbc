import { type Found, MOST_FOUND } from '@hub/contract/core/search';
import { sql } from 'kysely';
import { beginsWith, hasWord } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';

type FoundClient = Extract<Found, { kind: 'client' }>;
type FoundCase = Extract<Found, { kind: 'case' }>;

const MOST_RECENT = 50;

const mine = ({ organizationId, accountId }: Scope, table: 'clients' | 'cases' | 'recent_records') =>
  sql`${sql.ref(`${table}.organization_id`)} = ${organizationId} and ${sql.ref(`${table}.account_id`)} = ${accountId}`;

const clientFields = sql`
  'client' as kind, clients.id, clients.first_name || ' ' || clients.last_name as "clientName",
  clients.date_of_birth as "dateOfBirth"`;
const caseFields = sql`
  'case' as kind, cases.id, cases.client_name as "clientName", cases.case_name as "caseName", cases.status`;

/** What was opened lately and answers the query, the latest first. Every record does when nothing is asked for. */
export async function findRecent(scope: Scope, key: string): Promise<Found[]> {
  const isClient = sql`(
    ${beginsWith('clients.first_last_key', key)} or ${beginsWith('clients.last_first_key', key)})`;
  const isCase = sql`(
    ${hasWord('cases.case_name_key', key)}
    or ${beginsWith('cases.client_first_last_key', key)} or ${beginsWith('cases.client_last_first_key', key)})`;
  const { rows } = await sql<RecentRow>`
    with recent as (
      select record_id, opened_at from recent_records
      where ${mine(scope, 'recent_records')} order by opened_at desc limit ${MOST_RECENT}
    )
    select 'client' as kind, clients.id, clients.first_name || ' ' || clients.last_name as "clientName",
      clients.date_of_birth as "dateOfBirth", null as "caseName", null::smallint as status, recent.opened_at
    from recent join clients on ${mine(scope, 'clients')} and clients.id = recent.record_id
    where clients.deleted_at is null and ${isClient}
    union all
    select 'case', cases.id, cases.client_name, null, cases.case_name, cases.status, recent.opened_at
    from recent join cases on ${mine(scope, 'cases')} and cases.id = recent.record_id
    where cases.deleted_at is null and cases.client_deleted_at is null and ${isCase}
    order by opened_at desc limit ${MOST_FOUND}
  `.execute(scope.db);
  return rows.map(presentRecent);
}

type RecentRow = Omit<FoundClient, 'kind'> & Omit<FoundCase, 'kind'> & Pick<Found, 'kind'>;

const presentRecent = ({ kind, id, clientName, dateOfBirth, caseName, status }: RecentRow): Found =>
  kind === 'client' ? { kind, id, clientName, dateOfBirth } : { kind, id, clientName, caseName, status };

/** By either name, each found in its own index. */
export async function findClients(scope: Scope, key: string): Promise<FoundClient[]> {
  const by = (column: 'first_last_key' | 'last_first_key') => sql`(
    select id from clients where ${mine(scope, 'clients')} and deleted_at is null and ${beginsWith(column, key)}
    order by ${sql.ref(column)} limit ${2 * MOST_FOUND})`;
  const { rows } = await sql<FoundClient>`
    select ${clientFields} from clients
    where ${mine(scope, 'clients')} and id in (${by('last_first_key')} union ${by('first_last_key')})
    order by last_first_key, id limit ${2 * MOST_FOUND}
  `.execute(scope.db);
  return rows;
}

/** By a word of their own name, or by their client's name. */
export async function findCases(scope: Scope, key: string): Promise<FoundCase[]> {
  const live = sql`${mine(scope, 'cases')} and deleted_at is null and client_deleted_at is null`;
  const { rows } = await sql<FoundCase>`
    select ${caseFields} from cases
    where ${mine(scope, 'cases')} and id in (
      (select id from cases where ${live} and ${hasWord('case_name_key', key)}
        order by case_name_key limit ${2 * MOST_FOUND})
      union
      (select id from cases where ${live} and ${beginsWith('client_last_first_key', key)}
        order by client_last_first_key limit ${2 * MOST_FOUND})
    )
    order by closed_at is not null, case_name_key, id limit ${2 * MOST_FOUND}
  `.execute(scope.db);
  return rows;
}

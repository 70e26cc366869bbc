import { type Found, MAX_FOUND } from '@hub/contract/core/search';
import { beginsWith, hasWord } from '../../db/name-conditions.ts';
import type { Scope } from '../../db/request-scope.ts';
import { type Bind, runStatement } from '../../db/statement.ts';

type FoundClient = Extract<Found, { kind: 'client' }>;
type FoundCase = Extract<Found, { kind: 'case' }>;

const MAX_RECENT = 50;
/** Some of them may be named among the recent ones already. */
const MAX_CANDIDATES = 2 * MAX_FOUND;

const mine = (bind: Bind, { organizationId, accountId }: Scope, table: string) =>
  `${table}.organization_id = ${bind(organizationId)} and ${table}.account_id = ${bind(accountId)}`;

const LIVE_CASE = 'cases.deleted_at is null and cases.client_deleted_at is null';

const CLIENT_FIELDS = `'client' as kind, clients.id, clients.first_name || ' ' || clients.last_name as "clientName",
  clients.date_of_birth as "dateOfBirth"`;
const CASE_FIELDS = `'case' as kind, cases.id, cases.client_name as "clientName", cases.case_name as "caseName",
  cases.status`;

type RecentRow = Omit<FoundClient, 'kind'> & Omit<FoundCase, 'kind'> & Pick<Found, 'kind'>;

/** What was opened lately and answers the query, the latest first. Every record does when nothing is asked for. */
export async function findRecent(scope: Scope, key: string): Promise<Found[]> {
  const rows = await runStatement<RecentRow>(
    scope.db,
    (bind) => `
      with recent as (
        select record_id, opened_at from recent_records
        where ${mine(bind, scope, 'recent_records')} order by opened_at desc limit ${MAX_RECENT}
      )
      select ${CLIENT_FIELDS}, null as "caseName", null::smallint as status, recent.opened_at
      from recent join clients on ${mine(bind, scope, 'clients')} and clients.id = recent.record_id
      where clients.deleted_at is null and (
        ${beginsWith(bind, 'clients.first_last_key', key)} or ${beginsWith(bind, 'clients.last_first_key', key)})
      union all
      select 'case', cases.id, cases.client_name, null, cases.case_name, cases.status, recent.opened_at
      from recent join cases on ${mine(bind, scope, 'cases')} and cases.id = recent.record_id
      where ${LIVE_CASE} and (
        ${hasWord(bind, 'cases.case_name_key', key)}
        or ${beginsWith(bind, 'cases.client_first_last_key', key)}
        or ${beginsWith(bind, 'cases.client_last_first_key', key)})
      order by opened_at desc limit ${MAX_FOUND}`,
  );
  return rows.map(presentRecent);
}

const presentRecent = ({ kind, id, clientName, dateOfBirth, caseName, status }: RecentRow): Found =>
  kind === 'client' ? { kind, id, clientName, dateOfBirth } : { kind, id, clientName, caseName, status };

/** By either name, each found in its own index. */
export function findClients(scope: Scope, key: string): Promise<FoundClient[]> {
  return runStatement(scope.db, (bind) => {
    const by = (column: string) => `(
      select id from clients
      where ${mine(bind, scope, 'clients')} and deleted_at is null and ${beginsWith(bind, column, key)}
      order by ${column} limit ${MAX_CANDIDATES})`;
    return `
      select ${CLIENT_FIELDS} from clients
      where ${mine(bind, scope, 'clients')} and id in (${by('last_first_key')} union ${by('first_last_key')})
      order by last_first_key, id limit ${MAX_CANDIDATES}`;
  });
}

/** By a word of their own name, or by their client's last name. */
export function findCases(scope: Scope, key: string): Promise<FoundCase[]> {
  return runStatement(scope.db, (bind) => {
    const by = (condition: string, column: string) => `(
      select id from cases where ${mine(bind, scope, 'cases')} and ${LIVE_CASE} and ${condition}
      order by ${column} limit ${MAX_CANDIDATES})`;
    const byName = by(hasWord(bind, 'case_name_key', key), 'case_name_key');
    const byClient = by(beginsWith(bind, 'client_last_first_key', key), 'client_last_first_key');
    return `
      select ${CASE_FIELDS} from cases
      where ${mine(bind, scope, 'cases')} and id in (${byName} union ${byClient})
      order by closed_at is not null, case_name_key, id limit ${MAX_CANDIDATES}`;
  });
}

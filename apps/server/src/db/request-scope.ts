import type { RoleId } from '@hub/contract/catalogs/roles';
import type pg from 'pg';
import { LOCK_WAIT_MS, tryAgainWhileBusy } from './busy.ts';
import type { Database, Db } from './database.ts';
import { kyselyOnClient } from './database.ts';
import { inTransaction } from './transaction.ts';

/** The caller of a request, and a database handle that sees only the caller's rows. */
export type Scope = {
  db: Db;
  organizationId: string;
  accountId: string;
  userId: string;
  roleId: RoleId;
  /** Whether a colleague shares a client with this account. */
  hasShares: boolean;
  emailConfirmed: boolean;
  twoFactorEnabled: boolean;
  /** Set by the managers of the organization. */
  twoFactorRequired: boolean;
  /** Of the organization; null until a manager's browser has reported it. */
  timeZone: string | null;
  /** Of a past that is written down afterwards; now when left out. */
  at?: Date;
};

/** The database role for each kind of access. Changes of accounts run as the system. */
const DATABASE_ROLES = {
  member: 'hub_app',
  manager: 'hub_manager',
  support: 'hub_support',
  system: 'hub_system',
} as const;

type ActsAs = keyof typeof DATABASE_ROLES;

/** Runs in every call. Prepared once for each connection, since planning takes longer than running. */
export const PREPARE_SCOPE = `
  prepare hub_hold_session (text) as select pg_advisory_xact_lock_shared(hashtextextended('session ' || $1, 0));
  prepare hub_session (uuid, text) as
    select organization_id as "organizationId", account_id as "accountId", user_id as "userId",
      role_id as "roleId", has_shares as "hasShares", email_confirmed as "emailConfirmed", time_zone as "timeZone",
      two_factor_enabled as "twoFactorEnabled", two_factor_required as "twoFactorRequired",
      num_nulls(
        set_config('hub.organization_id', organization_id::text, true),
        set_config('hub.account_id', account_id::text, true),
        set_config('hub.user_id', user_id::text, true),
        set_config('hub.role_id', role_id::text, true),
        set_config('lock_timeout', '${LOCK_WAIT_MS}ms', true),
        set_config('synchronous_commit', $2, true)
      )
    from live_sessions where id = $1;
  prepare hub_audit (uuid, uuid, uuid, text, text, uuid[], uuid) as
    insert into audit_entries
      (organization_id, account_id, user_id, action, record, record_ids, request_id)
      values ($1, $2, $3, $4, $5, $6, $7)`;

export type AuditEntry = { action: string; record: string; recordIds: string[]; requestId: string };

/**
 * The session of a bearer token. `elsewhere` means that the external provider asks for the second factor, so that
 * organizations cannot require one here.
 */
export type TokenSession = { sessionId: string; secondFactor?: 'elsewhere' };

type Call = TokenSession & {
  readOnly: boolean;
  actsAs: ActsAs;
  /** The call only reads from the database, so that it can be repeated. */
  canReadAhead?: boolean;
};
type Finished<T> = { result: T; audit: AuditEntry | undefined };
type Work<T> = (scope: Scope) => Promise<Finished<T>>;

/**
 * Runs work in one transaction on behalf of a session. One message checks the session, sets the organization and the
 * account and narrows the role; the audit entry travels with the commit. Returns undefined when the session is not
 * alive. A write that waits too long for a lock gives its connection back and is tried again for a while.
 */
export async function inRequestScope<T>(
  database: Database,
  call: Call,
  work: Work<T>,
): Promise<T | undefined> {
  const attempt = () => tryInRequestScope(database, call, work);
  if (!call.readOnly) return tryAgainWhileBusy(attempt);
  return attempt().catch((error) => {
    if (error instanceof SessionChanged) return attempt();
    throw error;
  });
}

/**
 * If this session was seen before, a read does not wait for the session check: its statements are sent in the same
 * packet, using the session as it was last time. The result is used only if the database finds the session unchanged.
 * Row-level security always uses what the database finds.
 */
function tryInRequestScope<T>(database: Database, call: Call, work: Work<T>): Promise<T | undefined> {
  const sessions = knownSessions(database);
  return inTransaction(database.pool, async (client) => {
    const db = kyselyOnClient(client);
    const known = call.canReadAhead ? sessions.get(call.sessionId) : undefined;
    if (known) holdBack(client);
    const [begun, early] = await Promise.allSettled([begin(client, call), known && work({ ...known, db })]);
    if (begun.status === 'rejected') throw begun.reason;
    const session = begun.value;
    if (known && !isSame(known, session)) {
      sessions.delete(call.sessionId);
      throw new SessionChanged('the session is not what it was');
    }
    if (!session) {
      await client.query('rollback');
      return undefined;
    }
    if (call.canReadAhead) keep(sessions, call.sessionId, session);
    if (early.status === 'rejected') throw early.reason;
    const scope = { ...session, db };
    const { result, audit } = early.value ?? (await work(scope));
    await client.query(`${audit ? auditInsert(client, scope, audit) : ''} commit`);
    return result;
  });
}

/** The read ahead used an outdated session. It is rolled back and tried again. */
class SessionChanged extends Error {}

type Session = Omit<Scope, 'db'>;

const MAX_SESSIONS = 10_000;
const knownOf = new WeakMap<Database, Map<string, Session>>();

/** The sessions that were found last, for each database. */
function knownSessions(database: Database): Map<string, Session> {
  const known = knownOf.get(database) ?? new Map<string, Session>();
  knownOf.set(database, known);
  return known;
}

function keep(sessions: Map<string, Session>, id: string, session: Session): void {
  // With shares the role changes again after the session check, so it cannot be read ahead.
  if (session.hasShares) return;
  const [oldest] = sessions.keys();
  if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  sessions.set(id, session);
}

const isSame = (known: Session, found: Session | undefined) =>
  found !== undefined &&
  Object.entries(found).every(([name, value]) => known[name as keyof Session] === value);

/** Buffers the statements of this turn, so that they go out in one packet. */
function holdBack(client: pg.PoolClient): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

async function begin(client: pg.PoolClient, call: Call): Promise<Session | undefined> {
  // The audit entry of a read may be lost in a crash; a write waits until it is on disk.
  const commit = call.readOnly ? 'off' : 'on';
  // A message with several statements cannot have parameters, so the literal is escaped here.
  const sessionId = client.escapeLiteral(call.sessionId);
  // Ending a session waits for its running calls; later calls see it ended.
  const results = (await client.query(
    `begin; execute hub_hold_session(${sessionId});
     execute hub_session(${sessionId}, '${commit}'); set local role ${DATABASE_ROLES[call.actsAs]}`,
  )) as unknown as pg.QueryResult[];
  const row = results[2]?.rows[0];
  if (!row) return undefined;
  const { num_nulls, ...session } = row;
  if (session.hasShares && call.actsAs === 'member') await client.query('set local role hub_sharing');
  if (call.secondFactor === 'elsewhere') session.twoFactorRequired = false;
  return session as Session;
}

function auditInsert(client: pg.PoolClient, scope: Scope, entry: AuditEntry): string {
  const ids = `{${entry.recordIds.join(',')}}`;
  const { organizationId, accountId, userId } = scope;
  const values = [organizationId, accountId, userId, entry.action, entry.record, ids, entry.requestId];
  return `execute hub_audit(${values.map((value) => client.escapeLiteral(value)).join(', ')});`;
}

import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { currentRequest } from '../http/current-request.ts';
import type { Leftover } from '../jobs/clean-up.ts';

export const sessionLeftover: Leftover = { table: 'sessions', column: 'expires_at', after: '30 days' };

const LONGEST_SESSION = '12 hours';
/** A browser renews every 25 minutes. After this long without a renewal it counts as abandoned. */
const LEFT_ALONE_AFTER = '31 minutes';

const FRESH_FOR = '15 minutes';

export type SessionOwner = { organizationId: string; accountId: string; userId: string };

/**
 * Opens no session for an account that may not sign in any more: ending its access locks its row. Opening and ending a
 * session write their own audit entries, because several endpoints do it.
 */
export async function openSession(db: Db, owner: SessionOwner, grantId: string, id?: string): Promise<void> {
  const { address, userAgent } = currentRequest() ?? { address: null, userAgent: null };
  await sql`
    with usable as materialized (
      select organization_id, id, user_id from accounts
      where organization_id = ${owner.organizationId} and id = ${owner.accountId}
        and status in ('Active', 'PendingEmailConfirmation')
      for no key update
    ), opened as (
      insert into sessions (
        id, organization_id, account_id, user_id, grant_id, expires_at, user_agent, address
      )
      select coalesce(${id ?? null}::uuid, gen_random_uuid()), organization_id, id, user_id, ${grantId},
        now() + ${LONGEST_SESSION}::interval, ${userAgent}, ${address}
      from usable
      on conflict do nothing
      returning *
    ), noted as (
      update accounts set last_sign_in_at = opened.opened_at from opened
      where accounts.organization_id = opened.organization_id and accounts.id = opened.account_id
    )
    ${auditOf('open', 'opened')}
  `.execute(db);
}

type Which =
  | { grantId: string }
  | { sessionId: string }
  | { userId: string; except: string | null }
  | { organizationId: string; accountId: string };

/** Waits for running calls of these sessions: none of them commits afterwards. */
export async function endSessions(db: Db, which: Which): Promise<void> {
  await sql`
    with live as (
      select id from sessions where ended_at is null and ${conditionOf(which)} order by id
    ), held as materialized (
      select id, pg_advisory_xact_lock(hashtextextended('session ' || id, 0)) from live
    ), ended as (
      update sessions set ended_at = now() from held where sessions.id = held.id and ended_at is null
      returning sessions.*
    )
    ${auditOf('end', 'ended')}
  `.execute(db);
}

type Switching = { sessionId: string; userId: string };

/**
 * Moves a session to another organization of its user once its running calls are over, and keeps the choice for the
 * next sign-in. Returns nothing when the user does not work there.
 */
export async function switchSession(db: Db, { sessionId, userId }: Switching, organizationId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended('session ' || ${sessionId}, 0))`.execute(db);
  const { rows } = await sql`
    with chosen as (
      update accounts set last_sign_in_at = now()
      where user_id = ${userId} and organization_id = ${organizationId} and status = 'Active'
      returning organization_id, id
    )
    update sessions set organization_id = chosen.organization_id, account_id = chosen.id
    from chosen where sessions.id = ${sessionId} and sessions.ended_at is null
    returning sessions.id
  `.execute(db);
  if (rows.length === 0) return undefined;
  await db
    .updateTable('users')
    .set({ chosen_organization_id: organizationId })
    .where('id', '=', userId)
    .execute();
  return db
    .selectFrom('live_sessions')
    .select([
      'organization_id as organizationId',
      'account_id as accountId',
      'time_zone as timeZone',
      'two_factor_enabled as twoFactorEnabled',
      'two_factor_required as twoFactorRequired',
    ])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

function conditionOf(which: Which) {
  if ('grantId' in which) return sql`grant_id = ${which.grantId}`;
  if ('sessionId' in which) return sql`id = ${which.sessionId}`;
  if ('accountId' in which) {
    return sql`organization_id = ${which.organizationId} and account_id = ${which.accountId}`;
  }
  return sql`user_id = ${which.userId} and id is distinct from ${which.except}`;
}

const auditOf = (action: 'open' | 'end', rows: 'opened' | 'ended') => sql`
  insert into audit_entries (organization_id, account_id, user_id, action, record, record_ids, request_id)
  select organization_id, account_id, user_id, ${action}, 'session', array[id], ${currentRequest()?.id ?? null}::uuid
  from ${sql.table(rows)}
`;

export type TokenClaims = { sid: string; email: string; email_verified: boolean };

/** Records a renewal of the session's tokens and returns their claims; nothing for a dead session. */
export async function renewSession(db: Db, grantId: string): Promise<TokenClaims | undefined> {
  const { rows } = await sql<TokenClaims>`
    update sessions set renewed_at = now() from live_sessions live
    where live.grant_id = ${grantId} and sessions.id = live.id
    returning live.id as sid, live.email, live.email_confirmed as email_verified
  `.execute(db);
  return rows[0];
}

/**
 * Whether the provider's cookie alone may sign this browser in again: not after a sign-out or when it was abandoned.
 */
export async function isSessionInUse(db: Db, grantId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_sessions')
    .select('id')
    .where('grant_id', '=', grantId)
    .where('renewed_at', '>', sql<Date>`now() - ${LEFT_ALONE_AFTER}::interval`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the session was opened a short while ago, so that its user has just signed in. */
export async function isSessionFresh(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('live_sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('opened_at', '>', sql<Date>`now() - ${FRESH_FOR}::interval`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The claims of userinfo for the user behind a live session. */
export async function findLiveIdentity(db: Db, sessionId: string) {
  return db
    .selectFrom('live_sessions')
    .select(['user_id as sub', 'email', 'email_confirmed as email_verified'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
}

export async function findGrantOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sessions')
    .select('grant_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row?.grant_id;
}

import type { AdministrationState } from '@hub/contract/core/administrations/administration';
import type pg from 'pg';
import { LOCK_WAIT_MS, tryAgainWhileBusy } from './busy.ts';
import type { Database, Db } from './database.ts';
import { kyselyOnClient } from './database.ts';
import type { AuditEntry } from './request-scope.ts';
import { inOnePacket } from './run-template.ts';
import { inTransaction } from './transaction.ts';

/** The form of a respondent's call, and a database handle that sees only the rows of that form. */
export type RespondentScope = {
  db: Db;
  organizationId: string;
  administrationId: string;
  respondentId: string;
  /** The instrument's form, at the version of the administration. */
  formId: string;
  version: string;
  /** Optional items that the practitioner left out. */
  switchedOff: string[];
  /** The state when the call began. */
  state: AdministrationState;
  /** Since when its case or client is deleted. */
  pausedAt: Date | null;
  dueOn: string;
  /** Of the organization. */
  timeZone: string | null;
  /** Whether the practitioner handed this device over. */
  isHandedOver: boolean;
};

/** Prepared once for each connection, like `PREPARE_SCOPE`. */
export const PREPARE_RESPONDENT_SCOPE = `
  prepare hub_form_session (bytea, uuid, text) as
    select session.organization_id as "organizationId", form.id as "administrationId",
      form.respondent_id as "respondentId", form.form_id as "formId", form.instrument_version as version, form.state,
      form.paused_at as "pausedAt", form.switched_off as "switchedOff", form.due_on as "dueOn",
      organizations.time_zone as "timeZone",
      session.is_handed_over as "isHandedOver",
      num_nulls(
        set_config('hub.organization_id', session.organization_id::text, true),
        set_config('hub.form_id', form.id::text, true),
        set_config('hub.respondent_id', form.respondent_id::text, true),
        set_config('lock_timeout', '${LOCK_WAIT_MS}ms', true),
        set_config('synchronous_commit', $3, true)
      )
    from form_sessions session
    join administrations form on form.organization_id = session.organization_id and form.id = session.administration_id
    join organizations on organizations.id = session.organization_id
    where session.secret_hash = $1 and session.administration_id = $2 and session.expires_at > now()
      -- One that went with its form is still told what became of it.
      and (session.ended_at is null or session.ended_at >= coalesce(form.submitted_at, form.ended_at));
  prepare hub_form_audit (uuid, uuid, text, text, uuid[], uuid) as
    insert into audit_entries (caller, organization_id, respondent_id, action, record, record_ids, request_id)
      values ('respondent', $1, $2, $3, $4, $5, $6)`;

export type FormCall = {
  /** The hash of the secret in the cookie. */
  secretHash: Buffer;
  administrationId: string;
};
type Call = FormCall & { readOnly: boolean };
type Finished<T> = { result: T; audit: AuditEntry | undefined };

/**
 * Runs work in one transaction on behalf of a respondent, as `inRequestScope` does for an account. Returns undefined
 * when the form is not open on this device.
 */
export async function inRespondentScope<T>(
  database: Database,
  call: Call,
  work: (scope: RespondentScope) => Promise<Finished<T>>,
): Promise<T | undefined> {
  const attempt = () =>
    inTransaction(database.pool, async (client) => {
      const form = await begin(client, call);
      if (!form) {
        await client.query('rollback');
        return undefined;
      }
      const scope = { ...form, db: kyselyOnClient(client) };
      const { result, audit } = await work(scope);
      await client.query(`${audit ? auditInsert(client, scope, audit) : ''} commit`);
      return result;
    });
  return call.readOnly ? attempt() : tryAgainWhileBusy(attempt);
}

/**
 * Runs one statement for a respondent. It is sent together with its begin and commit, as one packet. If the form is not
 * open on this device, the statement sees no rows.
 */
export const runInRespondentScope = <T>(
  database: Database,
  call: FormCall,
  statement: (db: Db) => Promise<T>,
): Promise<T> =>
  tryAgainWhileBusy(() =>
    inTransaction(database.pool, async (client) => {
      const db = kyselyOnClient(client);
      const sent = inOnePacket(db, () =>
        Promise.all([begin(client, { ...call, readOnly: false }), statement(db), client.query('commit')]),
      );
      const [, result] = await sent;
      return result;
    }),
  );

async function begin(
  client: pg.PoolClient,
  { secretHash, administrationId, readOnly }: Call,
): Promise<Omit<RespondentScope, 'db'> | undefined> {
  // A message with several statements cannot have parameters, so the literals are escaped here.
  const [hash, form] = [`\\x${secretHash.toString('hex')}`, administrationId].map((value) =>
    client.escapeLiteral(value),
  );
  const results = (await client.query(
    `begin; execute hub_form_session(${hash}, ${form}, '${readOnly ? 'off' : 'on'}');
     set local role hub_respondent`,
  )) as unknown as pg.QueryResult[];
  const row = results[1]?.rows[0];
  if (!row) return undefined;
  const { num_nulls, ...scope } = row;
  return scope;
}

function auditInsert(client: pg.PoolClient, scope: RespondentScope, entry: AuditEntry): string {
  const ids = `{${entry.recordIds.join(',')}}`;
  const values = [
    scope.organizationId,
    scope.respondentId,
    entry.action,
    entry.record,
    ids,
    entry.requestId,
  ].map((value) => client.escapeLiteral(value));
  return `execute hub_form_audit(${values.join(', ')});`;
}

import { randomBytes } from 'node:crypto';
import { VIEW_SECONDS } from '@hub/contract/core/reports/reports';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Leftover } from '../../jobs/clean-up.ts';
import { hashOf } from './report-repository.ts';

export const reportViewLeftover: Leftover = { table: 'report_views', column: 'expires_at', after: '1 hour' };

const SECRET = /^[\w-]{43}$/;
const newSecret = () => randomBytes(32).toString('base64url');

/** Creates an address that opens a report once, soon, and only in the browser that has the other half of the secret. */
export async function makeView({ db, organizationId, accountId }: Scope, reportId: string) {
  const [secret, browser] = [newSecret(), newSecret()];
  const expires = new Date(Date.now() + VIEW_SECONDS * 1000);
  await db
    .insertInto('report_views')
    .values({
      secret_hash: hashOf(secret),
      browser_hash: hashOf(browser),
      organization_id: organizationId,
      report_id: reportId,
      account_id: accountId,
      expires_at: expires,
    })
    .execute();
  return { secret, browser, expires };
}

type Viewed = {
  organizationId: string;
  accountId: string;
  userId: string;
  reportId: string;
  bytes: Buffer;
  title: string;
};

/**
 * The report of an address, which is used up. Returns nothing if the account that created the address has lost its
 * access, or the client was deleted or transferred.
 */
export async function takeView(db: Db, secret: string, browser: string): Promise<Viewed | undefined> {
  if (!SECRET.test(secret) || !SECRET.test(browser)) return undefined;
  const { rows } = await sql<Viewed>`
    with taken as (
      delete from report_views
      where secret_hash = ${hashOf(secret)} and browser_hash = ${hashOf(browser)} and expires_at > now()
      returning organization_id, report_id, account_id
    )
    select taken.organization_id as "organizationId", taken.account_id as "accountId", accounts.user_id as "userId",
      taken.report_id as "reportId", reports.title, file.bytes
    from taken
    join reports on reports.organization_id = taken.organization_id and reports.id = taken.report_id
    join report_files file on file.organization_id = taken.organization_id and file.report_id = taken.report_id
      and file.kind = 'pdf'
    join cases on cases.organization_id = reports.organization_id and cases.id = reports.case_id
      and cases.deleted_at is null and cases.client_deleted_at is null
    join accounts on accounts.organization_id = taken.organization_id and accounts.id = taken.account_id
      and accounts.status = 'Active'
    where cases.account_id = taken.account_id or exists (
      select from client_shares share
      where share.organization_id = reports.organization_id and share.client_id = reports.client_id
        and share.account_id = taken.account_id
    )
  `.execute(db);
  return rows[0];
}

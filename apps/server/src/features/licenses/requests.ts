import { ADMIN } from '@hub/contract/catalogs/roles';
import type { LicenseRequest } from '@hub/contract/core/licenses/license-requests';
import { type RawBuilder, sql } from 'kysely';
import { findManagerEmails } from '../../accounts/membership-repository.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import type { AdmittedCaller } from '../../http/serve.ts';
import type { SendMail } from '../../mail/outbox.ts';
import * as letters from '../../mail/templates/license-request.ts';
import { FEATURE_NAMES, requireFeature } from './feature-lookup.ts';
import { assign } from './ledger/assign.ts';
import { findHoldings } from './ledger/holding.ts';
import { lockStocks } from './ledger/stock.ts';
import { clerkOf } from './license-clerk.ts';

type Caller = Pick<AdmittedCaller, 'organizationId' | 'accountId' | 'roleId' | 'timeZone'>;
type Row = Omit<LicenseRequest, 'asked' | 'decided' | 'isMine'> & { askedAt: Date; decidedAt: Date | null };
type Parts = { sendMail: SendMail; publicUrl: URL; salesEmail: string };
type Asked = { productFeatureId: string; quantity: number; message: string };

const SELECT = sql`
  select request.id, ${FEATURE_NAMES}, request.quantity, request.message, request.state,
    request.account_id as "accountId", users.first_name || ' ' || users.last_name as "accountName",
    request.asked_at as "askedAt", request.decided_at as "decidedAt",
    decider.first_name || ' ' || decider.last_name as "decidedByName", request.reason
  from license_requests request
  join product_features feature on feature.id = request.feature_id
  join products product on product.id = feature.product_id
  join accounts on accounts.organization_id = request.organization_id and accounts.id = request.account_id
  join users on users.id = accounts.user_id
  left join accounts decided
    on decided.organization_id = request.organization_id and decided.id = request.decided_by
  left join users decider on decider.id = decided.user_id`;

const present =
  ({ accountId }: Caller) =>
  ({ askedAt, decidedAt, ...row }: Row): LicenseRequest => ({
    ...row,
    isMine: row.accountId === accountId,
    asked: askedAt.toISOString(),
    decided: decidedAt?.toISOString() ?? null,
  });

/** A practitioner asks the managers, who are notified by mail; a manager asks the publisher. */
export async function ask(
  db: Db,
  caller: AdmittedCaller,
  asked: Asked,
  parts: Parts,
): Promise<LicenseRequest> {
  await requireFeature(db, asked.productFeatureId);
  const isManager = caller.roleId === ADMIN;
  const { id } = await db
    .insertInto('license_requests')
    .values({
      organization_id: caller.organizationId,
      account_id: caller.accountId,
      feature_id: asked.productFeatureId,
      quantity: asked.quantity,
      message: asked.message,
      state: isManager ? 'sent' : 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const request = await requireRequest(db, caller, id);
  const { organization, email } = await findAsker(db, caller.organizationId, request.accountId);
  const about = { ...request, organization, email };
  if (isManager) {
    await parts.sendMail(db, { to: parts.salesEmail, ...letters.publisherAskedMail(about) });
    await parts.sendMail(db, { to: email, ...letters.publisherAskedCopyMail(about) });
  } else {
    for (const { email: to } of await findManagerEmails(db, caller.organizationId)) {
      await parts.sendMail(db, { to, ...letters.usesAskedMail(parts.publicUrl, about) });
    }
  }
  return request;
}

/** Approving a request assigns the uses. */
export async function approve(
  db: Db,
  caller: AdmittedCaller,
  id: string,
  parts: Parts,
): Promise<LicenseRequest> {
  const { account_id: accountId, feature_id: featureId, quantity } = await takeWaiting(db, caller, id);
  const clerk = clerkOf(caller);
  await lockStocks(db, clerk, [featureId]);
  const own = await findHoldings(db, clerk, featureId, accountId);
  const present = own.reduce((sum, { available, held, consumed }) => sum + available + held + consumed, 0);
  await assign(db, clerk, { featureId, accountId, assignedQuantity: present + quantity, requestId: id });
  return decide(db, caller, id, { state: 'approved', reason: '' }, parts);
}

export async function decline(
  db: Db,
  caller: AdmittedCaller,
  id: string,
  reason: string,
  parts: Parts,
): Promise<LicenseRequest> {
  await takeWaiting(db, caller, id);
  return decide(db, caller, id, { state: 'declined', reason }, parts);
}

/** Declines the waiting requests of a member who has left. Nobody is notified. */
export async function declineWaiting(scope: Scope, accountId: string): Promise<void> {
  await scope.db
    .updateTable('license_requests')
    .set({
      state: 'declined',
      decided_at: sql`now()`,
      decided_by: scope.accountId,
      reason: 'Their access has ended.',
    })
    .where('organization_id', '=', scope.organizationId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Locks a request that is not decided yet. */
async function takeWaiting(db: Db, { organizationId }: Caller, id: string) {
  const request = await db
    .selectFrom('license_requests')
    .select(['account_id', 'feature_id', 'quantity', 'state'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) throw new Problem('not-found');
  if (request.state !== 'waiting') throw new Problem('request-decided');
  return request;
}

async function decide(
  db: Db,
  caller: AdmittedCaller,
  id: string,
  decision: { state: 'approved' | 'declined'; reason: string },
  { sendMail, publicUrl }: Parts,
): Promise<LicenseRequest> {
  await db
    .updateTable('license_requests')
    .set({ ...decision, decided_at: sql`now()`, decided_by: caller.accountId })
    .where('organization_id', '=', caller.organizationId)
    .where('id', '=', id)
    .execute();
  const request = await requireRequest(db, caller, id);
  const { email } = await findAsker(db, caller.organizationId, request.accountId);
  await sendMail(db, { to: email, ...letters.usesDecidedMail(publicUrl, request) });
  return request;
}

async function requireRequest(db: Db, caller: Caller, id: string): Promise<LicenseRequest> {
  const { rows } = await sql<Row>`
    ${SELECT} where request.organization_id = ${caller.organizationId} and request.id = ${id}
  `.execute(db);
  if (!rows[0]) throw new Problem('not-found');
  return present(caller)(rows[0]);
}

type Match = { productId?: string | undefined; state?: LicenseRequest['state'] | undefined };

/** The caller's requests; for a manager also those of others. */
export async function findRequests(
  db: Db,
  caller: Caller,
  { productId, state }: Match,
  { page, pageSize }: Page,
) {
  const conditions: RawBuilder<unknown>[] = [sql`request.organization_id = ${caller.organizationId}`];
  if (caller.roleId !== ADMIN) conditions.push(sql`request.account_id = ${caller.accountId}`);
  if (productId) conditions.push(sql`feature.product_id = ${productId}`);
  if (state) conditions.push(sql`request.state = ${state}`);
  const where = sql.join(conditions, sql` and `);
  const { rows } = await sql<Row>`
    ${SELECT} where ${where} order by request.asked_at desc, request.id
    limit ${pageSize} offset ${(page - 1) * pageSize}
  `.execute(db);
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::integer as total from license_requests request
    join product_features feature on feature.id = request.feature_id where ${where}
  `.execute(db);
  return { rows: rows.map(present(caller)), totalItems: counts[0]?.total ?? 0 };
}

const findAsker = (db: Db, organizationId: string, accountId: string) =>
  db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .innerJoin('organizations', 'organizations.id', 'accounts.organization_id')
    .select(['users.email', 'organizations.name as organization'])
    .where('accounts.organization_id', '=', organizationId)
    .where('accounts.id', '=', accountId)
    .executeTakeFirstOrThrow();

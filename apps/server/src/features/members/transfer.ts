import { sql } from 'kysely';
import type { Lifecycle } from '../../accounts/lifecycle.ts';
import { colleaguesOf } from '../../accounts/membership-repository.ts';
import { forgetRecentViews } from '../../accounts/recent-records.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Scope } from '../../db/request-scope.ts';
import { currentRequest } from '../../http/current-request.ts';
import { Problem } from '../../http/problem.ts';
import type { SendMail } from '../../mail/outbox.ts';
import { clientsGivenMail, clientsReceivedMail } from '../../mail/templates/clients-transferred.ts';
import { findClientIdsOf, moveClients } from '../clients/transfer-clients.ts';

export type TransferParts = { lifecycle: Lifecycle; sendMail: SendMail; publicUrl: URL };

type TransferRequest = {
  fromAccountId: string;
  toAccountId: string;
  /** All when left out. */
  clientIds?: readonly string[] | undefined;
  reason: string;
};

type Moved = { clients: number; cases: number };

/**
 * Transfers clients of one account to another, all of them or none. Returns the number of clients and of their cases.
 */
export async function transfer(
  scope: Scope,
  request: TransferRequest,
  { lifecycle, sendMail, publicUrl }: TransferParts,
): Promise<Moved> {
  const { fromAccountId, toAccountId, reason } = request;
  const from = await findPerson(scope, fromAccountId);
  if (!from) throw new Problem('not-found');
  const receiver = colleaguesOf(scope.db, scope.organizationId, fromAccountId)
    .select('accounts.id')
    .where('accounts.id', '=', toAccountId);
  if (!(await receiver.executeTakeFirst())) throw new Problem('transfer-refused');
  const named = request.clientIds && [...new Set(request.clientIds)];
  const found = await findClientIdsOf(scope, fromAccountId, named);
  if (named && found.length < named.length) throw new Problem('not-found');
  const clientIds = await moveClients(scope, found, { from: fromAccountId, to: toAccountId });
  if (named && clientIds.length < named.length) throw new Problem('not-found');
  // Locks out the end of the receiver's access until the commit. Taken late, because signing in waits for this lock
  // too.
  if (!(await receiver.forShare().executeTakeFirst())) throw new Problem('transfer-refused');
  const caseIds = await findCaseIds(scope, clientIds);
  await forgetRecentViews(scope, fromAccountId, [...clientIds, ...caseIds]);
  await lifecycle.run(scope, 'clientsTransferred', { clientIds, fromAccountId, toAccountId });
  await recordTransfer(scope, clientIds);

  const counts = { clients: clientIds.length, cases: caseIds.length };
  const [to, by] = [await findPerson(scope, toAccountId), await findPerson(scope, scope.accountId)];
  if (counts.clients > 0 && to && by) {
    const mail = {
      ...counts,
      organization: from.organization,
      from: from.name,
      to: to.name,
      by: by.name,
      reason,
    };
    await sendMail(scope.db, { to: to.email, ...clientsReceivedMail(publicUrl, mail) });
    await sendMail(scope.db, { to: from.email, ...clientsGivenMail(mail) });
  }
  return counts;
}

/** The audit entry of the call names the account; this one names the clients. */
async function recordTransfer(scope: Scope, clientIds: string[]): Promise<void> {
  if (clientIds.length === 0) return;
  const requestId = currentRequest()?.id;
  const entry = { action: 'transfer', record: 'client', recordIds: clientIds };
  await writeAudit(scope.db, scope, { ...entry, ...(requestId && { requestId }) });
}

async function findPerson({ db, organizationId }: Scope, accountId: string) {
  const { rows } = await sql<{ name: string; email: string; organization: string }>`
    select users.first_name || ' ' || users.last_name as name, users.email, organizations.name as organization
    from accounts join users on users.id = accounts.user_id
    join organizations on organizations.id = accounts.organization_id
    where accounts.organization_id = ${organizationId} and accounts.id = ${accountId}
  `.execute(db);
  return rows[0];
}

async function findCaseIds({ db, organizationId }: Scope, clientIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from cases where organization_id = ${organizationId} and client_id = any(${[...clientIds]}::uuid[])
  `.execute(db);
  return rows.map(({ id }) => id);
}

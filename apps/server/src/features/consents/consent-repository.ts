import type { NewConsent } from '@hub/contract/core/consents/consent';
import { type Selectable, sql } from 'kysely';
import { findRows } from '../../db/find-page.ts';
import type { Scope } from '../../db/request-scope.ts';
import type { Tables } from '../../db/tables.ts';

export type ConsentRow = Selectable<Tables['consents']> & {
  case_account_id: string;
  date_of_birth: string;
  by_first_name: string;
  by_last_name: string;
};

/** The consents of a case that the caller may read, the latest first; or one of them by id. */
export const findConsents = ({ db, organizationId }: Scope, caseId: string, id?: string) =>
  findRows<ConsentRow>(db, {
    from: `consents
      join cases on cases.organization_id = consents.organization_id and cases.id = consents.case_id
      join clients on clients.organization_id = cases.organization_id and clients.id = cases.client_id
      join accounts on accounts.organization_id = consents.organization_id and accounts.id = consents.created_by
      join users on users.id = accounts.user_id`,
    columns: [
      'consents.*',
      'cases.account_id as case_account_id',
      'clients.date_of_birth',
      'users.first_name as by_first_name',
      'users.last_name as by_last_name',
    ],
    halves: [
      sql`consents.organization_id = ${organizationId} and consents.case_id = ${caseId}
        and (${id === undefined} or consents.id = ${id ?? null}::uuid)`,
    ],
    orderBy: [
      ['consents.given_on', 'desc'],
      ['consents.created_at', 'desc'],
      ['consents.id', 'desc'],
    ],
  });

type Giver = Pick<ConsentRow, 'given_by' | 'contact_id' | 'first_name' | 'last_name' | 'authority'>;

export async function insertConsent(
  { db, organizationId, accountId }: Scope,
  caseId: string,
  giver: Giver,
  { purposes, method, givenOn, untilOn }: Omit<NewConsent, 'givenBy'>,
): Promise<string> {
  const { id } = await db
    .insertInto('consents')
    .values({
      organization_id: organizationId,
      case_id: caseId,
      ...giver,
      purposes: [...new Set(purposes)].sort(),
      method,
      given_on: givenOn,
      until_on: untilOn,
      created_by: accountId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function markWithdrawn(
  { db, organizationId, accountId }: Scope,
  id: string,
  reason: string,
): Promise<void> {
  await db
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`now()`, withdrawn_by: accountId, withdrawal_reason: reason })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

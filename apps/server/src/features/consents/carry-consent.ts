import type { ConsentRule } from '@hub/contract/auth/organizations/consent-rule';
import { sql } from 'kysely';
import type { Scope } from '../../db/request-scope.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { endingOf, stateOn } from './consent-days.ts';
import { type ConsentRow, insertConsent } from './consent-repository.ts';

type GivenConsent = Pick<
  ConsentRow,
  | 'given_by'
  | 'contact_id'
  | 'first_name'
  | 'last_name'
  | 'authority'
  | 'method'
  | 'given_on'
  | 'until_on'
  | 'withdrawn_at'
  | 'date_of_birth'
> & { client_id: string };

/** The organization's rule for sending forms without consent. */
export async function findConsentRule({ db, organizationId }: Scope): Promise<ConsentRule> {
  const { consent_rule } = await db
    .selectFrom('organizations')
    .select('consent_rule')
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return consent_rule;
}

/** The latest consent to assess of each client that is in force in an open case of the caller. */
export async function findGivenConsents(
  scope: Scope,
  clientIds: readonly string[],
): Promise<Map<string, GivenConsent>> {
  const { rows } = await sql<GivenConsent>`
    select cases.client_id, consents.given_by, consents.contact_id, consents.first_name, consents.last_name,
      consents.authority, consents.method, consents.given_on, consents.until_on, consents.withdrawn_at,
      clients.date_of_birth
    from cases
    join clients on clients.organization_id = cases.organization_id and clients.id = cases.client_id
    join consents on consents.organization_id = cases.organization_id and consents.case_id = cases.id
    where cases.organization_id = ${scope.organizationId} and cases.account_id = ${scope.accountId}
      and cases.client_id = any(${[...clientIds]}::uuid[]) and cases.closed_at is null and cases.deleted_at is null
      and consents.withdrawn_at is null and 'assessment' = any(consents.purposes)
    order by consents.given_on
  `.execute(scope.db);
  const today = organizationDay(scope.timeZone);
  const isInForce = (row: GivenConsent) => {
    const ending = endingOf({ authority: row.authority, untilOn: row.until_on }, row.date_of_birth);
    return stateOn({ ...ending, givenOn: row.given_on, withdrawn: row.withdrawn_at }, today) === 'in-force';
  };
  return new Map(rows.filter(isInForce).map((row) => [row.client_id, row]));
}

/** Copies a consent into another case. */
export async function carryConsent(scope: Scope, caseId: string, consent: GivenConsent): Promise<void> {
  const { given_by, contact_id, first_name, last_name, authority, method, given_on, until_on } = consent;
  await insertConsent(
    scope,
    caseId,
    { given_by, contact_id, first_name, last_name, authority },
    { purposes: ['assessment'], method, givenOn: given_on, untilOn: until_on },
  );
}

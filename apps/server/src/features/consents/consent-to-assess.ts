import type { ConsentRule } from '@hub/contract/auth/organizations/consent-rule';
import type { Consent, ConsentToAssess } from '@hub/contract/core/consents/consent';
import type { Scope } from '../../db/request-scope.ts';
import { Problem } from '../../http/problem.ts';
import { organizationDay } from '../../http/reader-day.ts';
import { findConsentRule } from './carry-consent.ts';
import { endingOf, stateOn, toAssess } from './consent-days.ts';
import { findConsents } from './consent-repository.ts';
import { presentConsent } from './present-consent.ts';

/** The consents of a case today, in the organization's time zone. */
export async function readConsents(scope: Scope, caseId: string): Promise<Consent[]> {
  const today = organizationDay(scope.timeZone, scope.at);
  const { accountId } = scope;
  return (await findConsents(scope, caseId)).map((row) => presentConsent(row, { accountId, today }));
}

/** Whether forms may be sent in a case, and the organization's rule when they may not. */
export async function findConsentToAssess(
  scope: Scope,
  caseId: string,
): Promise<ConsentToAssess & { rule: ConsentRule }> {
  const rule = await findConsentRule(scope);
  return { ...toAssess(await readConsents(scope, caseId)), rule };
}

/** Whether the consents of a case allowed assessments at a moment, as they stood then. */
export async function allowsAssessment(scope: Scope, caseId: string, at: Date): Promise<boolean> {
  const day = organizationDay(scope.timeZone, at);
  const rows = await findConsents(scope, caseId);
  return rows.some((row) => {
    const ending = endingOf({ authority: row.authority, untilOn: row.until_on }, row.date_of_birth);
    const withdrawn = row.withdrawn_at !== null && row.withdrawn_at <= at;
    const state = stateOn({ ...ending, givenOn: row.given_on, withdrawn }, day);
    return row.purposes.includes('assessment') && state === 'in-force';
  });
}

/** Refuses without consent if the organization's rule says so. */
export async function requireConsent(scope: Scope, caseId: string): Promise<void> {
  const { state, rule } = await findConsentToAssess(scope, caseId);
  if (rule === 'refuses' && state !== 'given') throw new Problem('consent-missing');
}

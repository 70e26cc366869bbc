import type { LifecycleHooks } from './accounts/lifecycle.ts';
import { recentRecordLeftover } from './accounts/recent-records.ts';
import { sessionLeftover } from './accounts/session-repository.ts';
import { administrationSearch } from './features/assessments/administration-search.ts';
import { assessmentHooks } from './features/assessments/assessment-hooks.ts';
import { formCodeLeftover } from './features/assessments/codes/form-codes.ts';
import { endFormsInBin } from './features/assessments/end-in-bin.ts';
import { formMailDelivered, formMailUndelivered } from './features/assessments/form-mail.ts';
import { formSessionLeftover } from './features/assessments/form-session.ts';
import { handOffLeftover } from './features/assessments/hand-off/hand-off-repository.ts';
import { reminderDelivered, reminderUndelivered } from './features/assessments/reminders/reminder-mail.ts';
import { CASES } from './features/cases/case-access.ts';
import { caseSearch } from './features/cases/case-search.ts';
import { CASE_NOTES } from './features/cases/note-repository.ts';
import { CLIENTS } from './features/clients/client-access.ts';
import { clientSearch } from './features/clients/client-search.ts';
import { materialLinkLeftover } from './features/library/material-links.ts';
import { productSearch } from './features/library/product-search.ts';
import { licenseHooks } from './features/licenses/license-hooks.ts';
import { reportViewLeftover } from './features/reports/report-views.ts';
import type { Searchable } from './features/search/searchable.ts';
import { idempotencyLeftover } from './http/idempotency.ts';
import { rateCounterLeftover } from './http/rate-limit.ts';
import { accountCodeLeftover } from './identity/account-codes.ts';
import { invitationLeftover } from './identity/invitations/invitation-repository.ts';
import { passwordAttemptLeftover } from './identity/password-attempts.ts';
import { providerLeftover } from './identity/provider-store.ts';
import { signingKeyLeftover } from './identity/signing-keys.ts';
import type { Leftover } from './jobs/clean-up.ts';
import type { ExpiredHook, PurgedKind } from './jobs/purge-deleted.ts';
import type { DeliveredHook } from './mail/delivered-mail.ts';
import { mailLeftovers } from './mail/mail-tables.ts';
import type { UndeliveredHook } from './mail/undelivered-mail.ts';

/** What each area contributes to shared work. */
export const searchables: readonly Searchable[] = [
  clientSearch,
  caseSearch,
  administrationSearch,
  productSearch,
];

/** The hooks of features for changes of others' records and for the end of accounts. */
export const lifecycleHooks: readonly LifecycleHooks[] = [assessmentHooks, licenseHooks];

/** Records whose deletion cannot be taken back from the bin after 30 days. */
export const purgedKinds: readonly PurgedKind[] = [CLIENTS, CASES, CASE_NOTES];

/** What features do with these, and whether they must be kept. */
export const expiredHooks: readonly ExpiredHook[] = [endFormsInBin];

export const leftovers: readonly Leftover[] = [
  idempotencyLeftover,
  rateCounterLeftover,
  sessionLeftover,
  recentRecordLeftover,
  providerLeftover,
  passwordAttemptLeftover,
  accountCodeLeftover,
  invitationLeftover,
  signingKeyLeftover,
  materialLinkLeftover,
  formSessionLeftover,
  formCodeLeftover,
  handOffLeftover,
  reportViewLeftover,
  ...mailLeftovers,
];

/** Features that are notified of delivered mail. */
export const deliveredHooks: readonly DeliveredHook[] = [formMailDelivered, reminderDelivered];
export const undeliveredHooks: readonly UndeliveredHook[] = [formMailUndelivered, reminderUndelivered];

import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import type { readNewcomer } from '@hub/contract/auth/users/newcomer';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import type { AccountValues, Secrets } from './account/account-form-schema.ts';
import type { OrganizationValues } from './organization/organization-form-schema.ts';

export const flows = ['individual', 'existingOrganization', 'newOrganization'] as const;
export type Flow = (typeof flows)[number];

/** What is done of a registration; the last of its steps sends it. */
export type Step = 'organization' | 'account';

/**
 * Whom another provider knows. A school's shows it by a ticket; whom an external one has signed in is known by their
 * subject there, and shows it by their token.
 */
export type Newcomer = AnswerOf<typeof readNewcomer> & {
  ticket?: string | undefined;
  subject?: string | undefined;
};

/** What somebody has told so far who registers. */
export type Registration = {
  steps: readonly Step[];
  flow: Flow | null;
  /** Nobody, for those who choose a password here. A ticket that is good no more is told once. */
  newcomer: Newcomer | 'expired' | null;
  /** The one they join. */
  found: KnownOrganization | null;
  /** The one they make, as far as it is typed. */
  typed: OrganizationValues | null;
  account: AccountValues | null;
  secrets: Secrets | null;
  /** The organization that was made for what stands here: a second try does not make it again. */
  made: { content: string; id: string } | null;
  allStepsCompleted: boolean;
};

export const nothingYet: Registration = {
  steps: [],
  flow: null,
  newcomer: null,
  found: null,
  typed: null,
  account: null,
  secrets: null,
  made: null,
  allStepsCompleted: false,
};

export const newcomerOf = ({ newcomer }: Registration) =>
  newcomer === 'expired' || newcomer === null ? undefined : newcomer;

export const isDone = ({ steps }: Registration, step: Step) => steps.includes(step);

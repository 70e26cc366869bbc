import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import type { readNewcomer } from '@hub/contract/auth/users/newcomer';
import type { AnswerOf } from '@hub/contract/http/endpoint';
import type { AccountValues, Secrets } from './account/account-form-schema.ts';
import type { OrganizationValues } from './organization/organization-form-schema.ts';

export const flows = ['individual', 'existingOrganization', 'newOrganization'] as const;
export type Flow = (typeof flows)[number];

/** The steps before the last one, which sends the registration. */
export type Step = 'organization' | 'account';

/**
 * A user whom another provider has identified: by a ticket of a school's provider, or by the subject at the
 * external one.
 */
export type Newcomer = AnswerOf<typeof readNewcomer> & {
  ticket?: string | undefined;
  subject?: string | undefined;
};

/** The values entered so far. */
export type Registration = {
  steps: readonly Step[];
  flow: Flow | null;
  /** Null for people who choose a password here. An expired ticket is reported once. */
  newcomer: Newcomer | 'expired' | null;
  /** The organization to join. */
  found: KnownOrganization | null;
  /** The new organization as typed so far. */
  typed: OrganizationValues | null;
  account: AccountValues | null;
  secrets: Secrets | null;
  /** The organization created from this content: a second try does not create it again. */
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

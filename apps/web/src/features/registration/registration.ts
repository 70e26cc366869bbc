import type { KnownOrganization } from '@hub/contract/auth/organizations/organization';
import type { AccountValues, Secrets } from './account/account-form-schema.ts';
import type { OrganizationValues } from './organization/organization-form-schema.ts';

export const flows = ['individual', 'existingOrganization', 'newOrganization'] as const;
export type Flow = (typeof flows)[number];

/** What is done of a registration; the last of its steps sends it. */
export type Step = 'organization' | 'account';

/** What somebody has told so far who registers. */
export type Registration = {
  steps: readonly Step[];
  flow: Flow | null;
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
  found: null,
  typed: null,
  account: null,
  secrets: null,
  made: null,
  allStepsCompleted: false,
};

export const isDone = ({ steps }: Registration, step: Step) => steps.includes(step);

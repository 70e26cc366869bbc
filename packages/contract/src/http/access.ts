import { ADMIN, PRACTITIONER, type RoleId, SUPPORT } from '../catalogs/roles.ts';

/** Who may call an endpoint. The organization and the account always come from the session. */
export type Access =
  | { who: 'anyone' }
  /** Whoever opened a form by its link: the cookie of that form is good for it alone. */
  | { who: 'respondent' }
  | {
      who: 'signed-in';
      roles: readonly RoleId[] | 'any';
      /** What the database lets the call see: the caller's own work, the organization's people, or accounts alone. */
      actsAs: 'member' | 'manager' | 'support';
      /** Managers are shown what belongs to anybody of their organization; else they are colleagues like others. */
      managersSeeAll: boolean;
      unconfirmedEmail: boolean;
      /** Also for a user who still lacks the second factor that the organization asks for. */
      withoutTwoFactor: boolean;
    };

export const anyone: Access = { who: 'anyone' };
export const asRespondent: Access = { who: 'respondent' };

const SIGNED_IN = {
  who: 'signed-in',
  roles: 'any',
  actsAs: 'member',
  managersSeeAll: false,
  unconfirmedEmail: false,
  withoutTwoFactor: false,
} as const;

export const signedIn: Access = SIGNED_IN;

/** Also for a user who has to turn two-factor sign-in on first: the few calls that lead there. */
export const signedInEnrolling: Access = { ...SIGNED_IN, withoutTwoFactor: true };

/** Also for a user whose email is not confirmed yet: the few calls that lead to confirming it. */
export const signedInUnconfirmed: Access = { ...SIGNED_IN, unconfirmedEmail: true, withoutTwoFactor: true };

export const onlyRoles = (...roles: RoleId[]): Access => ({ ...SIGNED_IN, roles });

/** What practitioners have for themselves and managers for the organization. */
export const ownOrOrganizations: Access = {
  ...SIGNED_IN,
  roles: [PRACTITIONER, ADMIN],
  managersSeeAll: true,
};

/** A manager who looks after the organization: its people, and of their clients no more than names, dates and counts. */
export const asManager: Access = { ...SIGNED_IN, roles: [ADMIN], actsAs: 'manager' };

/** Support, who helps people with their accounts and sees no client. */
export const asSupport: Access = { ...SIGNED_IN, roles: [SUPPORT], actsAs: 'support' };

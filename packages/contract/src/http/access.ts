import { ADMIN, PRACTITIONER, type RoleId, SUPPORT } from '../catalogs/roles.ts';

/** Who may call an endpoint. The organization and the account always come from the session. */
export type Access =
  | { who: 'anyone' }
  /** The respondent of a form, identified by the cookie of that form. */
  | { who: 'respondent' }
  | {
      who: 'signed-in';
      roles: readonly RoleId[] | 'any';
      /** What the database shows to the call: the caller's own work, the organization's people, or only accounts. */
      actsAs: 'member' | 'manager' | 'support';
      /** Managers see the records of the whole organization; otherwise they are colleagues like any other. */
      managersSeeAll: boolean;
      unconfirmedEmail: boolean;
      /** Also for users who lack the second factor that the organization requires. */
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

/** Also for users who have to turn on two-factor sign-in first: the few calls that lead there. */
export const signedInEnrolling: Access = { ...SIGNED_IN, withoutTwoFactor: true };

/** Also for users whose email is not confirmed yet: the few calls that lead to confirming it. */
export const signedInUnconfirmed: Access = { ...SIGNED_IN, unconfirmedEmail: true, withoutTwoFactor: true };

export const onlyRoles = (...roles: RoleId[]): Access => ({ ...SIGNED_IN, roles });

/** Practitioners see their own records, managers those of the organization. */
export const ownOrOrganizations: Access = {
  ...SIGNED_IN,
  roles: [PRACTITIONER, ADMIN],
  managersSeeAll: true,
};

/** Managers as administrators of the organization: its people, and only names, dates and counts of their clients. */
export const asManager: Access = { ...SIGNED_IN, roles: [ADMIN], actsAs: 'manager' };

/** Support helps people with their accounts and sees no clients. */
export const asSupport: Access = { ...SIGNED_IN, roles: [SUPPORT], actsAs: 'support' };

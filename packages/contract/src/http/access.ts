import type { RoleId } from '../catalogs/roles.ts';

/** Who may call an endpoint. The organization and the account always come from the session. */
export type Access =
  | { who: 'anyone' }
  | {
      who: 'signed-in';
      roles: readonly RoleId[] | 'any';
      unconfirmedEmail: boolean;
      /** Also for a user who still lacks the second factor that the organization asks for. */
      withoutTwoFactor: boolean;
    };

export const anyone: Access = { who: 'anyone' };

const SIGNED_IN = {
  who: 'signed-in',
  roles: 'any',
  unconfirmedEmail: false,
  withoutTwoFactor: false,
} as const;

export const signedIn: Access = SIGNED_IN;

/** Also for a user who has to turn two-factor sign-in on first: the few calls that lead there. */
export const signedInEnrolling: Access = { ...SIGNED_IN, withoutTwoFactor: true };

/** Also for a user whose email is not confirmed yet: the few calls that lead to confirming it. */
export const signedInUnconfirmed: Access = { ...SIGNED_IN, unconfirmedEmail: true, withoutTwoFactor: true };

export const onlyRoles = (...roles: RoleId[]): Access => ({ ...SIGNED_IN, roles });

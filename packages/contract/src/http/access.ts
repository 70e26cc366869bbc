import type { RoleId } from '../catalogues/roles.ts';

/** Who may call an endpoint. The organization and the account always come from the session. */
export type Access =
  | { who: 'anyone' }
  | { who: 'signed-in'; roles: readonly RoleId[] | 'any'; unconfirmedEmail: boolean };

export const anyone: Access = { who: 'anyone' };

export const signedIn: Access = { who: 'signed-in', roles: 'any', unconfirmedEmail: false };

/** Also for a user whose email is not confirmed yet: the few calls that lead to confirming it. */
export const signedInUnconfirmed: Access = { who: 'signed-in', roles: 'any', unconfirmedEmail: true };

export const onlyRoles = (...roles: RoleId[]): Access => ({
  who: 'signed-in',
  roles,
  unconfirmedEmail: false,
});

import type { Profile } from '@hub/contract/auth/users/profile';
import type { AnyEndpoint } from '@hub/contract/http/endpoint';

/** Whether the role that someone has where they work now may call an endpoint. */
export function mayCall({ organizationAccounts: [current] }: Profile, { access }: AnyEndpoint): boolean {
  if (access.who === 'anyone' || access.roles === 'any') return true;
  return access.roles.some((role) => role === current?.roleId);
}

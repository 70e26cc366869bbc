import type { Profile } from '@hub/contract/auth/users/profile';
import type { Access } from '@hub/contract/http/access';

/** Whether the role that someone has where they work now may make the calls of this access. */
export function mayCall({ organizationAccounts: [current] }: Profile, access: Access): boolean {
  if (access.who === 'anyone' || access.roles === 'any') return true;
  return access.roles.some((role) => role === current?.roleId);
}

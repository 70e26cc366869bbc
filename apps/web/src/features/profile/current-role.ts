import type { Profile } from '@hub/contract/auth/users/profile';
import { ADMIN, roles } from '@hub/contract/catalogs/roles';
import type { Access } from '@hub/contract/http/access';

/** The current organization and the user's role in it. Undefined for somebody who works alone. */
export function organizationOf({ organizationType, organizationAccounts }: Profile) {
  const [account] = organizationAccounts;
  if (!account || organizationType === 'Individual') return undefined;
  const role = roles.find(({ id }) => id === account.roleId)?.label ?? account.roleName;
  return { name: account.organizationName, url: account.organizationUrl, role };
}

/** The organizations that the user manages. Somebody who works alone manages none. */
export const managedOrganizations = ({ organizationAccounts }: Profile) =>
  organizationAccounts.filter(
    ({ roleId, organizationType }) => roleId === ADMIN && organizationType !== 'Individual',
  );

/** Whether the current organization is one of them. */
export const managesCurrent = (profile: Profile) =>
  managedOrganizations(profile).some((managed) => managed === profile.organizationAccounts[0]);

/** Whether the user's role in the current organization may make calls with this access. */
export function mayCall({ organizationAccounts: [current] }: Profile, access: Access): boolean {
  if (access.who === 'respondent') return false;
  if (access.who === 'anyone' || access.roles === 'any') return true;
  return access.roles.some((role) => role === current?.roleId);
}

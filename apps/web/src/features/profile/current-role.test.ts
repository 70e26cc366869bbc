import type { Profile } from '@hub/contract/auth/users/profile';
import { ADMIN, PRACTITIONER, type RoleId } from '@hub/contract/catalogs/roles';
import { expect, test } from 'vitest';
import { managedOrganizations, managesCurrent } from './current-role.ts';

type Kind = 'Standard' | 'Individual';

/** The first organization is the current one. */
function profileWith(...accounts: [name: string, type: Kind, roleId: RoleId][]): Profile {
  const organizationAccounts = accounts.map(([organizationName, organizationType, roleId]) => ({
    organizationName,
    organizationType,
    roleId,
  }));
  return { organizationType: accounts[0]?.[1], organizationAccounts } as Profile;
}

test('nobody manages an organization of one, whichever is the current one', () => {
  const alone = ['Alone', 'Individual', ADMIN] as const;
  const clinic = ['Clinic', 'Standard', ADMIN] as const;
  for (const profile of [profileWith([...alone], [...clinic]), profileWith([...clinic], [...alone])]) {
    expect(managedOrganizations(profile).map(({ organizationName }) => organizationName)).toEqual(['Clinic']);
  }
  expect(managesCurrent(profileWith([...alone], [...clinic]))).toBe(false);
  expect(managesCurrent(profileWith([...clinic], [...alone]))).toBe(true);
});

test('a practitioner manages none', () => {
  expect(managedOrganizations(profileWith(['School', 'Standard', PRACTITIONER]))).toEqual([]);
});

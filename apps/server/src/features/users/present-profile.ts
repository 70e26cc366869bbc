import type { Profile } from '@hub/contract/auth/users/profile';
import { pictureAddress } from '@hub/contract/auth/users/profile-picture';
import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { roles } from '@hub/contract/catalogs/roles';
import type { Scope } from '../../db/request-scope.ts';
import type {
  findAddresses,
  findManagers,
  findOrganizationAccounts,
  findProfile,
} from './profile-repository.ts';

type Found<Find extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Find>>;

type Parts = {
  reader: Pick<Scope, 'organizationId' | 'timeZone' | 'twoFactorEnabled' | 'twoFactorRequired'>;
  user: Found<typeof findProfile>;
  accounts: Found<typeof findOrganizationAccounts>;
  addresses: Found<typeof findAddresses>;
  managers: Found<typeof findManagers>;
};

export function presentProfile({ reader, user, accounts, addresses, managers }: Parts): Profile {
  const isCurrent = (account: Parts['accounts'][number]) => account.organization_id === reader.organizationId;
  const current = accounts.find(isCurrent);
  if (!current) throw new Error('a session without its account');

  return {
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    businessPhone: user.business_phone,
    homePhone: user.home_phone,
    mobilePhone: user.mobile_phone,
    jobTitle: user.job_title,
    jobRole: user.job_role,
    professionalSpecialization: choice(professionalSpecializations, user.professional_specialization_id),
    highestDegree: choice(degrees, user.highest_degree_id),
    licensed: user.licensed,
    organizationType: current.organization_type,
    advertisingOptInAt: user.advertising_opt_in_at?.toISOString() ?? null,
    billingAddress: presentAddress(addresses, 'billing'),
    shippingAddress: presentAddress(addresses, 'shipping'),
    status: current.status,
    orgManagerList: managers.map(presentManager),
    picture: user.picture_version === null ? null : pictureAddress(user.picture_version),
    caseReminders: user.case_reminders,
    organizationTimeZone: reader.timeZone,
    twoFactorEnabled: reader.twoFactorEnabled,
    twoFactorRequired: reader.twoFactorRequired,
    signsInElsewhere: user.signs_in_elsewhere,
    organizationAccounts: [current, ...accounts.filter((account) => !isCurrent(account))].map((account) => ({
      organizationId: account.organization_id,
      organizationName: account.name,
      organizationUrl: account.url,
      organizationType: account.organization_type,
      roleId: account.role_id,
      roleName: roles.find((role) => role.id === account.role_id)?.name ?? '',
    })),
  };
}

export const presentManager = (manager: Parts['managers'][number]) => ({
  id: manager.id,
  firstName: manager.first_name,
  lastName: manager.last_name,
  email: manager.email,
});

function choice(catalog: readonly { id: number; value: string }[], id: number | null) {
  return catalog.find((item) => item.id === id) ?? null;
}

function presentAddress(addresses: Parts['addresses'], kind: 'billing' | 'shipping') {
  const address = addresses.find((candidate) => candidate.kind === kind);
  if (!address) return null;
  return {
    firstName: address.first_name,
    lastName: address.last_name,
    phone: address.phone,
    streetAddress: address.street_address,
    city: address.city,
    state: address.state,
    county: address.county,
    country: address.country,
    zipCode: address.zip_code,
    organizationId: address.organization_id,
  };
}

import type { Profile } from '@hub/contract/auth/users/profile';
import type { ProfileUpdate } from '@hub/contract/auth/users/profile-update';
import { countryStateOf, countryStateValues } from '../../../lib/country-state/country-state.ts';
import type { AddressValues, CompleteProfile, ProfileFormValues } from './profile-form-schema.ts';

type Address = NonNullable<Profile['billingAddress']>;
type SentAddress = NonNullable<ProfileUpdate['billingAddress']>;

const emptyAddress: Address = {
  firstName: '',
  lastName: '',
  phone: '',
  streetAddress: '',
  city: '',
  state: null,
  county: '',
  country: null,
  zipCode: '',
  organizationId: null,
};

function addressValuesOf(stored: Address | null): AddressValues {
  const { organizationId, country, state, ...parts } = stored ?? emptyAddress;
  return { ...parts, ...countryStateValues({ country, state }) };
}

export const valuesOf = (profile: Profile): ProfileFormValues => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  businessPhone: profile.businessPhone,
  homePhone: profile.homePhone,
  mobilePhone: profile.mobilePhone,
  organizationTitle: profile.jobTitle,
  organizationRole: profile.jobRole,
  profession: profile.professionalSpecialization?.id ?? null,
  highestDegree: profile.highestDegree?.id ?? null,
  organizationName: profile.organizationAccounts[0]?.organizationName ?? '',
  organizationUrl: profile.organizationAccounts[0]?.organizationUrl ?? '',
  receiveAdvertising: profile.advertisingOptInAt !== null,
  billing: addressValuesOf(profile.billingAddress),
  shipping: addressValuesOf(profile.shippingAddress),
  sameAsBilling: false,
});

const addressOf = ({ country, state, region, ...parts }: AddressValues): SentAddress => ({
  ...parts,
  ...countryStateOf({ country, state, region }),
});

type Shown = { managesOrganization: boolean; addresses: boolean };

/** The request for the profile, with the parts that the form has shown. */
export function profileUpdateOf(
  values: CompleteProfile,
  { managesOrganization, addresses }: Shown,
): ProfileUpdate {
  const { profession, highestDegree, billing, shipping, sameAsBilling, ...rest } = values;
  const { organizationName, organizationUrl, ...person } = rest;
  return {
    ...person,
    professionFieldId: profession,
    highestDegreeId: highestDegree,
    ...(managesOrganization && { organizationName, organizationUrl }),
    ...(addresses && {
      billingAddress: addressOf(billing),
      shippingAddress: addressOf(sameAsBilling ? billing : shipping),
    }),
  };
}

/** The form field for a path of the server. */
export const fieldOf = (path: string) =>
  path
    .replace(/^(billing|shipping)Address\./, '$1.')
    .replace('professionFieldId', 'profession')
    .replace('highestDegreeId', 'highestDegree');

/**
 * Browsers and password managers know the parts of an address by these names: billingCity, shippingPostal.
 */
export const inputNameOf = (path: string) =>
  path
    .replace(/^(billing|shipping)\.(.)/, (_, kind: string, first: string) => kind + first.toUpperCase())
    .replace(/ZipCode$/, 'Postal')
    .replace(/Region$/, 'State');

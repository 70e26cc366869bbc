import { organizationFields, wrongAddress } from '@hub/contract/auth/organizations/organization';
import type { Country } from '@hub/contract/catalogs/countries';
import { toldAtOnce } from '@hub/contract/fields/told-at-once';
import * as z from 'zod/mini';
import { placeOf, placeRules } from '../../../lib/place/place-values.ts';

const { name, streetAddress, city, zipCode, url } = organizationFields;

const fields = z.object({ name, streetAddress, ...placeRules, city, zipCode, url });

export type OrganizationValues = z.output<typeof fields>;

/** What the form says, in the words of the wire. */
export const organizationOf = ({ country, state, region, ...values }: OrganizationValues) => ({
  ...values,
  ...placeOf<Country>({ country, state, region }),
});

export const organizationFormSchema = toldAtOnce(fields, (values) =>
  wrongAddress({ ...organizationOf(values as OrganizationValues), organizationType: 'standard' }),
);

export const emptyOrganization: OrganizationValues = {
  name: '',
  streetAddress: '',
  country: null,
  state: null,
  region: '',
  city: '',
  zipCode: '',
  url: '',
};

import { organizationFields, wrongAddress } from '@hub/contract/auth/organizations/organization';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import * as z from 'zod/mini';
import { countryStateOf, countryStateRules } from '../../../lib/country-state/country-state.ts';

const { name, streetAddress, city, zipCode, url } = organizationFields;

const fields = z.object({ name, streetAddress, ...countryStateRules, city, zipCode, url });

export type OrganizationValues = z.output<typeof fields>;

/** The form's values as they are sent. */
export const organizationOf = ({ country, state, region, ...values }: OrganizationValues) => ({
  ...values,
  ...countryStateOf({ country, state, region }),
});

export const organizationFormSchema = crossFieldRule(fields, (values) =>
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

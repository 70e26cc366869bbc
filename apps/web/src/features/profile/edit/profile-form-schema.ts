import { addressFields, organizationFacts, personalFields } from '@hub/contract/auth/users/profile-update';
import * as z from 'zod/mini';
import { countryStateRules } from '../../../lib/country-state/country-state.ts';

const { professionFieldId, highestDegreeId, ...person } = personalFields;
const { country, state, ...otherFields } = addressFields;
const address = z.object({ ...otherFields, ...countryStateRules });

const own = {
  ...person,
  profession: professionFieldId,
  highestDegree: highestDegreeId,
  receiveAdvertising: z.boolean(),
  billing: address,
  shipping: address,
  sameAsBilling: z.boolean(),
};

/** A manager also writes the name and the website of the organization. */
export const profileFormSchema = (managesOrganization: boolean) =>
  z.object({
    ...own,
    organizationName: z.string(),
    organizationUrl: z.string(),
    ...(managesOrganization && organizationFacts),
  });

type Schema = ReturnType<typeof profileFormSchema>;
export type ProfileFormValues = z.input<Schema>;
export type CompleteProfile = z.output<Schema>;
export type AddressValues = z.infer<typeof address>;

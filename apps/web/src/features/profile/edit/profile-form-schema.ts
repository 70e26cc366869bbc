import { addressFields, organizationFacts, personalFields } from '@hub/contract/auth/users/profile-update';
import { selectedOption } from '@hub/contract/fields/select';
import * as z from 'zod/mini';
import { placeRules } from '../../../lib/place/place-values.ts';

const { professionFieldId, highestDegreeId, ...person } = personalFields;
const { country, state, ...place } = addressFields;
const address = z.object({ ...place, ...placeRules });
const option = z.nullable(selectedOption);

const own = {
  ...person,
  profession: option,
  highestDegree: option,
  receiveAdvertising: z.boolean(),
  billing: address,
  shipping: address,
  sameAsBilling: z.boolean(),
};

/** Who manages the organization writes its name and its site as well. */
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

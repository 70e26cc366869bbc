import { fullAddress } from '@hub/contract/auth/organizations/address';
import type { Registration } from '../registration.ts';
import { organizationFormSchema, organizationOf } from './organization-form-schema.ts';

/** The organization that is registered for, once all of it is known. Somebody who works alone has none to tell. */
export function organizationIn({ flow, found, typed }: Registration) {
  if (flow === 'existingOrganization') return found ?? undefined;
  const complete = organizationFormSchema.safeParse(typed);
  if (flow !== 'newOrganization' || !complete.success) return undefined;
  const organization = organizationOf(complete.data);
  return { ...organization, fullAddress: fullAddress(organization) };
}

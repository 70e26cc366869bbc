import { fullAddress } from '@hub/contract/auth/organizations/address';
import type { Registration } from '../registration.ts';
import { organizationFormSchema, organizationOf } from './organization-form-schema.ts';

/** The organization to register for, once it is complete. Undefined for somebody who works alone. */
export function organizationIn({ flow, found, typed }: Registration) {
  if (flow === 'existingOrganization') return found ?? undefined;
  const complete = organizationFormSchema.safeParse(typed);
  if (flow !== 'newOrganization' || !complete.success) return undefined;
  const organization = organizationOf(complete.data);
  return { ...organization, fullAddress: fullAddress(organization) };
}

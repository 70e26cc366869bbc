import type { createOrganization } from '@hub/contract/auth/organizations/organizations';
import type { signUp } from '@hub/contract/auth/users/registration';
import type { InputOf } from '@hub/contract/http/endpoint';
import type * as z from 'zod/mini';
import type { AccountValues, Secrets } from '../account/account-form-schema.ts';
import { organizationOf } from '../organization/organization-form-schema.ts';
import type { Registration } from '../registration.ts';
import { encodeCredentials } from './encode-credentials.ts';

type NewOrganization = z.input<(typeof createOrganization)['body']>;
type SignUp = InputOf<typeof signUp>['body'];

export type Consent = { agreement: true; advertisingOptIn: boolean };
/** A registration of which every step is done. */
export type Complete = Registration & { account: AccountValues; secrets: Secrets };

/** The organization that has to be made first; nothing for somebody who joins one. */
export function newOrganizationOf({ flow, typed, account }: Complete): NewOrganization | undefined {
  if (flow === 'individual') {
    const name = `${account.firstName.trim()} ${account.lastName.trim()}`;
    return { name, acceptedTerms: true, organizationType: 'individual' };
  }
  if (flow !== 'newOrganization' || !typed) return undefined;
  return { ...organizationOf(typed), acceptedTerms: true, organizationType: 'standard' } as NewOrganization;
}

export const signUpOf = (
  { account, secrets }: Complete,
  organizationId: string,
  consent: Consent,
): SignUp => ({
  firstName: account.firstName,
  lastName: account.lastName,
  user: encodeCredentials(account.email.trim(), secrets.password),
  userConfirmation: encodeCredentials(account.emailConfirmation.trim(), secrets.passwordConfirmation),
  professionalSpecializationId: Number(account.profession.value),
  highestDegreeId: Number(account.highestDegree.value),
  licensed: account.licensed === 'yes',
  ...consent,
  organizationId,
});

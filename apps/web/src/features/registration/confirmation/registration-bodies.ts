import type { createOrganization } from '@hub/contract/auth/organizations/organizations';
import type { signUp } from '@hub/contract/auth/users/registration';
import type { InputOf } from '@hub/contract/http/endpoint';
import type * as z from 'zod/mini';
import { type AccountValues, noSecrets } from '../account/account-form-schema.ts';
import { organizationOf } from '../organization/organization-form-schema.ts';
import { newcomerOf, type Registration } from '../registration.ts';
import { encodeCredentials } from './encode-credentials.ts';
import { makeTemporaryPassword } from './make-temporary-password.ts';

type NewOrganization = z.input<(typeof createOrganization)['body']>;
type SignUp = InputOf<typeof signUp>['body'];

export type Consent = { agreement: true; advertisingOptIn: boolean };
/** A registration of which every step is done. */
export type Complete = Registration & { account: AccountValues };

/** The organization that has to be made first; nothing for somebody who joins one. */
export function newOrganizationOf({ flow, typed, account }: Complete): NewOrganization | undefined {
  if (flow === 'individual') {
    const name = `${account.firstName.trim()} ${account.lastName.trim()}`;
    return { name, acceptedTerms: true, organizationType: 'individual' };
  }
  if (flow !== 'newOrganization' || !typed) return undefined;
  return { ...organizationOf(typed), acceptedTerms: true, organizationType: 'standard' } as NewOrganization;
}

function credentialsOf(registration: Complete): Pick<SignUp, 'user' | 'userConfirmation'> {
  const newcomer = newcomerOf(registration);
  if (newcomer) {
    const user = encodeCredentials(newcomer.email, makeTemporaryPassword());
    return { user, userConfirmation: user };
  }
  const { account, secrets } = registration;
  const { password, passwordConfirmation } = secrets ?? noSecrets;
  return {
    user: encodeCredentials(account.email.trim(), password),
    userConfirmation: encodeCredentials(account.emailConfirmation.trim(), passwordConfirmation),
  };
}

export const signUpOf = (registration: Complete, organizationId: string, consent: Consent): SignUp => ({
  firstName: registration.account.firstName,
  lastName: registration.account.lastName,
  ...credentialsOf(registration),
  professionalSpecializationId: registration.account.profession,
  highestDegreeId: registration.account.highestDegree,
  licensed: registration.account.licensed === 'yes',
  ...consent,
  organizationId,
});

import type { createOrganization } from '@hub/contract/auth/organizations/organizations';
import type { signUp } from '@hub/contract/auth/users/registration';
import { TEMPORARY_PASSWORD_LENGTH } from '@hub/contract/fields/temporary-password';
import type { InputOf } from '@hub/contract/http/endpoint';
import type * as z from 'zod/mini';
import { type AccountValues, noSecrets } from '../account/account-form-schema.ts';
import { organizationOf } from '../organization/organization-form-schema.ts';
import { newcomerOf, type Registration } from '../registration.ts';

type NewOrganization = z.input<(typeof createOrganization)['body']>;
type SignUp = InputOf<typeof signUp>['body'];

export type Consent = { agreement: true; advertisingOptIn: boolean };
/** A registration with every step done. */
export type Complete = Registration & { account: AccountValues };

/** The organization to create first; undefined for someone who joins one. */
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

/** Base64 of `email:password` in UTF-8. */
export function encodeCredentials(email: string, password: string): string {
  const bytes = new TextEncoder().encode(`${email}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}

const PARTS = ['ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz', '0123456789', '!#$%&*+-=?@^_~'];
const ANY = PARTS.join('');

const random = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
const oneOf = (characters: string) => characters.charAt(random() % characters.length);

/** A placeholder for people who have no password here: one character of each part, then any. */
export function makeTemporaryPassword(): string {
  const others = Array.from({ length: TEMPORARY_PASSWORD_LENGTH - PARTS.length }, () => oneOf(ANY));
  return [...PARTS.map(oneOf), ...others]
    .map((character) => ({ character, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ character }) => character)
    .join('');
}

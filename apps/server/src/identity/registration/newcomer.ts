import { email as emailRule } from '@hub/contract/fields/email';
import { name } from '@hub/contract/fields/name';
import type { OutsideIdentity } from '../linked-identity-repository.ts';

/** A person whom another provider knows and the hub does not. */
export type Newcomer = OutsideIdentity & {
  email: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

/** The person of a registration's bearer token, or nothing when the token is not valid. */
export type NewcomerReader = (token: string) => Promise<Newcomer | undefined>;

/** Reads the provider's claims as far as they match our rules; returns nothing without an email. */
export function newcomerFrom(
  { issuer, subject }: OutsideIdentity,
  claims: Record<string, unknown>,
): Newcomer | undefined {
  const email = emailRule.safeParse(claims.email).data;
  if (email === undefined) return undefined;
  const firstName = name.safeParse(claims.given_name).data;
  const lastName = name.safeParse(claims.family_name).data;
  return { issuer, subject, email, firstName, lastName };
}

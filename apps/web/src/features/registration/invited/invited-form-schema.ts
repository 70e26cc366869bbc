import type { registerInvited } from '@hub/contract/auth/management/invitations';
import { agreement } from '@hub/contract/auth/organizations/organization';
import { PASSWORDS_DIFFER } from '@hub/contract/auth/users/credentials';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { password } from '@hub/contract/fields/password';
import { filled, requiredString } from '@hub/contract/fields/required';
import type { InputOf } from '@hub/contract/http/endpoint';
import * as z from 'zod/mini';
import { emptyAccount, noSecrets, personRules } from '../account/account-form-schema.ts';
import { encodeCredentials, makeTemporaryPassword } from '../confirmation/registration-bodies.ts';

const secrets = { password, passwordConfirmation: requiredString().check(filled()) };
const others = { ...personRules, agreement, advertisingOptIn: z.boolean() };

/** The email is taken from the invitation. */
export const invitedFormSchema = crossFieldRule(z.object({ ...secrets, ...others }), (sent) =>
  sent.password === sent.passwordConfirmation
    ? []
    : [{ path: 'passwordConfirmation', message: PASSWORDS_DIFFER }],
);

/** For users whose password another provider manages. */
export const invitedNewcomerFormSchema = z.object({
  ...others,
  password: z.literal(''),
  passwordConfirmation: z.literal(''),
});

export type InvitedValues = z.output<typeof invitedFormSchema | typeof invitedNewcomerFormSchema>;

const { email: _, emailConfirmation: __, ...nobody } = emptyAccount;

export const emptyInvited = {
  ...noSecrets,
  ...nobody,
  agreement: false as never,
  advertisingOptIn: false,
};

type Body = Omit<InputOf<typeof registerInvited>['body'], 'token'>;

export function registrationOf(values: InvitedValues, email: string): Body {
  const { password, passwordConfirmation, highestDegree, profession, licensed, certified, ...rest } = values;
  // The provider's token identifies the user; this password is never used.
  const chosen = password || makeTemporaryPassword();
  return {
    ...rest,
    highestDegreeId: highestDegree,
    professionalSpecializationId: profession,
    licensed: licensed === 'yes',
    user: encodeCredentials(email, chosen),
    userConfirmation: encodeCredentials(email, password ? passwordConfirmation : chosen),
  };
}

const fieldNames: Record<string, string> = {
  highestDegreeId: 'highestDegree',
  professionalSpecializationId: 'profession',
  userConfirmation: 'passwordConfirmation',
  user: 'password',
};

/** The form field for a path of the server. */
export const fieldOf = (path: string) => fieldNames[path] ?? path;

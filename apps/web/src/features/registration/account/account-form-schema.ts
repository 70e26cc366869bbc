import { wrongCredentials } from '@hub/contract/auth/users/credentials';
import { idIn } from '@hub/contract/catalogs/catalog';
import { degrees } from '@hub/contract/catalogs/degrees';
import { professionalSpecializations } from '@hub/contract/catalogs/professional-specializations';
import { crossFieldRule } from '@hub/contract/fields/cross-field-rule';
import { email } from '@hub/contract/fields/email';
import { name } from '@hub/contract/fields/name';
import { password } from '@hub/contract/fields/password';
import { filled, missing, REQUIRED, requiredString } from '@hub/contract/fields/required';
import * as z from 'zod/mini';

/** What everybody fills in about themselves. */
export const personRules = {
  firstName: name,
  lastName: name,
  highestDegree: idIn(degrees),
  profession: idIn(professionalSpecializations),
  licensed: z.enum(['yes', 'no'], { error: missing() }),
  certified: z.literal(true, REQUIRED),
};

const fields = z.object({
  email,
  emailConfirmation: requiredString().check(z.trim(), filled()),
  password,
  passwordConfirmation: requiredString().check(filled()),
  ...personRules,
});

/** For users whose email and password another provider manages. */
export const newcomerFormSchema = z.object(personRules);
export type PersonValues = z.input<typeof newcomerFormSchema>;

export type AccountFormValues = z.input<typeof fields>;
export type Secrets = Pick<AccountFormValues, 'password' | 'passwordConfirmation'>;
/** The values that may be stored: all but the secrets. */
export type AccountValues = Omit<AccountFormValues, keyof Secrets>;

export const accountFormSchema = crossFieldRule(fields, (sent) => {
  const typed = sent as AccountFormValues;
  return wrongCredentials(typed, { email: typed.emailConfirmation, password: typed.passwordConfirmation });
});

export const noSecrets: Secrets = { password: '', passwordConfirmation: '' };

export const emptyAccount: AccountValues = {
  email: '',
  emailConfirmation: '',
  firstName: '',
  lastName: '',
  highestDegree: null as never,
  profession: null as never,
  licensed: null as never,
  certified: false as never,
};

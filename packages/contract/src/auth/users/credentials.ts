import { email } from '../../fields/email.ts';
import { password } from '../../fields/password.ts';
import type { temporaryPassword } from '../../fields/temporary-password.ts';

export type Credentials = { email: string; password: string };

const EMAILS_DIFFER = 'Your emails do not match';
export const PASSWORDS_DIFFER = 'Your passwords do not match';

export type PasswordRule = typeof password | typeof temporaryPassword;
type Wrong = { path: string; message: string };

/** The faults of a registration's credentials, by the fields of its form. */
export function wrongCredentials(
  sent: Credentials,
  confirmation: Credentials,
  passwordRule: PasswordRule = password,
): Wrong[] {
  const messageOf = (rule: typeof email | PasswordRule, value: string) =>
    rule.safeParse(value).error?.issues[0]?.message;
  const wrong = [
    { path: 'email', message: messageOf(email, sent.email) },
    { path: 'password', message: messageOf(passwordRule, sent.password) },
    { path: 'emailConfirmation', message: differs(sent.email, confirmation.email) && EMAILS_DIFFER },
    { path: 'passwordConfirmation', message: sent.password !== confirmation.password && PASSWORDS_DIFFER },
  ];
  return wrong.filter((each): each is Wrong => Boolean(each.message));
}

const differs = (one: string, other: string) => one.trim() !== other.trim();

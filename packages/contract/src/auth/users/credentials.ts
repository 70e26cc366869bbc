import { email } from '../../fields/email.ts';
import { password } from '../../fields/password.ts';

export type Credentials = { email: string; password: string };

const EMAILS_DIFFER = 'Your emails do not match';
export const PASSWORDS_DIFFER = 'Your passwords do not match';

type Wrong = { path: string; message: string };

/** What is wrong with the credentials of a registration, by the fields of its form. */
export function wrongCredentials(sent: Credentials, confirmation: Credentials): Wrong[] {
  const messageOf = (rule: typeof email | typeof password, value: string) =>
    rule.safeParse(value).error?.issues[0]?.message;
  const wrong = [
    { path: 'email', message: messageOf(email, sent.email) },
    { path: 'password', message: messageOf(password, sent.password) },
    { path: 'emailConfirmation', message: differs(sent.email, confirmation.email) && EMAILS_DIFFER },
    { path: 'passwordConfirmation', message: sent.password !== confirmation.password && PASSWORDS_DIFFER },
  ];
  return wrong.filter((each): each is Wrong => Boolean(each.message));
}

const differs = (one: string, other: string) => one.trim() !== other.trim();

import { type Credentials, type PasswordRule, wrongCredentials } from '@hub/contract/auth/users/credentials';
import { emailKey } from '@hub/contract/fields/email';
import { temporaryPassword } from '@hub/contract/fields/temporary-password';
import { Problem } from '../../http/problem.ts';
import type { Newcomer } from './newcomer.ts';

type Sent = { user: string; userConfirmation: string };

/** The typed email and password, from the two texts of a registration. */
export function readCredentials({ user, userConfirmation }: Sent, rule?: PasswordRule): Credentials {
  const typed = decode(user);
  const errors = wrongCredentials(typed, decode(userConfirmation), rule);
  if (errors.length > 0) throw new Problem('invalid-input', { errors });
  return { email: typed.email.trim(), password: typed.password };
}

/** The password is only a placeholder: its format is checked and it is dropped. */
export function readNewcomerEmail(sent: Sent, newcomer: Newcomer): string {
  const { email } = readCredentials(sent, temporaryPassword);
  if (emailKey(email) !== emailKey(newcomer.email)) {
    const message = 'This is not the email that the provider tells';
    throw new Problem('invalid-input', { errors: [{ path: 'email', message }] });
  }
  return newcomer.email;
}

/** Splits at the first colon: an email contains none, a password may. */
function decode(base64: string): Credentials {
  const text = utf8(base64);
  const colon = text.indexOf(':');
  if (colon < 0) throw new Problem('unreadable-credentials');
  return { email: text.slice(0, colon), password: text.slice(colon + 1) };
}

function utf8(base64: string): string {
  const bytes = Buffer.from(base64, 'base64');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Problem('unreadable-credentials');
  }
}

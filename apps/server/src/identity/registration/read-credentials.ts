import { type Credentials, wrongCredentials } from '@hub/contract/auth/users/credentials';
import { Problem } from '../../http/problem.ts';

/** What was typed, from the two texts of a registration. */
export function readCredentials(user: string, userConfirmation: string): Credentials {
  const typed = decode(user);
  const errors = wrongCredentials(typed, decode(userConfirmation));
  if (errors.length > 0) throw new Problem('invalid-input', { errors });
  return { email: typed.email.trim(), password: typed.password };
}

/** An email has no colon, a password may. */
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

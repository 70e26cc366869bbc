import { letter } from '../letter.ts';

export function newPasswordMail(publicUrl: URL, secret: string) {
  const page = new URL('/idp/new-password', publicUrl);
  page.searchParams.set('link', secret);
  return letter(
    'Choose a new password for the Evaluation Hub',
    'Somebody asked for a new password for your account. The link works once, within 30 minutes.',
    { label: 'Choose a new password', href: page.href },
    'If it was not you, you need not do anything: your password stays as it is.',
  );
}

/** For a user of another provider, who has no password here. */
export const noPasswordMail = (publicUrl: URL, provider: string) =>
  letter(
    `You sign in to the Evaluation Hub with ${provider}`,
    `Somebody asked for a new password for your account. It has none: you sign in with ${provider}. If you cannot sign in there, ask whoever looks after ${provider} at your school.`,
    { label: 'Sign in', href: new URL('/login', publicUrl).href },
    'If it was not you, you need not do anything.',
  );

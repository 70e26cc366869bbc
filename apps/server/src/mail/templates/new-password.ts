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

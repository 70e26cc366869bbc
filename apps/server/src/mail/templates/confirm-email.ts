import { letter } from '../letter.ts';

export function confirmEmailMail(publicUrl: URL, code: string) {
  const page = new URL('/account-verification', publicUrl);
  page.searchParams.set('code', code);
  return letter(
    `${code} is your Evaluation Hub code`,
    `Use the code ${code} to confirm that this email address is yours. It is good for 24 hours.`,
    { label: 'Enter the code', href: page.href },
    'If you did not ask for it, somebody typed your address by mistake, and you need not do anything.',
  );
}

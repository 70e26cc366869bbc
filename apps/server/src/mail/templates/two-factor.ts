import { letter } from '../letter.ts';

const NOT_YOU =
  'If it was not you, choose a new password at once, then tell the manager of your organization.';

const newPassword = (publicUrl: URL) => ({
  label: 'Choose a new password',
  href: new URL('/idp/forgot-password', publicUrl).href,
});

export const twoFactorOnMail = (publicUrl: URL) =>
  letter(
    'Two-factor sign-in is on',
    'From now on, signing in to the Evaluation Hub asks for a code from your authenticator app.',
    'Keep your recovery codes where you find them without your phone.',
    NOT_YOU,
    newPassword(publicUrl),
  );

export const twoFactorOffMail = (publicUrl: URL) =>
  letter(
    'Two-factor sign-in is off',
    'From now on, signing in to the Evaluation Hub asks for your password alone.',
    NOT_YOU,
    newPassword(publicUrl),
  );

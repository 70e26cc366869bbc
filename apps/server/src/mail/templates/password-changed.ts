import { letter } from '../letter.ts';

export const passwordChangedMail = (publicUrl: URL) =>
  letter(
    'Your Evaluation Hub password was changed',
    'The password of your account was changed, and every other device was signed out.',
    'If it was not you, choose a new password at once, then tell the manager of your organization.',
    { label: 'Choose a new password', href: new URL('/idp/forgot-password', publicUrl).href },
  );

import { letter } from '../letter.ts';

export const accountLockedMail = (publicUrl: URL) =>
  letter(
    'Sign-in to your Evaluation Hub account is locked for 15 minutes',
    'Ten wrong passwords in a row were typed for your account. To protect it, nobody can sign in for the next 15 minutes.',
    'If it was you, wait and try again, or choose a new password at once. If it was not you, your password was not guessed; choose a new one if you use it elsewhere.',
    { label: 'What this means and what to do', href: new URL('/account-locked', publicUrl).href },
    { label: 'Choose a new password', href: new URL('/idp/forgot-password', publicUrl).href },
  );

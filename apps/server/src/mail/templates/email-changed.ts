import { letter } from '../letter.ts';

const notYou = (publicUrl: URL) => [
  'If it was not you, change your password at once and call support.',
  { label: 'Support', href: new URL('/support', publicUrl).href },
];

export const emailChangeAskedMail = (publicUrl: URL) =>
  letter(
    'Another email address was asked for',
    'Somebody asked to use another email address for your Evaluation Hub account. It stays as it is until the new address is confirmed.',
    ...notYou(publicUrl),
  );

export const emailChangedMail = (publicUrl: URL) =>
  letter(
    'Your Evaluation Hub email address was changed',
    'Your account has another email address now, and this one signs in no more.',
    ...notYou(publicUrl),
  );

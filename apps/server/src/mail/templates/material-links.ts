import { letter } from '../letter.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const materialLinksMail = (links: readonly { label: string; href: string }[], expires: Date) =>
  letter(
    'Your links to printable materials',
    `Here is what you asked for. The links open without a sign-in until ${date.format(expires)}.`,
    ...links,
  );

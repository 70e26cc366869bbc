import { letter } from '../letter.ts';

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const materialLinksMail = (links: readonly { label: string; href: string }[], expires: Date) =>
  letter(
    'Your links to printable materials',
    `Here is what you asked for. The links work until ${date.format(expires)}. Information sheets open without a sign-in. Forms to print are test material: sign in to open them. They are for you alone, and carry your name.`,
    ...links,
  );

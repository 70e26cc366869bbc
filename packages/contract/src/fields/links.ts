export const linkSchemes = [
  'http',
  'https',
  'ftp',
  'ftps',
  'mailto',
  'tel',
  'callto',
  'sms',
  'cid',
  'xmpp',
] as const;

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, and so read another scheme
const UNSEEN = /[\u0000-\u0020\u007f-\u00a0\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff]/;

/** The scheme of an address, or null. An address that a browser could read differently has none. */
export function schemeOf(address: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):./i.exec(address)?.[1];
  return scheme && !UNSEEN.test(address) ? scheme.toLowerCase() : null;
}

export const isLink = (address: string) => linkSchemes.some((scheme) => scheme === schemeOf(address));

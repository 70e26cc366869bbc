import { schemeOf } from './links.ts';
import { richTextAllowlist } from './rich-text-allowlist.ts';

const LINK_MAX_LENGTH = 2048;

/** The allowed shape of an address after its scheme. It cannot contain anything that ends an attribute. */
const shapes: Record<(typeof richTextAllowlist.linkSchemes)[number], RegExp> = {
  https: /^\/\/[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)*(:\d{1,5})?([/?#][^<>"\\]*)?$/u,
  mailto: /^[^<>"\\@]+@[^<>"\\]+$/,
  tel: /^\+?[\d(][\w().;=*#+-]*$/,
};

/** The address of a link from typed text, or null if it must not become a link. */
export function normalizeLink(typed: string): string | null {
  const text = typed.trim();
  // A name with a dot before the colon is a host with its port, not a scheme.
  const hasScheme = /^[a-z][a-z0-9+-]*:/i.test(text);
  const address = hasScheme ? text : `${richTextAllowlist.defaultProtocol}://${text.replace(/^\/\//, '')}`;
  if (address.length > LINK_MAX_LENGTH) return null;

  const scheme = richTextAllowlist.linkSchemes.find((allowed) => allowed === schemeOf(address));
  if (!scheme) return null;
  const rest = address.slice(scheme.length + 1);
  return shapes[scheme].test(rest) ? `${scheme}:${rest}` : null;
}

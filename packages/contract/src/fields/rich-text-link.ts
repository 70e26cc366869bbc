import { schemeOf } from './links.ts';
import { richTextAllowlist } from './rich-text-allowlist.ts';

const LINK_MAX_LENGTH = 2048;

/** What may follow a scheme of the allowlist. Nothing in it can end an attribute. */
const shapes: Record<(typeof richTextAllowlist.linkSchemes)[number], RegExp> = {
  https: /^\/\/[\p{L}\p{M}\p{N}_-]+(\.[\p{L}\p{M}\p{N}_-]+)*(:\d{1,5})?([/?#][^<>"\\]*)?$/u,
  mailto: /^[^<>"\\@]+@[^<>"\\]+$/,
  tel: /^\+?[\d(][\w().;=*#+-]*$/,
};

/** The address of a link for what was typed, or null where it must not become one. */
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

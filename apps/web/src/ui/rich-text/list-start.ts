import { richTextAllowlist } from '@hub/contract/fields/rich-text-allowlist';

/** The number that a numbered list begins with, where it says so. */
export function listStartOf(element: Element): number | null {
  const start = element.getAttribute('start') ?? '';
  return element.localName === 'ol' && richTextAllowlist.listStart.test(start) ? Number(start) : null;
}

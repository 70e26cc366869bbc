import { isLicenseKey, licenseKeyCharacters } from '@hub/contract/core/licenses/license-key';

const COMPLETE = 20;

/** Formats a valid key in the usual way, however it was typed or pasted. */
export const spelledKey = (typed: string) =>
  isLicenseKey(typed)
    ? ['LARK', ...(licenseKeyCharacters(typed).match(/.{5}/g) ?? [])].join('-')
    : typed.replace(/[\r\n]+/g, ' ');

/** The error in a complete key; undefined while the key is still being typed. */
export function mistypedIn(typed: string): string | undefined {
  if (licenseKeyCharacters(typed).length < COMPLETE || isLicenseKey(typed)) return undefined;
  return 'A character is mistyped. Compare the key with the one that you got.';
}

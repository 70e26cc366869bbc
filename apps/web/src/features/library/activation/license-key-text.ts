import { isLicenseKey, licenseKeyCharacters } from '@hub/contract/core/licenses/license-key';

const COMPLETE = 20;

/** A key that is right is spelled as it was told, however it was typed or pasted. */
export const spelledKey = (typed: string) =>
  isLicenseKey(typed)
    ? ['LARK', ...(licenseKeyCharacters(typed).match(/.{5}/g) ?? [])].join('-')
    : typed.replace(/[\r\n]+/g, ' ');

/** What is wrong with a key that is as long as one or longer; nothing is said about one that is being typed. */
export function mistypedIn(typed: string): string | undefined {
  if (licenseKeyCharacters(typed).length < COMPLETE || isLicenseKey(typed)) return undefined;
  return 'A character is mistyped. Compare the key with the one that you got.';
}

const ARABIC = /[٠-٩]/g;
const PERSIAN = /[۰-۹]/g;

/** Digits as a keyboard of another script writes them, in those that a number is read from. */
export const westernDigits = (typed: string) =>
  typed
    .replace(ARABIC, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(PERSIAN, (digit) => String(digit.charCodeAt(0) - 0x6f0));

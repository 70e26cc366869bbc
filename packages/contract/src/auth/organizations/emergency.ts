import * as z from 'zod/mini';
import { limitedText } from '../../fields/text.ts';

const NUMBER_MAX_LENGTH = 20;
const EMERGENCY_TEXT_MAX_LENGTH = 300;

/** The languages of the respondents' pages. */
export const emergencyLanguages = ['en', 'es', 'ar'] as const;

const NO_PHONE_NUMBER = 'Enter a number that can be called';

const text = z._default(limitedText(EMERGENCY_TEXT_MAX_LENGTH), '');

/** The emergency contact shown to respondents: a number, or the organization's own text for each language. */
export const emergencyFields = {
  emergencyNumber: z
    ._default(limitedText(NUMBER_MAX_LENGTH).check(z.regex(/^\+?[\d][\d ()-]*$/, NO_PHONE_NUMBER)), '911')
    .check(z.describe('Said in the words of the hub, in the language of the reader. 911 comes with 988.')),
  emergencyTexts: z
    ._default(z.strictObject({ en: text, es: text, ar: text }), { en: '', es: '', ar: '' })
    .check(z.describe('Said instead. Where the language of the reader has none, the English one is.')),
};

/**
 * An English text is required if another language has one; otherwise readers of English would see a number that nobody
 * set.
 */
export function wrongEmergencyTexts({ emergencyTexts }: Record<string, unknown>) {
  const { en = '', es = '', ar = '' } = (emergencyTexts ?? {}) as Record<string, unknown>;
  const isMissing = String(en).trim() === '' && `${es}${ar}`.trim() !== '';
  return isMissing ? [{ path: 'emergencyTexts.en', message: 'Write the English text, too' }] : [];
}

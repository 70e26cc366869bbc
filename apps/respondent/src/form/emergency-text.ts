import type { Assessment } from '@hub/contract/core/assessment/assessment';
import type { Words } from '../language/words.ts';

/** The emergency number of the United States, which is shown together with 988. */
const USUAL_NUMBER = '911';

/**
 * The organization's own text, in English if it has none in this language: our default text would name
 * another emergency number.
 */
export function emergencyText(
  emergency: Assessment['emergency'] | undefined,
  language: string,
  words: Words,
): string {
  if (!emergency) return words.emergency;
  const { number, texts } = emergency;
  const own = texts[language.split('-')[0] ?? ''] ?? texts.en;
  return own ?? (number === USUAL_NUMBER ? words.emergency : words.emergencyCall(number));
}

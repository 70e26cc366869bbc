import { formatPhone } from '@hub/contract/fields/phone';

const DIGITS = 10;
const GROUPS = [3, 6];

type Typed = { text: string; caret: number; inputType: string };

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The formatted text after an edit of `before`, and the position of the caret. */
export function reshapePhone(before: string, { text, caret, inputType }: Typed) {
  let head = digitsIn(text.slice(0, caret));
  let tail = digitsIn(text.slice(caret));
  const all = head + tail;

  const typed = inputType === 'insertText' || inputType === 'insertCompositionText';
  const hyphenDeleted = inputType.startsWith('delete') && all === digitsIn(before) && text !== before;
  const excess = all.length - DIGITS;

  if (hyphenDeleted && inputType.endsWith('Forward')) tail = tail.slice(1);
  else if (hyphenDeleted) head = head.slice(0, -1);
  // Pasted or autofilled with the country code: no area code begins with 1.
  else if (excess > 0 && !typed && head.startsWith('1')) head = head.slice(1);

  head = head.slice(0, Math.max(0, DIGITS - tail.length));
  const afterHyphen = /-\D*$/.test(text.slice(0, caret)) && !hyphenDeleted;
  return {
    text: formatPhone(head + tail),
    caret: positionAfter(head.length, tail.length > 0 && afterHyphen),
  };
}

function positionAfter(digits: number, afterHyphen: boolean) {
  const hyphensBefore = GROUPS.filter((group) => (afterHyphen ? group <= digits : group < digits));
  return digits + hyphensBefore.length;
}

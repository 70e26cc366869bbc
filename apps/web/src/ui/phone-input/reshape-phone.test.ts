import { expect, test } from 'vitest';
import { reshapePhone } from './reshape-phone.ts';

const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const marked = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

const INSERT = 'insertText';
const PASTE = 'insertFromPaste';
const BACKSPACE = 'deleteContentBackward';
const DELETE = 'deleteContentForward';

test.each([
  ['the first digit', '', '6|', INSERT, '6|'],
  ['the fourth digit', '608', '6085|', INSERT, '608-5|'],
  ['the seventh digit', '608-555', '608-5550|', INSERT, '608-555-0|'],
  ['an eleventh digit', '608-555-0110', '608-555-01109|', INSERT, '608-555-0110|'],
  ['an eleventh digit after a leading one', '123-456-7890', '123-456-78901|', INSERT, '123-456-7890|'],
  ['a letter', '608', '608a|', INSERT, '608|'],
  ['a letter right of a hyphen', '608-555', '608-a|555', INSERT, '608-|555'],
  ['a letter left of a hyphen', '608-555', '608a|-555', INSERT, '608|-555'],
  ['a hyphen by hand', '608', '608-|', INSERT, '608|'],
  ['a digit in the first group', '608-555-0', '61|08-555-0', INSERT, '61|0-855-50'],
  ['a digit left of a hyphen', '608-555', '6081|-555', INSERT, '608-1|55-5'],
  ['a digit right of a hyphen', '608-555', '608-1|555', INSERT, '608-1|55-5'],
  ['a digit at the very start', '608-555', '1|608-555', INSERT, '1|60-855-5'],
  ['a digit in a full number', '608-555-0110', '6089|-555-0110', INSERT, '608|-555-0110'],
  ['a digit over everything', '608-555-0110', '2|', INSERT, '2|'],
  ['a digit over a selection', '608-555-0110', '608-9|0110', INSERT, '608-9|01-10'],
  ['backspace at the end', '608-5', '608-|', BACKSPACE, '608|'],
  ['backspace over a hyphen', '608-555-0110', '608|555-0110', BACKSPACE, '60|5-550-110'],
  ['backspace over the second hyphen', '608-555-0110', '608-555|0110', BACKSPACE, '608-55|0-110'],
  ['backspace in a group', '608-555-0110', '608-5|5-0110', BACKSPACE, '608-5|50-110'],
  ['backspace right behind a hyphen’s digit', '608-555', '608-|55', BACKSPACE, '608-|55'],
  ['delete before a hyphen', '608-555-0110', '608|555-0110', DELETE, '608|-550-110'],
  ['delete in a group', '608-555', '6|8-555', DELETE, '6|85-55'],
  ['cutting everything', '608-555', '|', 'deleteByCut', '|'],
  ['a paste with parentheses', '', '(608) 555-0110|', PASTE, '608-555-0110|'],
  ['a paste with the country code', '', '+1 608 555 0110|', PASTE, '608-555-0110|'],
  ['a paste with words', '', 'Call 608.555.0110 ext|', PASTE, '608-555-0110|'],
  ['a paste that is too long', '608', '6085550110999|', PASTE, '608-555-0110|'],
  ['a paste in the middle', '608-0110', '608-555|0110', PASTE, '608-555|-0110'],
  ['a paste without digits', '608-555', '608-none|555', PASTE, '608-|555'],
  ['what the browser fills in', '', '+16085550110|', '', '608-555-0110|'],
])('%s', (_name, before, after, inputType, shown) => {
  expect(marked(reshapePhone(before, { ...at(after), inputType }))).toBe(shown);
});

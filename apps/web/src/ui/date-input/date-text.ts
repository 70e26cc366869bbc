import {
  cutParts,
  type DateParts,
  fitsPart,
  PART_LENGTHS,
  type PartCaret,
  writeCaret,
  writeParts,
} from './date-parts.ts';
import { readDate } from './read-date.ts';

/** The text of a date input and what is selected in it; a caret is a selection of nothing. */
export type DateText = { text: string; start: number; end: number };

export type DateEdit =
  | { kind: 'insert'; text: string }
  | { kind: 'erase'; direction: 'backward' | 'forward' | 'selection' };

/** The text after an edit. One that breaks a rule is not taken: the text and its selection stay. */
export function editDate(before: DateText, edit: DateEdit): DateText {
  if (edit.kind === 'erase') return erase(before, edit.direction);
  const inserted = edit.text.trim();
  const date = inserted.length > 1 ? readDate(inserted) : undefined;
  if (date) return at(date, date.length);
  const isKey = inserted.length === 1;
  let after = before;
  for (const character of inserted) {
    const next = insert(after, character, isKey);
    if (!next) return before;
    after = next;
  }
  return after;
}

/**
 * Pads month and day to two digits once the date is complete, because erasing may have left a single digit.
 */
export function completeDate(text: string) {
  return readDate(text) ?? text;
}

const at = (text: string, caret: number): DateText => ({ text, start: caret, end: caret });

const placed = (parts: DateParts, caret: PartCaret) => at(writeParts(parts), writeCaret(parts, caret));

function erase({ text, start, end }: DateText, direction: 'backward' | 'forward' | 'selection') {
  let [from, to] = [start, end];
  // A deleted slash would come back at once, so the next digit is deleted with it.
  const onlySlashes = () => !/\d/.test(text.slice(from, to));
  if (direction === 'backward') while (from > 0 && onlySlashes()) from -= 1;
  if (direction === 'forward') while (to < text.length && onlySlashes()) to += 1;
  const { parts, caret } = cutParts(text, from, to);
  return placed(parts, caret);
}

function insert({ text, start, end }: DateText, character: string, isKey: boolean) {
  const { parts, caret } = cutParts(text, start, end);
  if (character === '/') return start === end ? insertSlash(parts, caret) : undefined;
  if (/^[0-9]$/.test(character)) return insertDigit(parts, caret, character, isKey);
  return undefined;
}

function insertSlash(parts: DateParts, { part, offset }: PartCaret) {
  // The slash was already added automatically, so the typed one is dropped.
  if (offset === 0 && part > 0) return placed(parts, { part, offset });
  if (part === 2 || parts[part] === '' || offset < parts[part].length) return undefined;
  const padded = parts[part].padStart(PART_LENGTHS[part], '0');
  if (!fitsPart(padded, part)) return undefined;
  return placed(withPart(parts, part, padded), { part: nextOf[part], offset: 0 });
}

function insertDigit(parts: DateParts, { part, offset }: PartCaret, digit: string, isKey: boolean) {
  let [month, day, year] = withPart(
    parts,
    part,
    parts[part].slice(0, offset) + digit + parts[part].slice(offset),
  );
  // An extra digit moves on to the next part.
  [month, day] = [month.slice(0, PART_LENGTHS[0]), month.slice(PART_LENGTHS[0]) + day];
  [day, year] = [day.slice(0, PART_LENGTHS[1]), day.slice(PART_LENGTHS[1]) + year];
  const after: DateParts = [padded(month, 0), padded(day, 1), year];
  // After erasing, another part may be invalid; that does not block this edit.
  const broken = partIndexes.some((index) => after[index] !== parts[index] && !fitsPart(after[index], index));
  if (broken) return undefined;
  const zeros = after.join('').length - (month + day + year).length;
  return placed(after, moveOn({ part, offset: offset + 1 + zeros }));

  /** A digit that cannot be followed by a second one is padded to a whole month or day. */
  function padded(digits: string, index: 0 | 1) {
    const isWhole = isKey && parts[index] === '' && digits.length === 1 && !fitsPart(digits, index);
    return isWhole ? digits.padStart(PART_LENGTHS[index], '0') : digits;
  }
}

const partIndexes = [0, 1, 2] as const;
const nextOf = { 0: 1, 1: 2 } as const;

/** A position behind a whole month or day is in the next part. */
const moveOn = ({ part, offset }: PartCaret): PartCaret =>
  part === 2 || offset < PART_LENGTHS[part]
    ? { part, offset }
    : moveOn({ part: nextOf[part], offset: offset - PART_LENGTHS[part] });

const withPart = ([month, day, year]: DateParts, part: PartCaret['part'], digits: string): DateParts => [
  part === 0 ? digits : month,
  part === 1 ? digits : day,
  part === 2 ? digits : year,
];

/** Month, day and year as typed so far. */
export type DateParts = readonly [month: string, day: string, year: string];

/** A caret position: the part, and the offset in its digits. */
export type PartCaret = { part: 0 | 1 | 2; offset: number };

export const PART_LENGTHS = [2, 2, 4] as const;

const rules = [/^(0?|1|0[1-9]|1[0-2])$/, /^([0-3]?|0[1-9]|[12]\d|3[01])$/, /^\d{0,4}$/] as const;

/** Whether these digits can still become a month from 1 to 12, a day from 1 to 31, a year. */
export const fitsPart = (digits: string, part: PartCaret['part']) => rules[part].test(digits);

/** The text of the parts, with slashes between them and after a complete month or day. */
export function writeParts(parts: DateParts) {
  const [month, day, year] = parts;
  if (year) return parts.join('/');
  if (day) return `${month}/${day}${day.length === PART_LENGTHS[1] ? '/' : ''}`;
  return month.length === PART_LENGTHS[0] ? `${month}/` : month;
}

export function writeCaret(parts: DateParts, { part, offset }: PartCaret) {
  const before = parts.slice(0, part).reduce((length, digits) => length + digits.length + 1, 0);
  return Math.min(before + offset, writeParts(parts).length);
}

/** The remaining parts when the text between start and end is removed; each stays in its place. */
export function cutParts(text: string, start: number, end: number): { parts: DateParts; caret: PartCaret } {
  const head = text.slice(0, start).split('/').slice(0, 3);
  const passed = text.slice(0, end).split('/').length - 1;
  const tail = text.slice(end).split('/');
  const joined = (part: number) => (head[part] ?? '') + (tail[part - passed] ?? '');
  const part = (head.length - 1) as PartCaret['part'];
  return {
    parts: [joined(0), joined(1), joined(2)],
    caret: { part, offset: head[part]?.length ?? 0 },
  };
}

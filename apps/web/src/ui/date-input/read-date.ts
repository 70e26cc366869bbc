import { fitsPart } from './date-parts.ts';

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const MONTH_NAME = String.raw`(?<name>[a-z]{3,9})\.?`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?<year>\d{4})`;

/** 2026-11-15, 11/15/2026, Nov 15, 2026 and 15 Nov 2026, each with its usual separators. */
const forms = [
  String.raw`${YEAR}(?<separator>[-/.])(?<month>\d{1,2})\k<separator>(?<day>\d{1,2})`,
  String.raw`(?<month>\d{1,2})(?<separator>[-/.])(?<day>\d{1,2})\k<separator>${YEAR}`,
  String.raw`${MONTH_NAME}\s+${DAY},?\s+${YEAR}`,
  String.raw`${DAY}[\s-]+${MONTH_NAME},?[\s-]+${YEAR}`,
].map((form) => new RegExp(`^${form}$`, 'i'));

/**
 * Reads a complete date in one of its common formats, as mm/dd/yyyy. The form checks whether the day exists.
 */
export function readDate(text: string) {
  for (const form of forms) {
    const found = form.exec(text.trim())?.groups;
    if (!found) continue;
    const { day = '', year = '', month = monthOf(found.name ?? '') } = found;
    const parts = [month.padStart(2, '0'), day.padStart(2, '0')] as const;
    if (fitsPart(parts[0], 0) && fitsPart(parts[1], 1)) return [...parts, year].join('/');
  }
  return undefined;
}

function monthOf(name: string) {
  const word = name.toLowerCase().replace(/^sept$/, 'sep');
  return String(months.findIndex((month) => word === month || word === month.slice(0, 3)) + 1);
}

import { catalogs } from '@hub/contract/catalogs/catalogs';
import type { FieldKind } from '@hub/contract/core/record-fields';
import { displayDate } from '@hub/contract/dates/date-display';
import { parseDate } from '@hub/contract/fields/calendar-date';
import { formatPhone } from '@hub/contract/fields/phone';

const PHONE_DIGITS = 10;
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const SHORT_LIST = 10;

/** Labels of the form for the option Other. */
const OTHER = new Set(['prefer to self-describe', 'prefer another option']);

/** A value to validate as part of a new client, or a fault that this validation could not explain. */
export type ReadCell = { value: unknown } | { fault: string };

/** Reads a cell that is not empty. */
export function readCell(kind: FieldKind, cell: string): ReadCell {
  const text = withoutGuard(cell.trim());
  if (kind === 'text' || kind === 'email') return { value: text };
  if (kind === 'date') return { value: parseDate(text) ?? text };
  if (kind === 'phone') {
    return { value: text.replace(/\D/g, '').length === PHONE_DIGITS ? formatPhone(text) : text };
  }
  const lowerCase = text.toLowerCase();
  if (kind === 'yes or no') {
    if (lowerCase === 'yes' || lowerCase === 'true') return { value: true };
    if (lowerCase === 'no' || lowerCase === 'false') return { value: false };
    return { fault: 'Use Yes or No' };
  }
  const options = catalogs[kind.catalog];
  const optionText = OTHER.has(lowerCase) ? 'other' : lowerCase;
  const option = options.find(({ value }) => value.toLowerCase() === optionText);
  return option ? { value: option.id } : { fault: noSuchOption(options.map(({ value }) => value)) };
}

/** The text that an export writes for a value. */
export function writeCell(kind: FieldKind, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (kind === 'date') return displayDate(String(value));
  if (kind === 'yes or no') return value ? 'Yes' : 'No';
  if (typeof kind === 'object') return catalogs[kind.catalog].find(({ id }) => id === value)?.value ?? '';
  return String(value);
}

/** Removes the apostrophe that an export puts before text that a spreadsheet would take for a formula. */
const withoutGuard = (text: string) =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

const noSuchOption = (options: string[]) =>
  options.length <= SHORT_LIST ? `Use one of: ${options.join(', ')}` : 'This is none of the options';

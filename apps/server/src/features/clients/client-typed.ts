import { type CalendarDay, isCalendarDay } from '@hub/contract/dates/calendar-day';
import { parseDate } from '@hub/contract/fields/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import { hasWords } from '../../db/name-conditions.ts';
import { typedWords } from '../../db/typed-words.ts';

/** A parsed search for clients. */
export type Typed = { words: string[]; birthDates: CalendarDay[] };

/** Reads a date of birth as it is displayed, or as YYYY-MM-DD. */
const birthDateIn = (word: string) => parseDate(word) ?? (isCalendarDay(word) ? word : null);

export function readTyped(key: string): Typed {
  const typed = key.split(' ');
  return {
    words: typedWords(typed.filter((word) => birthDateIn(word) === null).join(' ')),
    birthDates: typed.map(birthDateIn).filter((day) => day !== null),
  };
}

/** Each word is the beginning of a word of the client, and each date is the date of birth. */
export const answersTo = ({ words, birthDates }: Typed): RawBuilder<boolean>[] => [
  ...hasWords('clients.words', words),
  ...birthDates.map((day) => sql<boolean>`clients.date_of_birth = ${day}`),
];

import { CalendarDate, getLocalTimeZone, isSameDay, today as todayIn } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  Heading,
} from 'react-aria-components/Calendar';
import styles from './calendar.module.css';
import { CalendarNavigation } from './calendar-navigation.tsx';

const WEEKS = 6;

type Props = {
  label: string;
  /** As mm/dd/yyyy. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** Defaults to the browser's day; set in tests. */
  today?: string | undefined;
};

const dateOf = (text: string | undefined) => (text === undefined ? undefined : readCalendarText(text));

/** A month as a grid, always with six weeks so that its height stays. */
export function Calendar({ label, value, onChange, min, max, today }: Props) {
  const selected = dateOf(value) ?? null;
  const current = dateOf(today) ?? todayIn(getLocalTimeZone());
  return (
    <AriaCalendar
      aria-label={label}
      autoFocus
      value={selected}
      defaultFocusedValue={selected ?? current}
      onChange={(date) => onChange(writeCalendarText(date))}
      minValue={dateOf(min) ?? null}
      maxValue={dateOf(max) ?? null}
      weeksInMonth={WEEKS}
      className={`${styles.calendar}`}
    >
      <CalendarNavigation>
        <Heading className={`${styles.title}`} />
      </CalendarNavigation>
      <CalendarGrid weekdayStyle="short" className={`${styles.grid}`}>
        {(date) => (
          <CalendarCell
            date={date}
            className={`${styles.day} ${isSameDay(date, current) ? styles.today : ''}`}
          />
        )}
      </CalendarGrid>
    </AriaCalendar>
  );
}

/** Reads mm/dd/yyyy; undefined when there is no such day. */
export function readCalendarText(text: string) {
  const [, month, day, year] = (/^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? []).map(Number);
  if (!month || !day || !year) return undefined;
  // CalendarDate moves 02/30 to the last day of February.
  const date = new CalendarDate(year, month, day);
  return date.month === month && date.day === day ? date : undefined;
}

export function writeCalendarText({ month, day, year }: CalendarDate) {
  const digits = (value: number, length: number) => String(value).padStart(length, '0');
  return [digits(month, 2), digits(day, 2), digits(year, 4)].join('/');
}

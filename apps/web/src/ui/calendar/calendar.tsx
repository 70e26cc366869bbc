import { getLocalTimeZone, isSameDay, today as todayIn } from '@internationalized/date';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  Heading,
} from 'react-aria-components/Calendar';
import styles from './calendar.module.css';
import { CalendarNavigation } from './calendar-navigation.tsx';
import { readCalendarText, writeCalendarText } from './calendar-text.ts';

const WEEKS = 6;

type Props = {
  label: string;
  /** Like every other date here: mm/dd/yyyy. */
  value: string;
  onChange: (value: string) => void;
  min?: string | undefined;
  max?: string | undefined;
  /** The visitor's own day unless a test says otherwise. */
  today?: string | undefined;
};

const dateOf = (text: string | undefined) => (text === undefined ? undefined : readCalendarText(text));

/** A month as a grid that always has six weeks, so that nothing moves from month to month. */
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

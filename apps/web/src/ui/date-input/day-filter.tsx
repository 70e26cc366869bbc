import { type CalendarDay, isCalendarDay } from '@hub/contract/dates/calendar-day';
import { displayDate } from '@hub/contract/dates/date-display';
import { useState } from 'react';
import { DateInput } from './date-input.tsx';

type Props = {
  label: string;
  day: CalendarDay | undefined;
  error?: string | undefined;
  onChange: (day: CalendarDay | undefined) => void;
};

/** A date to filter a list by. A complete date, or none, is applied at once; another when the field is left, or by Enter. */
export function DayFilter({ label, day, error, onChange }: Props) {
  const listed = day ? displayDate(day) : '';
  const [seen, setSeen] = useState(listed);
  const [text, setText] = useState(listed);
  const [isWrong, setIsWrong] = useState(false);
  if (listed !== seen) {
    setSeen(listed);
    setText(listed);
    setIsWrong(false);
  }

  function apply(typed: string): boolean {
    const written = dayOf(typed);
    const isDay = isCalendarDay(written);
    if (typed !== '' && !isDay) return false;
    setIsWrong(false);
    const next = isDay ? written : undefined;
    if (next !== day) onChange(next);
    return true;
  }

  const leave = (typed: string) => setIsWrong(!apply(typed));

  return (
    <DateInput
      label={label}
      value={text}
      onChange={(typed) => {
        setText(typed);
        apply(typed);
      }}
      onBlur={leave}
      onEnter={leave}
      error={isWrong ? 'Use a date such as 03/31/2026' : error}
    />
  );
}

function dayOf(typed: string): CalendarDay {
  const [month = '', date = '', year = ''] = typed.split('/');
  return `${year}-${month}-${date}`;
}

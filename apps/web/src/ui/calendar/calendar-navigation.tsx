import { endOfMonth, startOfMonth } from '@internationalized/date';
import { type ReactNode, useContext } from 'react';
import { Button, type CalendarState, CalendarStateContext } from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon/icons.tsx';
import iconButton from '../icon-button/icon-button.module.css';
import styles from './calendar.module.css';

const stepClass = `${iconButton.iconButton} ${styles.step}`;

/** The month's name between the buttons for the months and years around it. */
export function CalendarNavigation({ children }: { children: ReactNode }) {
  return (
    <header className={styles.navigation}>
      <YearButton label="Previous year" years={-1}>
        <PreviousYearIcon />
      </YearButton>
      <Button slot="previous" aria-label="Previous month" className={stepClass}>
        <ChevronLeftIcon />
      </Button>
      {children}
      <Button slot="next" aria-label="Next month" className={stepClass}>
        <ChevronRightIcon />
      </Button>
      <YearButton label="Next year" years={1}>
        <NextYearIcon />
      </YearButton>
    </header>
  );
}

type YearProps = { label: string; years: 1 | -1; children: ReactNode };

function YearButton({ label, years, children }: YearProps) {
  const state = useContext(CalendarStateContext);
  if (!state) return null;
  return (
    <Button
      slot={null}
      aria-label={label}
      isDisabled={!hasMonth(state, years)}
      onPress={() => {
        state.setFocusedDate(state.focusedDate.add({ years }));
        // The button becomes disabled and would lose the focus.
        if (!hasMonth(state, 2 * years)) state.setFocused(true);
      }}
      className={stepClass}
    >
      {children}
    </Button>
  );
}

type Bounds = Pick<CalendarState, 'visibleRange' | 'minValue' | 'maxValue'>;

/** Whether the same month, this many years away, has a day within the bounds. */
function hasMonth({ visibleRange, minValue, maxValue }: Bounds, years: number) {
  const month = visibleRange.start.add({ years });
  const tooEarly = minValue && endOfMonth(month).compare(minValue) < 0;
  const tooLate = maxValue && startOfMonth(month).compare(maxValue) > 0;
  return !tooEarly && !tooLate;
}

const PreviousYearIcon = () => (
  <Icon>
    <path d="m11.5 6.5-5.5 5.5 5.5 5.5M18 6.5 12.5 12l5.5 5.5" />
  </Icon>
);

const NextYearIcon = () => (
  <Icon>
    <path d="m12.5 6.5 5.5 5.5-5.5 5.5M6 6.5l5.5 5.5L6 17.5" />
  </Icon>
);

import { type ComponentProps, lazy, type RefObject, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components/Popover';
import calendar from '../calendar/calendar.module.css';
import field from '../field/field.module.css';
import { Icon } from '../icon/icons.tsx';
import popover from '../popover.module.css';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './date-input.module.css';

// Most dates are typed and the calendar is heavy, so it is loaded with the first press.
const Calendar = lazy(() =>
  import('../calendar/calendar.tsx').then(
    (file) => ({ default: file.Calendar }),
    () => ({ default: MissingCalendar }),
  ),
);

type Props = ComponentProps<typeof Calendar> & {
  /** The element that the calendar aligns with. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean;
};

/** The button at the end of a date input, and the calendar that it opens. */
export function CalendarButton({ anchor, open, onOpenChange, disabled, ...rest }: Props) {
  return (
    <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
      <Button
        isDisabled={disabled}
        aria-label={`Open calendar for ${rest.label}`}
        className={`${field.boxButton}`}
      >
        <CalendarIcon />
      </Button>
      <Popover
        triggerRef={anchor}
        placement="bottom end"
        offset={4}
        className={`${popover.surface} ${styles.popover}`}
      >
        <Dialog aria-label={`Calendar for ${rest.label}`} className={`${styles.dialog}`}>
          <Suspense fallback={<LoadingCalendar />}>
            <Calendar {...rest} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

const LoadingCalendar = () => (
  <div className={`${calendar.calendar} ${calendar.loading}`}>
    <Spinner size="large" label="Loading the calendar…" />
  </div>
);

const MissingCalendar = () => (
  <p className={styles.missing}>The calendar could not be loaded. You can type the date instead.</p>
);

const CalendarIcon = () => (
  <Icon>
    <path d="M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM4 10h16M8 3.5v4M16 3.5v4" />
  </Icon>
);

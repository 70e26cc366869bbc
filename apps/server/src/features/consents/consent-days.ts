import type { Consent, ConsentAuthority, ConsentToAssess } from '@hub/contract/core/consents/consent';
import { addDays, type CalendarDay, isCalendarDay } from '@hub/contract/dates/calendar-day';

const ADULT_YEARS = 18;

/** The day on which a person turns 18. For a birthday on February 29 it is March 1. */
export function adultOn(dateOfBirth: CalendarDay): CalendarDay {
  const year = Number(dateOfBirth.slice(0, 4)) + ADULT_YEARS;
  const birthday = `${year}${dateOfBirth.slice(4)}`;
  return isCalendarDay(birthday) ? birthday : `${year}-03-01`;
}

type Given = { authority: ConsentAuthority; untilOn: CalendarDay | null };
type Ending = Pick<Consent, 'endsOn' | 'endsBecause'>;

/** The last day of a consent and the reason: a parent can decide only for a minor. */
export function endingOf({ authority, untilOn }: Given, dateOfBirth: CalendarDay): Ending {
  const lastAsMinor = authority === 'parent' ? addDays(adultOn(dateOfBirth), -1) : null;
  if (lastAsMinor !== null && (untilOn === null || lastAsMinor < untilOn)) {
    return { endsOn: lastAsMinor, endsBecause: 'birthday' };
  }
  return { endsOn: untilOn, endsBecause: untilOn === null ? null : 'until' };
}

type Dated = Ending & { givenOn: CalendarDay; withdrawn: unknown };

/** The state of a consent on a day. */
export function stateOn({ givenOn, endsOn, withdrawn }: Dated, day: CalendarDay): Consent['state'] {
  if (withdrawn) return 'withdrawn';
  return givenOn <= day && (endsOn === null || day <= endsOn) ? 'in-force' : 'ended';
}

/** Whether forms may be sent. Of the consents in force the longest counts; otherwise the state of the latest. */
export function toAssess(consents: readonly Consent[]): ConsentToAssess {
  const given = consents.filter(({ purposes }) => purposes.includes('assessment'));
  const inForce = given.filter(({ state }) => state === 'in-force');
  const [longest] = inForce.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)));
  if (longest) return { state: 'given', endsOn: longest.endsOn, endsBecause: longest.endsBecause };
  const [latest] = given;
  if (!latest) return { state: 'missing', endsOn: null, endsBecause: null };
  return {
    state: latest.state === 'withdrawn' ? 'withdrawn' : 'ended',
    endsOn: latest.endsOn,
    endsBecause: latest.endsBecause,
  };
}

const lastOf = ({ endsOn }: Consent) => endsOn ?? '9999-12-31';

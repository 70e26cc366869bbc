import type { Reading } from './reading.ts';

/** The day of a moment, in the organization's time zone. */
export const dayText = ({ input, page }: Reading, at: string): string =>
  page.day(new Intl.DateTimeFormat('en-CA', { timeZone: input.organization.timeZone }).format(new Date(at)));

/** A moment such as 2026-03-04T15:30:00.000Z, in the organization's time zone. */
export function momentText({ input, words, page }: Reading, at: string): string {
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone: input.organization.timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(at));
  const part = (type: string) => clock.find((each) => each.type === type)?.value ?? '';
  const day = page.day(`${part('year')}-${part('month')}-${part('day')}`);
  return words.at(day, Number(part('hour')), part('minute'));
}

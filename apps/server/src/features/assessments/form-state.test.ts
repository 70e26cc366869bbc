import {
  type AdministrationState,
  administrationStates,
} from '@hub/contract/core/administrations/administration';
import { expect, test } from 'vitest';
import { isOpen, respondentState, takesAnswers } from './form-state.ts';

const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-01`;
const OUT: AdministrationState[] = ['waiting', 'opened', 'in-progress'];

const form = (changes: Partial<Parameters<typeof respondentState>[0]>) => ({
  state: 'opened' as const,
  pausedAt: null,
  dueOn: NEXT_YEAR,
  timeZone: null,
  ...changes,
});

test.each<[AdministrationState, string]>([
  ['waiting', 'open'],
  ['opened', 'open'],
  ['in-progress', 'open'],
  ['submitted', 'submitted'],
  ['needs-review', 'submitted'],
  ['scored', 'submitted'],
  ['discarded', 'submitted'],
  ['declined', 'declined'],
  ['withdrawn', 'withdrawn'],
  ['expired', 'expired'],
])('a form that is %s is %s to its respondent', (state, shownState) => {
  expect(respondentState(form({ state }))).toBe(shownState);
});

test('only a form that is out ends with its due day', () => {
  const late = administrationStates.filter(
    (state) => respondentState(form({ state, dueOn: '2020-01-01' })) === 'expired',
  );
  expect(late).toEqual([...OUT, 'expired']);
});

test('a paused form that is out cannot be opened, still takes what a device sends, and does not expire', () => {
  for (const state of administrationStates) {
    const paused = form({ state, pausedAt: new Date(), dueOn: '2020-01-01' });
    expect([respondentState(paused) === 'paused', takesAnswers(paused), isOpen(paused)]).toEqual([
      OUT.includes(state),
      OUT.includes(state),
      false,
    ]);
  }
});

test('the due day is one of the organization, and is still a day of it', () => {
  const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue', 'UTC']) {
    expect(respondentState(form({ dueOn: dayIn(timeZone), timeZone }))).toBe('open');
  }
  // These zones are 25 hours apart: today in the west is yesterday's date in the east.
  const dueOn = dayIn('Pacific/Niue');
  expect(respondentState(form({ dueOn, timeZone: 'Pacific/Kiritimati' }))).toBe('expired');
});

import { administrationStates, OUT } from '@hub/contract/core/administrations/administration';
import { expect, test } from 'vitest';
import { respondentState } from './form-state.ts';

const NEXT_YEAR = `${new Date().getUTCFullYear() + 1}-01-01`;

test.each([
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
  expect(respondentState({ state, dueOn: NEXT_YEAR, timeZone: null })).toBe(shownState);
});

test('only a form that is out ends with its due day', () => {
  const late = administrationStates.filter(
    (state) => respondentState({ state, dueOn: '2020-01-01', timeZone: null }) === 'expired',
  );
  expect(late).toEqual([...OUT, 'expired']);
});

test('the due day is one of the organization, and is still a day of it', () => {
  const dayIn = (zone: string) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date());
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue', 'UTC']) {
    expect(respondentState({ state: 'opened', dueOn: dayIn(timeZone), timeZone })).toBe('open');
  }
  // These zones are 25 hours apart: today in the west is yesterday's date in the east.
  const dueOn = dayIn('Pacific/Niue');
  expect(respondentState({ state: 'opened', dueOn, timeZone: 'Pacific/Kiritimati' })).toBe('expired');
});

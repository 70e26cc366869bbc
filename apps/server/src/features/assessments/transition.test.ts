import {
  type AdministrationState,
  administrationStates,
} from '@hub/contract/core/administrations/administration';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { changeForm } from '../../../test/change-form.ts';
import { useFormHub } from '../../../test/form-hub.ts';
import type { GivenForm } from '../../../test/given-form.ts';
import { type AdministrationEvent, administrationEvents, tryTransition } from './transition.ts';

const forms = useFormHub();
// They look through forms that are over, and score what is submitted.
beforeAll(() => forms.hub.stopJobs());

type Next = Partial<Record<AdministrationState, AdministrationState>>;

const fromOut = (next: AdministrationState): Next => ({ waiting: next, opened: next, 'in-progress': next });

/** Every move that there is. */
const MOVES: Record<AdministrationEvent, Next> = {
  opened: { waiting: 'opened' },
  'first-answer': { waiting: 'in-progress', opened: 'in-progress' },
  'paper-begun': { waiting: 'in-progress', opened: 'in-progress' },
  submitted: fromOut('submitted'),
  'submitted-by-practitioner': { 'in-progress': 'submitted' },
  'entered-from-paper': { 'in-progress': 'submitted' },
  'needs-review': { submitted: 'needs-review' },
  scored: { submitted: 'scored', 'needs-review': 'scored' },
  'not-scored': { submitted: 'discarded', 'needs-review': 'discarded' },
  discarded: { 'needs-review': 'discarded' },
  declined: fromOut('declined'),
  'not-for-me': fromOut('declined'),
  withdrawn: fromOut('withdrawn'),
  expired: fromOut('expired'),
  'not-revived': { ...fromOut('withdrawn'), submitted: 'withdrawn', 'needs-review': 'withdrawn' },
};

/** What a device still sends is taken during a pause, and a form can be withdrawn. */
const WHILE_PAUSED: AdministrationEvent[] = [
  'first-answer',
  'submitted',
  'declined',
  'not-for-me',
  'withdrawn',
  'not-revived',
];

const ENDED: AdministrationState[] = ['declined', 'withdrawn', 'expired', 'discarded'];
const SUBMITTED: AdministrationState[] = ['submitted', 'needs-review', 'scored', 'discarded'];
const CAN_PAUSE: AdministrationState[] = ['waiting', 'opened', 'in-progress', 'submitted'];
const AT = new Date('2026-03-04T05:06:07.000Z');

const inState = async (form: GivenForm, state: AdministrationState, isPaused: boolean) => {
  const past = new Date('2026-01-01');
  await changeForm(forms.hub.database, form.administrationId, {
    state,
    submitted_at: SUBMITTED.includes(state) ? past : null,
    scored_at: state === 'scored' ? past : null,
    ended_at: ENDED.includes(state) ? past : null,
    paused_at: isPaused ? past : null,
    paused_by: isPaused ? 'case' : null,
  });
};

test.each(administrationStates)('from %s there are these moves and no other', async (state) => {
  const { system } = forms.hub.database;
  const form = await forms.give();
  for (const event of administrationEvents) {
    for (const isPaused of CAN_PAUSE.includes(state) ? [false, true] : [false]) {
      await inState(form, state, isPaused);
      const before = await forms.rowOf(form);
      const toldBefore = (await forms.eventsOf(form)).length;
      const next = isPaused && !WHILE_PAUSED.includes(event) ? undefined : MOVES[event][state];
      const isMoved = await tryTransition(system, form, event, { detail: 'why', at: AT });
      const after = await forms.rowOf(form);
      const what = `${event} ${isPaused ? 'while paused' : ''}`;
      expect([isMoved, after.state], what).toEqual([next !== undefined, next ?? state]);
      const told = await forms.eventsOf(form);
      expect(told.length - toldBefore, what).toBe(next ? 1 : 0);
      if (next) expect(told, what).toContain(`${event}: why`);
      if (!next) expect(after, what).toEqual(before);
      if (next && ENDED.includes(next)) {
        expect([after.ended_at, after.paused_at, after.paused_by], what).toEqual([AT, null, null]);
      }
      if (next === 'submitted')
        expect([after.submitted_at, after.paused_at !== null], what).toEqual([AT, isPaused]);
      if (next === 'scored') expect(after.scored_at, what).toEqual(AT);
    }
  }
});

test('nobody else writes the state, and a form begins with waiting', async () => {
  const form = await forms.give();
  const { system } = forms.hub.database;
  const write = (statement: string) => sql.raw(statement).execute(system);
  await expect(
    write(`update administrations set state = 'scored' where id = '${form.administrationId}'`),
  ).rejects.toThrow('only move_administration() changes the state');
  await expect(
    write(`update administrations set state = state where id = '${form.administrationId}'`),
  ).rejects.toThrow('only move_administration()');
  await expect(
    write(`insert into administrations (organization_id, number, case_id, client_id, respondent_id, feature_id, form_id,
        instrument_version, role, delivery, language, due_on, sent_by, state)
      select organization_id, number + 90000, case_id, client_id, respondent_id, feature_id, form_id,
        instrument_version, role, delivery, language, due_on, sent_by, 'opened'
      from administrations where id = '${form.administrationId}'`),
  ).rejects.toThrow('a form begins with waiting');
  expect((await forms.rowOf(form)).state).toBe('waiting');
});

import {
  acknowledgeAlert,
  readAdministration,
  readAnswers,
  submitAdministration,
} from '@hub/contract/core/administrations/administrations';
import { readAlertBackup, updateAlertBackup } from '@hub/contract/core/administrations/alert-backup';
import { saveEntries } from '@hub/contract/core/administrations/paper';
import { updateCaseStatus } from '@hub/contract/core/cases/cases';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Battery, toMother, useAssessmentHub } from '../../../../test/assessment-hub.ts';
import { refusal } from '../../../../test/client-hub.ts';
import type { Mail } from '../../../mail/outbox.ts';
import { lookThroughForms } from './look-through-forms.ts';
import { notifyOfAlerts } from './notify-of-alerts.ts';

const forms = useAssessmentHub();
beforeAll(() => forms.hub.stopJobs());

const HOUR = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);
const look = (now?: Date) => lookThroughForms(forms.hub.database, forms.hub.app.log, now);

/** A form with some answers. */
async function begun(answers: Record<string, unknown> = { mood6: '2' }) {
  const battery = await forms.open();
  const [form] = await forms.send(battery, toMother(battery));
  if (!form) throw new Error('nothing was sent');
  await forms.answer(form.id, answers);
  return { battery, form, params: { ...battery, id: form.id } };
}

const alertsOf = async (battery: Battery, id: string) => (await forms.read(battery, id)).alerts;

const acknowledgeIt = async (params: Battery & { id: string }, note = 'Called the family.') => {
  const [alert] = await alertsOf(params, params.id);
  return forms.call(acknowledgeAlert, { params: { ...params, alertId: alert.id }, body: { note } });
};

describe('critical answers', () => {
  beforeEach(async () => {
    await look();
  });

  test('of a form that is left alone are told an hour after the last answer, once', async () => {
    const { battery, form } = await begun();
    expect(await look(later(HOUR - 60_000))).toBe(0);
    expect(await look(later(HOUR + 60_000))).toBe(1);
    expect(await look(later(HOUR + 60_000))).toBe(0);
    const read = await forms.read(battery, form.id);
    expect(read).toMatchObject({
      state: 'in-progress',
      hasUnreadAlert: true,
      alerts: [
        {
          severity: 1,
          items: [
            {
              itemId: 'mood6',
              severity: 1,
              answerText: 'Often',
              text: expect.stringContaining('wanting to die'),
            },
          ],
          acknowledged: null,
        },
      ],
    });
    // Its mail may be delivered meanwhile.
    expect(read.timeline).toContainEqual(expect.objectContaining({ kind: 'critical-answers', byName: null }));
    expect(await forms.list(battery)).toMatchObject([{ hasUnreadAlert: true }]);
  });

  test('that come later are another alert, and what was told is not told again', async () => {
    const { battery, form } = await begun();
    await look(later(2 * HOUR));
    await forms.answer(form.id, { mood6: '2', mood1: '1' });
    expect(await look(later(2 * HOUR))).toBe(0);
    await forms.answer(form.id, { rule5: '3' });
    expect(await look(later(2 * HOUR))).toBe(1);
    await forms.answer(form.id, { mood6: '3' });
    expect(await look(later(2 * HOUR))).toBe(1);
    const alerts = await alertsOf(battery, form.id);
    expect(
      alerts.map(({ items }: (typeof alerts)[number]) =>
        items.map(({ itemId }: { itemId: string }) => itemId),
      ),
    ).toEqual([['mood6'], ['rule5'], ['mood6']]);
  });

  test('are found when the form was handed in, though it waits for a review', async () => {
    const { battery, form, params } = await begun();
    await forms.call(submitAdministration, { params, body: { reason: 'Enough.' } });
    expect((await forms.read(battery, form.id)).state).toBe('needs-review');
    expect(await alertsOf(battery, form.id)).toHaveLength(1);
    expect(await look(), 'nothing is left to look at').toBe(0);
  });

  test('are found when the form was handed in, though it cannot be scored', async () => {
    const { battery, form } = await begun();
    await forms.setState(form.id, { state: 'submitted', submitted_at: new Date() });
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(await alertsOf(battery, form.id)).toHaveLength(1);
  });

  test('are kept when the form is withdrawn and its answers are no longer shown', async () => {
    const { battery, form, params } = await begun();
    await forms.withdraw(battery, form);
    expect((await forms.call(readAnswers, { params })).body).toMatchObject({ isSealed: true });
    expect(await alertsOf(battery, form.id)).toMatchObject([{ items: [{ itemId: 'mood6' }] }]);
    expect(await look(), 'nothing is left to look at').toBe(0);
  });

  test('are kept when the case is closed, and acknowledged there', async () => {
    const { battery, form, params } = await begun();
    await forms.call(updateCaseStatus, {
      params: { id: battery.caseId },
      body: { status: 4, withdrawOpen: true },
    });
    expect((await acknowledgeIt(params)).status).toBe(204);
    expect(await alertsOf(battery, form.id)).toMatchObject([
      { acknowledged: { note: 'Called the family.' } },
    ]);
  });

  test('of a paper that is left alone, or was put right afterwards, are told as well', async () => {
    const battery = await forms.open();
    const [form] = await forms.send(battery, toMother(battery));
    const id = form?.id ?? '';
    const params = { ...battery, id };
    const entries = [{ item: 'mood6', entry: { mark: 'answer', value: '2' } }];
    const saved = await forms.call(saveEntries, { params, body: { phase: 'first', entries } });
    expect(saved.status).toBe(204);
    expect(await look(later(HOUR - 60_000))).toBe(0);
    expect(await look(later(HOUR + 60_000))).toBe(1);
    expect(await look(later(HOUR + 60_000))).toBe(0);
    expect(await alertsOf(battery, id)).toMatchObject([{ items: [{ itemId: 'mood6' }] }]);
  });

  test('raise nothing where no answer is critical, or it was taken back', async () => {
    const { battery, form } = await begun({ mood6: '0', agg4: '2' });
    await forms.answer(form.id, { rule5: '1' });
    await forms.answer(form.id, { rule5: null });
    expect(await look(later(2 * HOUR))).toBe(0);
    await forms.withdraw(battery, form);
    expect(await alertsOf(battery, form.id)).toEqual([]);
  });
});

describe('an alert', () => {
  test('is acknowledged once, with a note', async () => {
    const { battery, form, params } = await begun();
    await look(later(2 * HOUR));
    expect((await acknowledgeIt(params, '  ')).body).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'note', message: 'This field is required' }],
    });
    const answer = await acknowledgeIt(params);
    const read = await forms.read(battery, form.id);
    expect(read).toMatchObject({
      hasUnreadAlert: false,
      alerts: [{ acknowledged: { byName: 'Maren Okafor', note: 'Called the family.' } }],
    });
    expect(read.timeline).toContainEqual(
      expect.objectContaining({ kind: 'alert-acknowledged', byName: 'Maren Okafor' }),
    );
    expect(await forms.auditOf(answer)).toMatchObject([{ action: 'acknowledge alert' }]);
    expect(refusal(await acknowledgeIt(params, 'Again.'))).toEqual([409, 'alert-acknowledged']);
    expect(await alertsOf(battery, form.id)).toMatchObject([
      { acknowledged: { note: 'Called the family.' } },
    ]);
  });

  test('of another form is not found', async () => {
    const { params } = await begun();
    const other = await begun();
    await look(later(2 * HOUR));
    const [alert] = await alertsOf(other.battery, other.form.id);
    const sent = { params: { ...params, alertId: alert.id }, body: { note: 'Read.' } };
    expect(refusal(await forms.call(acknowledgeAlert, sent))).toEqual([404, 'not-found']);
    expect(await alertsOf(other.battery, other.form.id)).toMatchObject([{ acknowledged: null }]);
  });

  test('is read by nobody else of the organization', async () => {
    const { params } = await begun();
    for (const person of ['second', 'manager'] as const) {
      expect(refusal(await forms.as(person, readAdministration, { params }))).toEqual([404, 'not-found']);
    }
  });
});

describe('somebody is told', () => {
  const written: Mail[] = [];
  const parts = () => ({
    database: forms.hub.database,
    publicUrl: new URL('https://hub.demo.test'),
    sendMail: async (_db: unknown, mail: Mail) => void written.push(mail),
  });
  const notify = (at: string) => notifyOfAlerts(parts(), forms.hub.app.log, new Date(at));
  const FRIDAY_NOON = '2026-11-13T18:00:00Z';
  const BEFORE_MONDAY_NOON = '2026-11-16T17:59:00Z';
  const MONDAY_NOON = '2026-11-16T18:00:00Z';
  const TUESDAY_NOON = '2026-11-17T18:00:00Z';

  /** Not of danger to life. */
  const SERIOUS = { agg4: '3' };
  /** Of danger to life. */
  const URGENT = { mood6: '2' };

  /** An alert of Friday noon in Chicago. */
  async function alerted(answers?: Record<string, unknown>) {
    const given = await begun(answers ?? SERIOUS);
    await look(later(2 * HOUR));
    await forms.hub.database.system
      .updateTable('critical_alerts')
      .set({ created_at: new Date(FRIDAY_NOON) })
      .where('administration_id', '=', given.form.id)
      .execute();
    return given;
  }
  const nameBackup = async (email: string | null) => {
    const { body } = await forms.call(readAlertBackup);
    const named = body.colleagues.find(({ lastName }: { lastName: string }) => lastName === email);
    return forms.call(updateAlertBackup, { body: { accountId: named?.accountId ?? null } });
  };
  const recipients = () => written.map(({ to }) => to);

  beforeEach(async () => {
    // Everybody has been notified of the earlier alerts.
    await look(later(2 * HOUR));
    await forms.hub.database.system
      .updateTable('critical_alerts')
      .set({ managers_told_at: new Date() })
      .execute();
    await nameBackup(null);
    written.length = 0;
  });

  test('the practitioner at once and once, by a mail that says nothing of what was answered', async () => {
    const { battery, form } = await alerted();
    expect(await notify(FRIDAY_NOON)).toBe(1);
    expect(await notify(FRIDAY_NOON)).toBe(0);
    expect(recipients()).toEqual(['practitioner@demo.test']);
    const [mail] = written;
    expect(mail?.text).toContain(`https://hub.demo.test/cases/${battery.caseId}/assessments/${form.id}`);
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Imogen|Fernsby|LBS|Behavior|die/);
  });

  test('after a business day the backup, after another the managers: whose it is, and nothing else', async () => {
    const { backup } = (await nameBackup((await colleagueNames())[0] ?? '')).body;
    await alerted();
    await notify(FRIDAY_NOON);
    expect(await notify(BEFORE_MONDAY_NOON)).toBe(0);
    expect(await notify(MONDAY_NOON)).toBe(1);
    expect(await notify(MONDAY_NOON)).toBe(0);
    expect(await notify(TUESDAY_NOON)).toBe(1);
    expect(await notify('2026-12-17T18:00:00Z')).toBe(0);
    const { rows } = await forms.hub.database.pool.query(
      'select email from users join accounts on accounts.user_id = users.id where accounts.id = $1',
      [backup.accountId],
    );
    expect(recipients()).toEqual(['practitioner@demo.test', rows[0].email, 'manager@demo.test']);
    const mail = written.at(-1);
    expect(mail?.subject).toBe('An alert for Maren Okafor is unread');
    expect(mail?.text).toContain('since 11/13/2026');
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Imogen|Fernsby|LBS|die|cases\//);
  });

  test('of danger to life: the backup after two office hours, the managers after two more', async () => {
    await nameBackup((await colleagueNames()).at(-1) ?? '');
    await alerted(URGENT);
    await notify(FRIDAY_NOON);
    expect(await notify('2026-11-13T19:59:00Z')).toBe(0);
    expect(await notify('2026-11-13T20:00:00Z')).toBe(1);
    expect(recipients().at(-1)).not.toBe('manager@demo.test');
    expect(await notify('2026-11-13T21:59:00Z')).toBe(0);
    expect(await notify('2026-11-13T22:00:00Z')).toBe(1);
    expect(recipients().at(-1)).toBe('manager@demo.test');
  });

  test('of danger to life outside of office hours: the backup at once; without a backup the managers', async () => {
    const NIGHT = '2026-11-14T03:00:00Z';
    const { form } = await alerted(URGENT);
    const setCreated = (at: string) =>
      forms.hub.database.system
        .updateTable('critical_alerts')
        .set({ created_at: new Date(at) })
        .where('administration_id', '=', form.id)
        .execute();
    await setCreated(NIGHT);
    await notify(NIGHT);
    await notify(NIGHT);
    expect(recipients()).toEqual(['practitioner@demo.test', 'manager@demo.test']);
    await forms.hub.database.system
      .updateTable('critical_alerts')
      .set({ managers_told_at: new Date() })
      .execute();
    written.length = 0;
    await nameBackup((await colleagueNames()).at(-1) ?? '');
    const second = await alerted(URGENT);
    await forms.hub.database.system
      .updateTable('critical_alerts')
      .set({ created_at: new Date(NIGHT) })
      .where('administration_id', '=', second.form.id)
      .execute();
    await notify(NIGHT);
    await notify(NIGHT);
    expect(recipients()).toHaveLength(2);
    expect(recipients()[1]).not.toBe('manager@demo.test');
    // Monday at ten: two office hours.
    expect(await notify('2026-11-16T15:59:00Z')).toBe(0);
    expect(await notify('2026-11-16T16:00:00Z')).toBe(1);
    expect(recipients().at(-1)).toBe('manager@demo.test');
  });

  test('without a backup the managers after one business day', async () => {
    const { battery, form } = await alerted();
    await notify(FRIDAY_NOON);
    await notify(MONDAY_NOON);
    expect(recipients()).toEqual(['practitioner@demo.test', 'manager@demo.test']);
    expect((await forms.read(battery, form.id)).timeline).toContainEqual(
      expect.objectContaining({ kind: 'managers-told', byName: null }),
    );
    expect(await alertsOf(battery, form.id)).toMatchObject([
      { backupTold: null, managersTold: new Date(MONDAY_NOON).toISOString() },
    ]);
  });

  test('nobody once it is acknowledged', async () => {
    const { params } = await alerted();
    await notify(FRIDAY_NOON);
    await acknowledgeIt(params);
    expect(await notify(TUESDAY_NOON)).toBe(0);
    expect(recipients()).toEqual(['practitioner@demo.test']);
  });

  test('the managers at once where the practitioner has no access any more', async () => {
    await alerted();
    const setStatus = (status: string) =>
      forms.hub.database.pool.query(
        `update accounts set status = $1 from users
         where users.id = accounts.user_id and users.email = 'practitioner@demo.test'`,
        [status],
      );
    await setStatus('Inactive');
    try {
      expect(await notify(FRIDAY_NOON)).toBe(1);
    } finally {
      await setStatus('Active');
    }
    expect(recipients()).toEqual(['manager@demo.test']);
  });

  const colleagueNames = async () =>
    (await forms.call(readAlertBackup)).body.colleagues.map(({ lastName }: { lastName: string }) => lastName);
});

test('a backup is an active colleague, and nobody from elsewhere', async () => {
  const { body } = await forms.call(readAlertBackup);
  expect(body.backup).toBeNull();
  expect(body.colleagues.length).toBeGreaterThan(0);
  const own = await forms.hub.database.pool.query(
    `select accounts.id from accounts join users on users.id = accounts.user_id
     where users.email in ('practitioner@demo.test', 'school@demo.test')`,
  );
  for (const { id } of own.rows) {
    const answer = await forms.call(updateAlertBackup, { body: { accountId: id } });
    expect(answer.body).toMatchObject({ code: 'invalid-input', errors: [{ path: 'accountId' }] });
  }
  const [colleague] = body.colleagues;
  const named = await forms.call(updateAlertBackup, { body: { accountId: colleague.accountId } });
  expect(named.body.backup).toEqual(colleague);
  expect((await forms.as('second', readAlertBackup)).body.backup, 'each names their own').toBeNull();
  expect((await forms.call(updateAlertBackup, { body: { accountId: null } })).body.backup).toBeNull();
});

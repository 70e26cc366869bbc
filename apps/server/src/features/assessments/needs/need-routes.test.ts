import { listNeedingAction } from '@hub/contract/core/administrations/needing-action';
import { updateCaseStatus } from '@hub/contract/core/cases/cases';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayIn, toClient, toMother, useAssessmentHub } from '../../../../test/assessment-hub.ts';

const hub = useAssessmentHub();
beforeAll(() => hub.hub.stopJobs());

beforeEach(async () => {
  // Clears open forms and alerts of the demonstration and of other tests.
  await sql`
    update critical_alerts set acknowledged_at = now(), note = 'Read.', acknowledged_by = (
      select account_id from cases join administrations on administrations.case_id = cases.id
      where administrations.id = critical_alerts.administration_id
    ) where acknowledged_at is null
  `.execute(hub.hub.database.system);
  await hub.hub.database.system.updateTable('cases').set({ closed_at: new Date() }).execute();
});

const needs = async (person: 'practitioner' | 'second' = 'practitioner') =>
  (await hub.as(person, listNeedingAction)).body;

const WEEK_AGO = {
  sent_at: new Date(Date.now() - 7 * 86_400_000),
  mailed_at: new Date(Date.now() - 7 * 86_400_000),
};

const raiseAlert = async (administrationId: string, columns: object = {}) => {
  const { system } = hub.hub.database;
  const { organization_id } = await system
    .selectFrom('administrations')
    .select('organization_id')
    .where('id', '=', administrationId)
    .executeTakeFirstOrThrow();
  const alert = { organization_id, administration_id: administrationId, items: '[]', ...columns };
  await system.insertInto('critical_alerts').values(alert).execute();
};

async function sendOne(columns: Record<string, unknown>) {
  const battery = await hub.open();
  const [form] = await hub.send(battery, toMother(battery));
  await hub.setState(form?.id ?? '', columns);
  return { battery, id: form?.id ?? '' };
}

test('each form is counted for what presses most, with what can be done about it', async () => {
  const review = await sendOne({ state: 'needs-review', submitted_at: new Date() });
  const refused = await sendOne({ ...WEEK_AGO, mail_id: null, mail_state: 'refused', due_on: dayIn(0) });
  const overdue = await sendOne({ ...WEEK_AGO, due_on: dayIn(0) });
  const unopened = await sendOne(WEEK_AGO);
  await sendOne({ mail_state: 'accepted' });
  await sendOne({ ...WEEK_AGO, state: 'opened', opened_at: new Date() });
  await sendOne({ state: 'scored', submitted_at: new Date(), scored_at: new Date() });
  const critical = await sendOne({ state: 'scored', submitted_at: new Date(), scored_at: new Date() });
  await raiseAlert(critical.id);
  await raiseAlert(review.id);
  const { total, unreadAlerts, alerts, needs: found } = await needs();
  expect([total, unreadAlerts]).toEqual([6, 2]);
  expect(alerts).toMatchObject([{ administrationId: critical.id }, { administrationId: review.id }]);
  expect(found).toMatchObject([
    {
      kind: 'to-review',
      total: 1,
      items: [{ id: review.id, clientName: 'Imogen Fernsby', actions: ['accept-review', 'discard'] }],
    },
    { kind: 'mail-refused', total: 1, items: [{ id: refused.id, batteryId: refused.battery.batteryId }] },
    { kind: 'overdue', total: 1, items: [{ id: overdue.id, isOverdue: true }] },
    { kind: 'not-opened', total: 1, items: [{ id: unopened.id }] },
  ]);
  expect(found[1].items[0].actions).toContain('change-address');
  expect(found[2].items[0].actions).toEqual(expect.arrayContaining(['change-due-date', 'withdraw']));
  expect(found[3].items[0].actions).toEqual(expect.arrayContaining(['remind', 'copy-link']));
});

test('of many all are listed, what is due first before the others', async () => {
  const battery = await hub.open();
  const count = 7;
  const sent = await hub.send(battery, ...Array.from({ length: count }, () => toClient()));
  for (const [place, { id }] of sent.entries()) {
    await hub.setState(id, { ...WEEK_AGO, due_on: dayIn(count - place) });
  }
  const [unopened] = (await needs()).needs;
  expect([unopened.kind, unopened.total]).toEqual(['not-opened', count]);
  expect(unopened.items.map(({ id }: { id: string }) => id)).toEqual(sent.map(({ id }) => id).reverse());
});

test('alerts are ranked by how serious they are, then by how long they are unread, with their words', async () => {
  const battery = await hub.open();
  const [form] = await hub.send(battery, toMother(battery));
  const id = form?.id ?? '';
  const items = JSON.stringify([{ itemId: 'mood6', text: 'Talk soon.', answerText: 'Often', severity: 1 }]);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  await raiseAlert(id, { severity: 3, created_at: hoursAgo(30) });
  await raiseAlert(id, { severity: 1, created_at: hoursAgo(1), items });
  await raiseAlert(id, { severity: 2, created_at: hoursAgo(2) });
  await raiseAlert(id, { severity: 1, created_at: hoursAgo(4) });
  const { alerts } = await needs();
  expect(
    alerts.map(({ severity, created }: { severity: number; created: string }) => [
      severity,
      Math.round((Date.now() - Date.parse(created)) / 3_600_000),
    ]),
  ).toEqual([
    [1, 4],
    [1, 1],
    [2, 2],
    [3, 30],
  ]);
  expect(alerts[1]).toMatchObject({
    administrationId: id,
    caseId: battery.caseId,
    batteryId: battery.batteryId,
    clientName: 'Imogen Fernsby',
    formName: 'LBS-2 Parent form',
    deleted: null,
    items: JSON.parse(items),
  });
  expect((await needs('second')).alerts).toEqual([]);
});

test('a closed case needs nothing, and neither does what a colleague has out', async () => {
  const { battery, id } = await sendOne(WEEK_AGO);
  expect((await needs('second')).total).toBe(0);
  expect((await needs()).total).toBe(1);
  await hub.call(updateCaseStatus, {
    params: { id: battery.caseId },
    body: { status: 4, withdrawOpen: true },
  });
  expect(await needs()).toEqual({ total: 0, unreadAlerts: 0, alerts: [], needs: [] });
  await raiseAlert(id);
  expect((await needs()).alerts, 'critical answers are read in a closed case, too').toHaveLength(1);
});

test('what is shown is in the audit trail', async () => {
  const { id } = await sendOne(WEEK_AGO);
  const answer = await hub.call(listNeedingAction);
  expect(await hub.auditOf(answer)).toEqual([{ action: 'list', record: 'administration', record_ids: [id] }]);
});
